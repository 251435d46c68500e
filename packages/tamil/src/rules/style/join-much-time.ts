import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-much-time',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘வெகு’ அளவைக் காட்டும்போது பின்வரும் பெயரோடு சேரும்.',
    en: 'Written as one word: வெகு, ‘much’, joins the noun of time or distance after it.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[வெகு தூரம்] நடந்தான்.', right: 'வெகுதூரம் நடந்தான்.' }],
  allows: ['வெகுதூரம் நடந்தான்.', 'அது வெகு அழகு.'],
})
