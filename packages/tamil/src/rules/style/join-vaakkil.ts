import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-vaakkil',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘வாக்கில்’ திசையைக் காட்டும்போது முன் உள்ள சொல்லோடு சேரும்.',
    en: 'Written as one word: வாக்கில், ‘along’, joins the word of direction.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[நீள வாக்கில்]', right: 'நீளவாக்கில்' }],
  allows: ['நீளவாக்கில் வெட்டு.', 'அவர் வாக்கில் உண்மை இருந்தது.'],
})
