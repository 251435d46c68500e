import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-school',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவள் [ஸ்கூலுக்கு] வந்தாள்.', right: 'அவள் பள்ளிக்கு வந்தாள்.' },
    { wrong: '[டீச்சர்கள்] வந்தனர்.', right: 'ஆசிரியர்கள் வந்தனர்.' },
  ],
  allows: ['அவள் பள்ளியில் படித்தாள்.'],
})
