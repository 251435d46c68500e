import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-and-so-on',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[போன்ற முதலிய]', right: 'முதலிய' }],
  allows: ['ஆடு, மாடு முதலிய விலங்குகள்.'],
})
