import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-whichever',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{suggestion}’ என்று சேர்த்து எழுதுவது மரபு: ‘ஆவது’, ‘ஏனும்’ என்பவை தனிச் சொற்கள் அல்ல; வினாச்சொல்லோடு சேரும்.',
    en: 'Written as one word: ஆவது, ‘-ever’, joins the question word.',
  },
  source: 'மொழி அறக்கட்டளை, தமிழ் நடைக் கையேடு (2001): சொற்களைச் சேர்த்தும் பிரித்தும் எழுதுதல்',
  examples: [{ wrong: '[யார் ஆவது]', right: 'யாராவது' }],
  allows: ['யாராவது வருவார்களா?', 'அந்த ஒருவர் வந்தார்.', 'இந்த ஒரு வழி மட்டும் உண்டு.'],
})
