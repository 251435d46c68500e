import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-until',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: சுட்டு, வினாச் சொற்களோடு ‘வரை’ சேரும்.',
    en: 'Written as one word: வரை, ‘until’, joins the demonstrative.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[இது வரை]', right: 'இதுவரை' }],
  allows: ['இதுவரை அவன் வரவில்லை.', 'அவன் வரை படம்.', 'போட்டியின் இறுதி வரை ஓடினான்.', 'நேற்று வரை மழை பெய்தது.'],
})
