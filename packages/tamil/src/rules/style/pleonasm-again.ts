import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-again',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[திரும்ப மீண்டும்]', right: 'மீண்டும்' }],
  allows: ['மீண்டும் வந்தான்.', 'மீண்டும் மீண்டும் கேட்டான்.'],
})
