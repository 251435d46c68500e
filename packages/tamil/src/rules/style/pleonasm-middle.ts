import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-middle',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் ஒரே பொருள் இருமுறை வருகிறது; ‘{suggestion}’ போதும்.',
    en: '‘{found}’ says the same thing twice; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: 'கூடத்தின் [நடு மையத்தில்] நின்றான்.', right: 'கூடத்தின் மையத்தில் நின்றான்.' }],
  allows: ['மையத்தில் நின்றான்.'],
})
