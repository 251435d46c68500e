import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-every',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘தோறும்’ தனிச் சொல் அன்று; முன் உள்ள பெயரோடு சேரும்.',
    en: 'Written as one word: தோறும், ‘every’, is no word of its own.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[வீடு தோறும்]', right: 'வீடுதோறும்' }],
  allows: ['வீடுதோறும் மரம் நடுவோம்.'],
})
