import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/vallinam-missing-simile',
  type: 'grammar',
  missingDoubling: 'required',
  severity: 'low',
  certainty: 'likely',
  message: {
    ta: '‘{suggestion}’ என்பது உவமைத்தொகை (‘போன்ற’ என்னும் உவம உருபு மறைந்துள்ளது). உவமைத்தொகையில் வல்லினம் மிகும்.',
    en: '‘{suggestion}’ is a compound of likeness (உவமைத்தொகை); the hard consonant doubles in it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 9–12: வல்லினம் மிகும் இடங்கள், உவமைத்தொகை',
  examples: [{ wrong: '[மலர் பாதம்]', right: 'மலர்ப் பாதம்' }],
  allows: ['மலர் முகம்.', 'தாமரை முகம்.'],
})
