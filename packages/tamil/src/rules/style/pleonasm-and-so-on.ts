import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-and-so-on',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  allows: ['ஆடு, மாடு முதலிய விலங்குகள்.'],
  pairs: {
    'போன்ற முதலிய': 'முதலிய',
    'முதலிய போன்ற': 'போன்ற',
    'முதலான போன்ற': 'போன்ற',
    'போன்றவை முதலியன': 'முதலியன',
    'முதலியவை போன்றவை': 'போன்றவை',
    'ஆகியவை போன்றவை': 'போன்றவை',
    'ஆகிய முதலிய': 'ஆகிய',
    'உள்ளிட்ட முதலிய': 'உள்ளிட்ட',
    'முதலிய இன்ன பிற': 'முதலிய',
  },
})
