import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'spelling/borrowed-words',
  type: 'spelling',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்பது பிழையான வடிவம்; இக்கடன்சொல்லைத் தமிழில் ‘{suggestion}’ என்று எழுதுவர்.',
    en: '‘{found}’ is misspelt; this borrowed word is written ‘{suggestion}’ in Tamil.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், வடசொல் எழுதும் முறை; நன்னூல் 146-148',
  examples: [
    { wrong: 'அவனுக்கு [அதிர்ஸ்டம்] இல்லை.', right: 'அவனுக்கு அதிர்ஷ்டம் இல்லை.' },
    { wrong: 'இது [முக்யமான] செய்தி.', right: 'இது முக்கியமான செய்தி.' },
  ],
  allows: ['இது முக்கியமான செய்தி.', 'கஸ்டமர் கேர் எண்.'],
})
