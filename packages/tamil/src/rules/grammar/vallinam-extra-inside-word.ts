import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/vallinam-extra-inside-word',
  type: 'grammar',
  severity: 'medium',
  message: {
    ta: '‘{suggestion}’ என்னும் சொல்லில் வல்லின மெய் மிகாது.',
    en: 'The hard consonant does not double inside ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள்; தமிழ்ப் பேரகராதி',
  examples: [{ wrong: 'அவர் [முதுப்பெரும்] புலவர்.', right: 'அவர் முதுபெரும் புலவர்.' }],
  allows: ['ஒருகாலும் மறவேன்.', 'ஒருக்காலும் கைவிடாதே.', 'வாய்பாடு எளியது.', 'ஒருக்கால் அவர் வரலாம்.'],
})
