import type { Word } from '../../text/word.ts'
import { wordsWith } from '../patterns.ts'
import { defineRule } from '../rule.ts'

const VOWEL = /^[அ-ஔ]/u

export default defineRule({
  id: 'style/oru-before-vowel',
  type: 'style',
  severity: 'low',
  certainty: 'doubtful',
  message: {
    ta: '‘{next}’ உயிரெழுத்தில் தொடங்குவதால், செம்மையான எழுத்தில் ‘ஓர்’ என எழுதுவது மரபு.',
    en: 'Before a vowel careful writing has ‘ஓர்’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், ஏழாம் வகுப்பு: ஓர், ஒரு',
  examples: [{ wrong: 'ஓர் ஊரில் [ஒரு] அரசன் இருந்தான்.', alternatives: ['ஓர்'] }],
  allows: ['ஒரு மரம் நின்றது.', 'ஓர் ஊர் இருந்தது.', 'ஒரு ஐஸ்கிரீம் வாங்கு.', 'ஒரு ஊர் இருந்தது.'],
  when: 'text',
  check(text, { loans }) {
    // Print is divided: only who writes ஓர் as well is told, and once.
    if (!wordsWith('ஓர்', text).some(({ text: word, next }) => word === 'ஓர்' && isVowel(next)))
      return undefined
    const word = wordsWith('ஒரு', text).find((one) => isBeforeVowel(one, loans))
    return word?.replaceWith('ஓர்', { captures: { next: word.next?.text ?? '' } })
  },
})

function isVowel(word: Word | undefined): boolean {
  return word !== undefined && VOWEL.test(word.text)
}

function isBeforeVowel(word: Word, loans: ReadonlySet<string>): boolean {
  const { next } = word
  if (word.text !== 'ஒரு' || word.quoted || next === undefined || !isVowel(next)) return false
  return !next.analyses.some(({ lemma }) => loans.has(lemma))
}
