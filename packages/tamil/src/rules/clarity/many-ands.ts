import { memoize } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/many-ands',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'ஒரே தொடரில் ‘மற்றும்’ பலமுறை வருகிறது; காற்புள்ளியோ ‘உம்’ ஈறோ போதும்.',
    en: 'மற்றும் stands many times in one sentence; commas or -உம் will do.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'ஆடு மற்றும் மாடு மற்றும் கோழி மற்றும் வாத்து [மற்றும்] மயில் வந்தன.' }],
  allows: ['ஆடு மற்றும் மாடு வந்தன.'],
  when: { words: ['மற்றும்'] },
  check(word) {
    return andsIn(word.sentence)[MOST] === word ? word.advise() : undefined
  },
})

const MOST = 3

const andsIn = memoize(({ words }: Sentence) => words.filter(({ text }) => text === 'மற்றும்'))
