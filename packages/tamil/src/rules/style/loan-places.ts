import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-places',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'நாங்கள் [ஹோட்டலில்] உண்டோம்.', right: 'நாங்கள் உணவகத்தில் உண்டோம்.' },
    { wrong: 'அவள் [ஆஸ்பத்திரிக்கு] ஓடினாள்.', right: 'அவள் மருத்துவமனைக்கு ஓடினாள்.' },
  ],
  allows: ['நாங்கள் உணவகத்தில் உண்டோம்.'],
})
