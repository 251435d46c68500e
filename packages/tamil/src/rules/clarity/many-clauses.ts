import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/many-clauses',
  type: 'clarity',
  severity: 'low',
  message: {
    ta: 'முற்றுவினை வரும்வரை {count} எச்சங்கள் தொடர்கின்றன; தொடரைப் பிரித்துப் பாருங்கள்.',
    en: '{count} participles follow one another before the finite verb; try splitting the sentence.',
  },
  source: 'தெளிவு: அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?; Th. Lehmann, A Grammar of Modern Tamil (1989)',
  examples: [{ wrong: 'அவன் எழுந்து, குளித்து, எழுதி, ஓடி, வந்து, நின்று [சேர்ந்தான்].' }],
  allows: ['அவன் எழுந்து குளித்து வந்தான்.'],
  when: 'sentence',
  check(sentence) {
    const { lastWord, words } = sentence
    if (lastWord === undefined || words.length <= MOST || !lastWord.is('finite')) return undefined
    const participles = words.filter((word) => isParticiple(word) && !word.quoted)
    return participles.length > MOST
      ? lastWord.advise({ captures: { count: String(participles.length) } })
      : undefined
  },
})

const MOST = 5
const isParticiple = memoizeForm((word: Word) => word.isOnly('verbal-participle') && !LINKS.has(word.text))
/** Participles that serve as postpositions or quotatives. */
const LINKS = new Set([
  'என்று',
  'பற்றி',
  'குறித்து',
  'இருந்து',
  'கொண்டு',
  'வைத்து',
  'சேர்ந்து',
  'தொடர்ந்து',
  'எதிர்த்து',
  'பொறுத்து',
])
