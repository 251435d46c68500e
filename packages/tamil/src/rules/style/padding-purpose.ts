import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/padding-purpose',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதைச் சுருக்கமாக ‘{suggestion}’ என்று சொன்னால் தெளிவாக இருக்கும்.',
    en: '‘{found}’ is long-winded; ‘{suggestion}’ is clearer.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[நோக்கத்தைக் கருத்தில் கொண்டு]', right: 'நோக்கத்துக்காக' }],
  allows: ['மழை என்பதால் வரவில்லை.'],
})
