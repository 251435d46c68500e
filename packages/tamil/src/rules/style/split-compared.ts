import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-compared',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘காட்டிலும்’ தனிச் சொல்.',
    en: 'Written apart: காட்டிலும், ‘compared with’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[உன்னைக்காட்டிலும்] அவன் பெரியவன்.', right: 'உன்னைக் காட்டிலும் அவன் பெரியவன்.' }],
  allows: ['உன்னைக் காட்டிலும் அவன் பெரியவன்.'],
  when: { endings: withDoubling('ைக்காட்டிலும்') },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'காட்டிலும்', knowledge, 'accusative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
