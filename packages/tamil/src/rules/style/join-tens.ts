import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/join-tens',
  type: 'style',
  severity: 'low',
  message: {
    ta: 'பத்தும் ஒற்றை எண்ணும் சேர்ந்து ஒரே எண்ணுப்பெயராகும்: ‘{suggestion}’.',
    en: 'Tens and units make one numeral: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  // Before மூன்று and நான்கு, where no vowel is lost, good print has both.
  examples: [{ wrong: '[இருபத்து ஒன்று]', right: 'இருபத்தொன்று' }],
  allows: ['இருபத்தைந்து பேர்.', 'நூற்று ஐம்பது பேர்.', 'இருபத்து நான்கு மணி நேரம்.'],
})
