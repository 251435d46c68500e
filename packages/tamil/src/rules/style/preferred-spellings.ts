import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/preferred-spellings',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ பரவலாக எழுதப்பட்டாலும் ‘{suggestion}’ என்பதே செம்மையான வடிவம்.',
    en: '‘{found}’ is widespread, yet ‘{suggestion}’ is the more correct form.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[பத்திரிக்கை] படித்தான்.', right: 'பத்திரிகை படித்தான்.' }],
  allows: ['பதட்டம் வேண்டாம்.', 'நாகரிகம் வளர்ந்தது.'],
})
