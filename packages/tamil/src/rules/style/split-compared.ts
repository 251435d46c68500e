import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-compared',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘காட்டிலும்’, ‘பார்க்கிலும்’ ஆகியவை தனிச் சொற்கள்.',
    en: 'Written apart: காட்டிலும் and பார்க்கிலும், ‘compared with’, are words of their own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [
    { wrong: '[உன்னைக்காட்டிலும்] அவன் பெரியவன்.', right: 'உன்னைக் காட்டிலும் அவன் பெரியவன்.' },
    { wrong: '[பணத்தைப்பார்க்கிலும்] மானம் பெரிது.', right: 'பணத்தைப் பார்க்கிலும் மானம் பெரிது.' },
  ],
  allows: ['உன்னைக் காட்டிலும் அவன் பெரியவன்.'],
  when: { endings: withDoubling('ைக்காட்டிலும்', 'ைப்பார்க்கிலும்') },
  check(word, knowledge) {
    const suggestion = splitBefore(
      word,
      word.text.includes('காட்டிலும்') ? 'காட்டிலும்' : 'பார்க்கிலும்',
      knowledge,
      'accusative',
    )
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
