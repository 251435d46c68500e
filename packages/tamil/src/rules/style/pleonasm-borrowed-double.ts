import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-borrowed-double',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதில் கடன்சொல்லும் அதன் தமிழ்ச்சொல்லும் சேர்ந்து வருகின்றன; ‘{suggestion}’ போதும்.',
    en: 'The borrowed word and its Tamil meaning stand together; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[கேட் வாசல்]', right: 'வாசல்' }],
  allows: ['வாசல் திறந்தது.'],
})
