import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-therefore',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  allows: ['எனவே வந்தான்.'],
  pairs: {
    'எனவே ஆகவே': 'எனவே',
    'ஆகவே எனவே': 'ஆகவே',
    'அதனால் எனவே': 'எனவே',
    'எனவே அதனால்': 'எனவே',
    'ஆகையால் எனவே': 'எனவே',
    'ஏனெனில் காரணம்': 'ஏனெனில்',
    'காரணம் ஏனென்றால்': 'ஏனென்றால்',
    'ஏனென்றால் காரணம்': 'ஏனென்றால்',
  },
})
