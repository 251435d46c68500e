import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-but',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[ஆனால் எனினும்]', right: 'எனினும்' }],
  allows: ['எனினும் வந்தான்.', 'அவனும் கூட வந்தான்.'],
})
