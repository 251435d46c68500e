import { verbPerson } from '../../clauses/reading/finite-verb.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule, type Finding } from '../rule.ts'

const MAX_BEFORE = 4
const MAX_WORDS = 8
const THIRD: ReadonlySet<Person> = new Set(['it', 'he', 'she', 'he-honoured', 'they'])
const WHEN = /(?:போது|பின்|பின்னர்|பிறகு|தும்|வுடன்)$/u

export default defineRule({
  id: 'style/short-clause-comma',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'சிறிய தொடரில் இங்கே காற்புள்ளி வேண்டா: ‘{suggestion}’.',
    en: 'A short sentence needs no comma here.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): நிறுத்தக்குறிகள், காற்புள்ளி',
  examples: [
    { wrong: 'மழை [பெய்தபோது,] நாங்கள் வீட்டில் இருந்தோம்.', right: 'மழை பெய்தபோது நாங்கள் வீட்டில் இருந்தோம்.' },
    { wrong: 'எங்கள் ஊரின் [தலைவர்,] இன்று வந்தார்.', right: 'எங்கள் ஊரின் தலைவர் இன்று வந்தார்.' },
  ],
  allows: ['மழை பெய்தபோது நாங்கள் வீட்டில் இருந்தோம்.', 'அம்மா, இங்கே வாருங்கள்.', 'ஆசிரியர், மாணவர் வந்தனர்.'],
  when: 'sentence',
  check(sentence) {
    const { words, lastWord } = sentence
    if (words.length > MAX_WORDS || lastWord?.isOnly('finite') !== true || lastWord.is('imperative'))
      return undefined
    const before = words.filter(({ tokenAfter }) => tokenAfter === ',')
    const [word] = before
    if (word === undefined || before.length > 1 || word.quoted || word.index >= MAX_BEFORE) return undefined
    const clause = word.index > 0 && WHEN.test(word.text) && !word.isA('noun')
    return clause || isSubject(sentence, word.index) ? withoutComma(sentence, word.index) : undefined
  },
})

/** A person with who it is before, and no other who might be called or listed behind. */
function isSubject({ words, lastWord }: Sentence, at: number): boolean {
  const subject = words[at]
  const verb = lastWord
  if (
    at < 1 ||
    (verb !== undefined && !THIRD.has(verbPerson(verb) ?? 'i')) ||
    subject?.isOnly('nominative', 'rational') !== true ||
    subject.is('clitic-e') ||
    verb === undefined
  )
    return false
  const behind = words.slice(at + 1, verb.index)
  return behind.length <= 2 && behind.every((word) => !word.is('nominative') || word.is('time'))
}

function withoutComma({ words }: Sentence, at: number): Finding | undefined {
  const word = words[at]
  return word && { start: word.start, end: word.end + 1, suggestion: word.text }
}
