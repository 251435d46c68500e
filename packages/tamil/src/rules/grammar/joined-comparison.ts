import { isOfDegree } from '../../clauses/government/before-postposition.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis, WordClass } from '../../words/analysis.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

const KINDS = ['rational', 'time', 'place', 'group'] as const

export default defineRule({
  id: 'grammar/joined-comparison',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘விட’ என்பதற்கு முன் பெயர் இரண்டாம் வேற்றுமையில் (ஐ) வர வேண்டும்: ‘{suggestion}’.',
    en: 'What something is compared with stands in the accusative before ‘விட’: ‘{suggestion}’.',
  },
  source: 'Th. Lehmann, A Grammar of Modern Tamil (1989): comparison with viṭa',
  examples: [
    { wrong: 'வெயில் போன [மாதம்விட] அதிகம்.', right: 'வெயில் போன மாதத்தைவிட அதிகம்.' },
    { wrong: 'இவள் [எனக்குவிட] வேகமாக ஓடினாள்.', right: 'இவள் என்னைவிட வேகமாக ஓடினாள்.' },
    { wrong: '[நேற்றுவிட] இன்று குளிர் குறைவு.', right: 'நேற்றைவிட இன்று குளிர் குறைவு.' },
    { wrong: 'அவள் [தம்பிவிடப்] பெரியவள்.', right: 'அவள் தம்பியைவிடப் பெரியவள்.' },
  ],
  allows: ['வெயில் போன மாதத்தைவிட அதிகம்.', 'அவன் எழுந்துவிடப் பெரிதும் முயன்றான்.'],
  when: { endings: ['விட', 'விடக்', 'விடச்', 'விடத்', 'விடப்'] },
  check(word, { analyse, inCase }) {
    const [, stem, comparison] = /^(.+)(விட[க்ச்த்ப்]*)$/u.exec(word.text) ?? []
    if (stem === undefined || comparison === undefined) return undefined
    const readings = analyse(stem)
    const reading = readings.find(({ class: kind }) => kind !== 'adverb')
    const isWrong = isInDative(readings) || (isBare(readings) && isMoreOrLess(word))
    const compared = reading && isWrong ? inCase(withoutVallinam(stem), reading, 'accusative') : undefined
    return compared === undefined ? undefined : word.replaceWith(compared + comparison)
  },
})

/** `எனக்குவிட`, `வீட்டுக்குவிட`: விடு does not join a noun in the dative. */
function isInDative(readings: readonly Analysis[]): boolean {
  return (
    readings.length > 0 &&
    readings.every(
      ({ class: kind, features, guessed }) =>
        NOMINAL.has(kind) && guessed !== true && features.includes('dative'),
    )
  )
}

const NOMINAL: ReadonlySet<WordClass> = new Set(['noun', 'name', 'pronoun'])

/** நேற்று is an adverb, too. */
function isBare(readings: readonly Analysis[]): boolean {
  const bare = readings.filter(({ class: kind }) => kind !== 'adverb')
  return (
    bare.length > 0 &&
    bare.every(
      ({ class: kind, features, guessed }) =>
        NOMINAL.has(kind) &&
        guessed !== true &&
        features.includes('nominative') &&
        KINDS.some((one) => features.includes(one)),
    )
  )
}

/** Whether a word of degree follows; ஆண்டுவிட may also be ‘to have ruled’, so that only what no verb explains has it farther off. */
function isMoreOrLess(word: Word): boolean {
  if (isOfDegree(word.next)) return true
  const rest = word.sentence.words.slice(word.index + 1, word.index + 9)
  return word.analyses.length === 0 && rest.some((one) => MORE.test(one.text))
}

const MORE = /^(?:அதிக|குறைவ|குறைந்|உயர்|பெரி|சிறி|கூடுதல|மேல|சிற|மூத்த|இளைய|உயர)/u
