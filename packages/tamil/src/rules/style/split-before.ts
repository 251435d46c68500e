import { splitBefore, withDoubling } from '../joining.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/split-before',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று பிரித்து எழுதுவது மரபு: ‘முன்’, ‘முன்பு’ ஆகியவை தனிச் சொற்கள்.',
    en: 'Written apart: முன், ‘before’, is a word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[உண்பதற்குமுன்] கை கழுவு.', right: 'உண்பதற்கு முன் கை கழுவு.' }],
  allows: ['உண்பதற்கு முன் கை கழுவு.', 'அவன் முன்பு வந்தான்.'],
  when: { endings: withDoubling('குமுன்', 'குமுன்பு', 'குமுன்பே', 'குமுன்னே', 'குமுன்னர்', 'குமுன்னால்') },
  check(word, knowledge) {
    const suggestion = splitBefore(word, 'முன்', knowledge, 'dative')
    return suggestion === undefined ? undefined : word.replaceWith(suggestion)
  },
})
