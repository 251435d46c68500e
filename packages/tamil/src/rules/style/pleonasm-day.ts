import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-day',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[இன்றைய தினம்]', right: 'இன்று' }],
  allows: ['இன்று மழை.', 'இன்றைய தினத்தில் நடந்தது.'],
})
