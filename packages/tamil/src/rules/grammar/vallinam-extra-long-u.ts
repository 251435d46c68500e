import { obliqueBeforeNext, obliqueCompound } from '../../sandhi/oblique-compounds.ts'
import { bareBeforeNext, everyReading, nounFollows } from '../../sandhi/vallinam-places.ts'
import type { Word } from '../../text/word.ts'
import { withVallinam } from '../../words/vallinam.ts'
import type { Knowledge } from '../rule.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/vallinam-extra-long-u',
  type: 'grammar',
  severity: 'high',
  certainty: 'likely',
  message: {
    ta: '‘{found}’: நெடில்தொடர், உயிர்த்தொடர்க் குற்றியலுகரமாக டு, று என்று முடியும் சொல்லின் பின் வல்லினம் மிகாது: ‘{suggestion}’.',
    en: 'After டு or று that follows a vowel the hard consonant does not double: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகா இடங்கள், நெடில்தொடர், உயிர்த்தொடர்க் குற்றியலுகரம்; வினைத்தொகை',
  examples: [
    { wrong: '[காடுப்] பெரியது.', right: 'காடு பெரியது.' },
    { wrong: '[வயிறுச்] சிறியது.', right: 'வயிறு சிறியது.' },
    { wrong: '[நாடுக்] குடிமக்களுக்கே சொந்தம்.', right: 'நாடு குடிமக்களுக்கே சொந்தம்.' },
    { wrong: '[வீடுத்] தோட்டத்தின் நடுவில் உள்ளது.', right: 'வீடு தோட்டத்தின் நடுவில் உள்ளது.' },
    { wrong: '[தேடுப்பொறி] தந்த செய்தி.', right: 'தேடுபொறி தந்த செய்தி.' },
  ],
  allows: [
    'இரவில் சுறுசுறுப்படையும் பறவைகள் உண்டு.',
    'நடுத் தெருவில் நின்றான்.',
    'நாட்டுப் பாடல்.',
    'ஆற்றுப் படுகை.',
    'எட்டுப் பேர்.',
    'கூடுதல் பணம்.',
    'பொறுப்பு மிகுந்தது.',
  ],
  when: { endings: withVallinam('டு', 'று'), unread: true },
  check(word, knowledge) {
    // வீடுப் பாடம்: the noun is wrong, not the doubling; a rule of its own tells of it.
    if ((obliqueCompound(word.form, knowledge) ?? obliqueBeforeNext(word, knowledge)) !== undefined)
      return undefined
    const bare = bareBeforeNext(word)
    if (bare !== undefined)
      return isLongU(bare, knowledge) && !isRootBeforeNoun(word, bare, knowledge)
        ? word.replaceWith(bare)
        : undefined
    const whole = wholeWithout(word, knowledge)
    return whole === undefined ? undefined : word.replaceWith(whole)
  },
})

/** A vowel before டு or று, and more than two short syllables in all: வீடு, வயிறு, but not நடு, பொறு. */
const LONG_U = /(?:[ாீூேைோௌ]|[ஆஈஊஏஐஓஔ]|[க-ஹ][ிுெொ]?[க-ஹ][ிுெொ]?)[டற]ு$/u

/** The second part of each is a noun, the first a known root or noun: தேடு|ப்|பொறி. */
const SEAM = /^([\u0b80-\u0bff]{2,20}?[டற]ு)([கசதப])்(\2[\u0b80-\u0bff]{2,30})$/u

function isLongU(text: string, { readStems }: Knowledge): boolean {
  if (!LONG_U.test(text) || /(?:க்க|ச்ச|ட்ட|த்த|ப்ப|ற்ற)[டற]ு$/u.test(text)) return false
  return readStems(text).some(({ class: kind }) => kind === 'noun' || kind === 'verb' || kind === 'pronoun')
}

/** தேடு பொறி, வினைத்தொகை: another rule tells of it. */
function isRootBeforeNoun(word: Word, bare: string, { readStems }: Knowledge): boolean {
  return nounFollows(word) && everyReading(readStems(bare), ({ features }) => features.includes('imperative'))
}

function wholeWithout({ text }: Word, knowledge: Knowledge): string | undefined {
  const [, first, , second] = SEAM.exec(text) ?? []
  if (first === undefined || second === undefined || !isLongU(first, knowledge)) return undefined
  // `விறுவிறுப்பு`: a word said twice makes a noun with ‑ப்பு.
  if (first === first.slice(0, first.length / 2).repeat(2)) return undefined
  const isNoun = knowledge.readStems(second).some(({ class: kind }) => kind === 'noun')
  return isNoun ? first + second : undefined
}
