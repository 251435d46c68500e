import type { Word } from '../../text/word.ts'
import { GENDERED_NOUNS } from '../../words/gendered-nouns.ts'
import { defineRule } from '../rule.ts'

const MASCULINE = new Set(GENDERED_NOUNS.map(([masculine]) => masculine))
const FEMININE = new Set(GENDERED_NOUNS.map(([, feminine]) => feminine))

/** `மகளான` ← மகள், `தலைவியான` ← தலைவி. */
const APPOSITION: ReadonlyMap<string, { gender: 'masculine' | 'feminine'; other: string }> = new Map(
  GENDERED_NOUNS.flatMap(
    ([masculine, feminine]): [string, { gender: 'masculine' | 'feminine'; other: string }][] => {
      const [one, other] = [participle(masculine), participle(feminine)]
      return [
        [one, { gender: 'masculine', other }],
        [other, { gender: 'feminine', other: one }],
      ]
    },
  ),
)

function participle(noun: string): string {
  return noun.endsWith('்') ? `${noun.slice(0, -1)}ான` : `${noun}யான`
}

function genderOf(word: Word): 'masculine' | 'feminine' | undefined {
  if (MASCULINE.has(word.text) || word.isOnly('male')) return 'masculine'
  return FEMININE.has(word.text) || word.isOnly('female') ? 'feminine' : undefined
}

export default defineRule({
  id: 'grammar/apposition-gender',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{found}’ அடுத்து வரும் ‘{noun}’ என்பதன் பாலோடு பொருந்தவில்லை; ‘{suggestion}’ என்று வர வேண்டும்.',
    en: '‘{found}’ does not fit the gender of ‘{noun}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: பால் வழுவும் வழாநிலையும்',
  examples: [
    { wrong: 'மன்னரின் [மகளான] இளவரசன் வந்தான்.', right: 'மன்னரின் மகனான இளவரசன் வந்தான்.' },
    { wrong: 'அவருடைய [மாணவனான] தோழி பாடினாள்.', right: 'அவருடைய மாணவியான தோழி பாடினாள்.' },
  ],
  allows: ['மன்னரின் மகனான இளவரசன் வந்தான்.', 'கடவுள் தலைவனான உலகம் இது.'],
  when: { words: [...APPOSITION.keys()] },
  check(word) {
    const apposition = APPOSITION.get(word.text)
    const noun = word.next
    if (apposition === undefined || noun === undefined) return undefined
    const gender = genderOf(noun)
    if (gender === undefined || gender === apposition.gender) return undefined
    return word.replaceWith(apposition.other, { captures: { noun: noun.text } })
  },
})
