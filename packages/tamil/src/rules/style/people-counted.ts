import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/people-counted',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'மக்களை எண்ணும்போது ‘{found}’ என்பதைவிட ‘{suggestion}’ என்பதே தமிழ் மரபு.',
    en: 'People are counted by nouns of their own: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பெயரியல்; தமிழ்நாட்டுப் பாடநூல்: எண்ணுப்பெயர்கள்',
  examples: [{ wrong: 'வீட்டில் [மூன்று பேர்] இருந்தனர்.', right: 'வீட்டில் மூவர் இருந்தனர்.' }],
  allows: ['வீட்டில் மூவர் இருந்தனர்.', 'முப்பது பேர் வந்தனர்.'],
})
