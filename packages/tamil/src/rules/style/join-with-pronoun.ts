import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-with-pronoun',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: மூன்றாம் வேற்றுமைச் சொல்லுருபான ‘உடன்’ முன் உள்ள பெயரோடு சேரும்.',
    en: 'Written as one word: உடன், ‘with’, is a case ending.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[அவர் உடன்]', right: 'அவருடன்' }],
  allows: ['அவருடன் வந்தேன்.'],
})
