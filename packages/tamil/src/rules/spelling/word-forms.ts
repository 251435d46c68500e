import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/word-forms',
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்பது திருந்திய வடிவம் அன்று; எழுத்துத் தமிழில் ‘{suggestion}’ என்று எழுதுக.',
    en: '‘{found}’ is not the correct form of the word; written Tamil has ‘{suggestion}’.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?, பிழையும் திருத்தமும்',
  examples: [
    { wrong: '[சிகப்பு] நிற மலர்.', right: 'சிவப்பு நிற மலர்.' },
    { wrong: '[சுவற்றில்] எழுதாதே.', right: 'சுவரில் எழுதாதே.' },
  ],
  allows: [
    '‘சுவற்றில்’ என்று எழுதாதீர்கள்.',
    'அவன் சொல் மனத்தைப் புண்ணாக்கும்.',
    'சிவப்பு மலர்.',
    'எண்ணெய் வாங்கினேன்.',
    'சுவரில் எழுதாதே.',
  ],
})
