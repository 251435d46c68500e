import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-all',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[அனைத்து எல்லா]', right: 'அனைத்து' }],
  allows: ['அனைத்து மாணவர்களும் வந்தனர்.'],
})
