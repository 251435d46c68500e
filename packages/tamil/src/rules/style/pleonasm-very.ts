import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-very',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  allows: ['மிக மிக நல்லவன்.', 'மிகவும் நல்லவன்.'],
  pairs: {
    'மிகவும் மிக': 'மிக',
    'மிக மிகவும்': 'மிகவும்',
    'மிகவும் உச்ச': 'உச்ச',
    'மிகவும் தலைசிறந்த': 'தலைசிறந்த',
    'மிகவும் ஒப்பற்ற': 'ஒப்பற்ற',
    'மிகவும் ஈடிணையற்ற': 'ஈடிணையற்ற',
    'மிகவும் தனித்துவமான': 'தனித்துவமான',
    'மிகவும் இன்றியமையாத': 'இன்றியமையாத',
  },
})
