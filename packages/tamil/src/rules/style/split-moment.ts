import { splitBefore } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-moment',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘மாத்திரத்தில்’ தனிச் சொல்.',
    en: 'Written apart: மாத்திரத்தில், ‘the moment that’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: 'அவனைக் [கண்டமாத்திரத்தில்] ஓடினாள்.', right: 'அவனைக் கண்ட மாத்திரத்தில் ஓடினாள்.' }],
  allows: ['அவனைக் கண்ட மாத்திரத்தில் ஓடினாள்.'],
  when: { endings: ['மாத்திரத்தில்', 'மாத்திரத்திலேயே'] },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'மாத்திர', knowledge, 'relative-participle')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
