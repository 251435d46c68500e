import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-another',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘வேறு’ என்பதன் இறுதி உகரம் உயிரெழுத்தின் முன் மறையும்.',
    en: 'Written as one word: the final உ of வேறு goes before a vowel.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[வேறு ஒரு]', right: 'வேறொரு' }],
  allows: ['வேறொரு வழி உண்டு.', 'வேறு பாதை இல்லை.', 'இதைத் தவிர வழி வேறு இல்லை.', 'வேறு என்ன வேண்டும்?'],
})
