import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/padding-can',
  severity: 'low',
  message: {
    ta: '‘{found}’ என்பதைச் சுருக்கமாக ‘{suggestion}’ என்று சொன்னால் தெளிவாக இருக்கும்.',
    en: '‘{found}’ is long-winded; ‘{suggestion}’ is clearer.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  allows: ['அவனால் முடியும்.'],
  pairs: {
    'முடியக்கூடியதாக உள்ளது': 'முடிகிறது',
    'முடியக்கூடியதாக இருக்கும்': 'முடியும்',
    'கூடிய வாய்ப்பு உள்ளது': 'கூடும்',
    'கூடியதாக இருக்கும்': 'கூடும்',
    'கூடியதாக உள்ளது': 'கூடும்',
    'இயலக்கூடியதாக உள்ளது': 'இயல்கிறது',
  },
})
