import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/padding-must',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதைச் சுருக்கமாக ‘{suggestion}’ என்று சொன்னால் தெளிவாக இருக்கும்.',
    en: '‘{found}’ is long-winded; ‘{suggestion}’ is clearer.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: 'கட்டணம் செலுத்த [வேண்டியதாக உள்ளது].', right: 'கட்டணம் செலுத்த வேண்டும்.' }],
  allows: ['செய்ய வேண்டும்.', 'வேண்டியதாக இருந்த பொருள்.'],
})
