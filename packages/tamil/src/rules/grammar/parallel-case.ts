import { putInCase } from '../../clauses/government.ts'
import { verbsAfter } from '../../clauses/nominals-before.ts'
import type { Word } from '../../text/word.ts'
import type { Feature } from '../../words/analysis.ts'
import { defineRule } from '../rule.ts'

const OTHER_CASES = ['dative', 'locative', 'instrumental', 'sociative'] as const
/** Two nouns of one of these kinds, side by side and both with -உம், are one phrase. */
const KINDS: readonly Feature[] = [
  'abstract',
  'thing',
  'food',
  'plant',
  'animal',
  'mass',
  'body',
  'place',
  'language',
]

export default defineRule({
  id: 'grammar/parallel-case',
  type: 'grammar',
  severity: 'medium',
  certainty: 'likely',
  message: {
    ta: '‘உம்’ சேர்ந்து இணையும் பெயர்கள் ஒரே வேற்றுமையில் வர வேண்டும்: ‘{suggestion} {other}’.',
    en: 'Nouns that -உம் joins stand in one case: ‘{suggestion} {other}’.',
  },
  source: 'நன்னூல்: எண்ணும்மை; Th. Lehmann, A Grammar of Modern Tamil (1989): coordination with -um',
  examples: [
    { wrong: 'அவர் [எளிமைக்கும்] நேர்மையையும் போற்றினார்.', right: 'அவர் எளிமையையும் நேர்மையையும் போற்றினார்.' },
    { wrong: 'அம்மா [அரிசியிலும்] பருப்பையும் வாங்கினாள்.', right: 'அம்மா அரிசியையும் பருப்பையும் வாங்கினாள்.' },
  ],
  allows: [
    'உண்மைக்கும் பொய்க்கும் வேறுபாடு உண்டு.',
    'அவனுக்கும் ஒரு பழத்தையும் கொடுத்தாள்.',
    'மழைக்கும் வெயிலுக்கும் குடை வேண்டும்.',
    'ஆட்டுக்கும் மாட்டுக்கும் புல்லையும் தண்ணீரையும் கொடுத்தான்.',
  ],
  when: { features: ['clitic-um'] },
  check(word, knowledge) {
    const other = word.next
    if (other === undefined || !isListed(word) || !isListed(other)) return undefined
    if (!other.isOnly('accusative') || !OTHER_CASES.some((one) => word.isOnly(one))) return undefined
    if (!KINDS.some((kind) => word.isOnly(kind) && other.isOnly(kind))) return undefined
    // A third or fourth member may belong to either.
    if (word.previous?.is('clitic-um') === true || other.next?.is('clitic-um') === true) return undefined
    if (!verbsAfter(other).some((verb) => verb.is('transitive'))) return undefined
    return putInCase(word, 'accusative', knowledge, { captures: { other: other.text } })
  },
})

function isListed(word: Word): boolean {
  return word.isOnly('clitic-um', 'irrational') && !word.is('time') && !word.isA('pronoun')
}
