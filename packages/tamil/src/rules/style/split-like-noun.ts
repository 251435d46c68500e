import { isPronounBefore, splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-like-noun',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘போல’, ‘போல்’ ஆகியவை தனிச் சொற்கள்.',
    en: 'Written apart: போல, ‘like’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[மயிலைப்போல] ஆடினாள்.', right: 'மயிலைப் போல ஆடினாள்.' }],
  allows: ['மயிலைப் போல ஆடினாள்.', 'அதுபோல் செய்.'],
  when: { endings: withDoubling('ைப்போல', 'ைப்போல்', 'ைப்போன்ற', 'ைப்போலவே', 'ைப்போன்று') },
  check(word, knowledge) {
    if (isPronounBefore(word, 'போ', knowledge)) return undefined
    const suggestion = splitBefore(word, 'போ', knowledge, 'accusative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
