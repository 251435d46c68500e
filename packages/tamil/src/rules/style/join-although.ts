import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/join-although',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: பெயரெச்சத்தோடு ‘போதிலும்’ சேர்ந்து ஒரே இணைப்புச் சொல்லாகும்.',
    en: 'Written as one word: போதிலும், ‘although’, joins the participle before it.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[முயன்ற போதிலும்] தோற்றான்.', right: 'முயன்றபோதிலும் தோற்றான்.' }],
  allows: ['முயன்றபோதிலும் தோற்றான்.', 'மாலைப் போதிலும் வெயில் அடித்தது.'],
  when: { words: ['போதிலும்'] },
  check(word) {
    const { previous } = word
    if (previous === undefined || !previous.isOnly('relative-participle')) return undefined
    return previous.replaceThrough(word, previous.text + word.text)
  },
})
