import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/pleonasm-move',
  type: 'style',
  severity: 'low',
  message: {
    ta: '‘{found}’: வினையே திசையைக் காட்டுகிறது; ‘{suggestion}’ போதும்.',
    en: 'The verb itself shows the direction; ‘{suggestion}’ is enough.',
  },
  source: 'அ. கி. பரந்தாமனார், நல்ல தமிழ் எழுத வேண்டுமா?',
  examples: [{ wrong: '[மேலே ஏறி]', right: 'ஏறி' }],
  allows: ['அவன் உள்ளே வந்தான்.', 'மரத்தில் ஏறினான்.', 'கதவைத் திறந்து உள்ளே நுழைந்தான்.', 'மண்டபத்தின் உள்ளே நுழைந்து பார்த்தாள்.'],
})
