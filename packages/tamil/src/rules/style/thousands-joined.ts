import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/thousands-joined',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'எண்ணுப்பெயர் ஒரே சொல்லாக வரும்: ‘{suggestion}’.',
    en: 'This number is one word: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: எண்ணுப்பெயர்ப் புணர்ச்சி',
  examples: [{ wrong: 'ஊரில் [மூன்று ஆயிரம்] மக்கள் உள்ளனர்.', right: 'ஊரில் மூவாயிரம் மக்கள் உள்ளனர்.' }],
  allows: ['ஊரில் மூவாயிரம் மக்கள் உள்ளனர்.'],
})
