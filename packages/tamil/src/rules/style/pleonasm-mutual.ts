import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-mutual',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[ஒருவருக்கொருவர் பரஸ்பரம்]', right: 'ஒருவருக்கொருவர்' }],
  allows: ['ஒருவருக்கொருவர் உதவினர்.', 'இறுதி முடிவு வந்தது.'],
})
