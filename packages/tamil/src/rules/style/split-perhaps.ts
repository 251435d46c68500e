import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-perhaps',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘போலும்’ தனிச் சொல்.',
    en: 'Written apart: போலும், ‘it seems’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: 'அது பழைய [நாணயம்போலும்].', right: 'அது பழைய நாணயம் போலும்.' }],
  allows: ['அது பழைய நாணயம் போலும்.'],
  when: { endings: withDoubling('போலும்') },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'போலும்', knowledge, 'nominative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
