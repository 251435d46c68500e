import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-emphatic',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: தேற்றத்தைக் காட்டும் ‘தான்’ முன் உள்ள சொல்லோடு சேரும்.',
    en: 'Written as one word: the emphatic தான் joins the word before it.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[அது தான்]', right: 'அதுதான்' }],
  allows: ['அதுதான் உண்மை.', 'அவன் தானே வந்தான்.'],
})
