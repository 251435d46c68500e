import { isOfDegree } from '../../clauses/government/around-postposition.ts'
import type { Word } from '../../text/word.ts'
import type { Analysis, WordClass } from '../../words/analysis.ts'
import { withoutVallinam } from '../../words/vallinam.ts'
import { defineRule } from '../rule.ts'

/** What is let go, sent or run is the object of விடு: `மூச்சுவிட`, `சிறப்புப் பேருந்துவிட`. */
const LET_GO =
  /^(?:மூச்சு|பெருமூச்சு|கொட்டாவி|கண்ணீர்|தண்ணீர்|நீர்|எண்ணெய்|பட்டம்|தூது|சவால்|அறைகூவல்|அழைப்பு|ஏலம்|விடுமுறை|வேர்|துளிர்|முளை|தளிர்|பூ|காற்று|புகை|உயிர்|வாடகை|குத்தகை|குரல்|ஏப்பம்|வழி|இடம்|கை|காது|மிச்சம்|மீதி|இடைவெளி|சாபம்|அம்பு|ஓலை|படகு|கப்பல்|பேருந்து|வண்டி|தேர்|தோணி|வெடி|வாணம்|நூல்|ஆள்|வார்த்தை|சொல்|அறிக்கை|துணி|மாடு|கோழி|சேவல்)$/u

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
    { wrong: 'வெயில் போன [மாதத்தின்விட] அதிகம்.', right: 'வெயில் போன மாதத்தைவிட அதிகம்.' },
    { wrong: 'வெயில் போன [மாதம்விட] அதிகம்.', right: 'வெயில் போன மாதத்தைவிட அதிகம்.' },
    { wrong: 'இவள் [எனக்குவிட] வேகமாக ஓடினாள்.', right: 'இவள் என்னைவிட வேகமாக ஓடினாள்.' },
    { wrong: '[பணம்விட] நிம்மதியே பெரிது.', right: 'பணத்தைவிட நிம்மதியே பெரிது.' },
    { wrong: 'பேருந்து [ரயில்விட] விரைவாகச் செல்லும்.', right: 'பேருந்து ரயிலைவிட விரைவாகச் செல்லும்.' },
    { wrong: 'சென்ற [ஆண்டுவிட] இந்த ஆண்டு மழை அதிகம்.', right: 'சென்ற ஆண்டைவிட இந்த ஆண்டு மழை அதிகம்.' },
    { wrong: '[நேற்றுவிட] இன்று குளிர் குறைவு.', right: 'நேற்றைவிட இன்று குளிர் குறைவு.' },
    { wrong: 'அவள் [தம்பிவிடப்] பெரியவள்.', right: 'அவள் தம்பியைவிடப் பெரியவள்.' },
  ],
  allows: ['வெயில் போன மாதத்தைவிட அதிகம்.', 'அவன் எழுந்துவிடப் பெரிதும் முயன்றான்.', 'அவர் மூச்சுவிட மிகவும் துன்பப்பட்டார்.'],
  when: { endings: ['விட', 'விடக்', 'விடச்', 'விடத்', 'விடப்'] },
  check(word, { analyse, inCase }) {
    const [, stem, comparison] = /^(.+)(விட(?:[கசதப]்)?)$/u.exec(word.text) ?? []
    if (stem === undefined || comparison === undefined) return undefined
    const readings = analyse(stem).filter(({ class: kind }) => kind !== 'verb' || !isTime(word))
    const reading = readings.find(({ class: kind }) => kind !== 'adverb')
    const isWrong =
      isInDative(readings) ||
      isInGenitive(readings) ||
      (isBare(readings) && !LET_GO.test(withoutVallinam(stem)) && isMoreOrLess(word))
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

/** `மாதத்தின்விட`; என்விட is of a stem without ending. */
function isInGenitive(readings: readonly Analysis[]): boolean {
  return (
    readings.length > 0 &&
    readings.every(
      ({ class: kind, features, guessed }) =>
        kind === 'noun' && guessed !== true && features.includes('genitive'),
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
        NOMINAL.has(kind) && guessed !== true && features.includes('nominative'),
    )
  )
}

/** Whether a word of degree follows; ஆண்டுவிட may also be ‘to have ruled’, so that only what no verb explains has it farther off. */
function isMoreOrLess(word: Word): boolean {
  if (isOfDegree(word.next)) return true
  const rest = word.sentence.words.slice(word.index + 1, word.index + 9)
  const isNoun = word.analyses.length === 0 || isTime(word)
  return isNoun && (word.next?.isA('adverb') === true || rest.some((one) => MORE.test(one.text)))
}

/** `சென்ற ஆண்டுவிட`: not to have ruled. */
const isTime = ({ previous }: Word) => /^(?:சென்ற|கடந்த|போன|முந்தைய)$/u.test(previous?.text ?? '')

const MORE = /^(?:அதிக|குறைவ|குறைந்|உயர்|பெரி|சிறி|கூடுதல|மேல|சிற|மிகு|மூத்த|இளைய|உயர)/u
