import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/vallinam-extra-inside-word',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்னும் சொல்லில் வல்லின மெய் மிகாது.',
    en: 'The hard consonant does not double inside ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள்; தமிழ்ப் பேரகராதி',
  examples: [{ wrong: 'அவர் [முதுப்பெரும்] புலவர்.', right: 'அவர் முதுபெரும் புலவர்.' }],
  pairs: {
    ஒருக்காலும்: 'ஒருகாலும்',
    வாய்ப்பாடு: 'வாய்பாடு',
    வாய்ப்பாடுகள்: 'வாய்பாடுகள்',
    'ஏகக்கால…': 'ஏககால…',
    'முதுப்பெரும்…': 'முதுபெரும்…',
    'தமிழ்நாடுக் காங்கிரசு': 'தமிழ்நாடு காங்கிரசு',
  },
  allows: ['ஒருகாலும் மறவேன்.', 'வாய்பாடு எளியது.', 'ஒருக்கால் அவர் வரலாம்.'],
})
