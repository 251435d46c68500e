import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/parts-of-plants',
  type: 'style',
  severity: 'medium',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: 'தாவர மரபு: ‘{found}’ அன்று, ‘{suggestion}’ என்பதே மரபு.',
    en: 'Leaves, unripe fruit and groves of each plant have their own names: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: மரபுச் சொற்கள், தாவர உறுப்புகள்',
  allows: ['தென்னையோலை வேய்ந்த வீடு.', 'மாந்தோப்பில் விளையாடினர்.', 'வாழையிலையில் உணவு.'],
  examples: [{ wrong: 'முற்றத்தில் [மாம்பிஞ்சு] விழுந்தது.', right: 'முற்றத்தில் மாவடு விழுந்தது.' }],
})
