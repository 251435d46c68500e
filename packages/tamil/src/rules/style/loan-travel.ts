import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-travel',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'நாங்கள் [பஸ்ஸில்] போனோம்.', right: 'நாங்கள் பேருந்தில் போனோம்.' },
    { wrong: 'அவன் [டிக்கெட்டை] எடுத்தான்.', right: 'அவன் பயணச்சீட்டை எடுத்தான்.' },
  ],
  allows: ['நாங்கள் பேருந்தில் போனோம்.', '“பஸ் வந்தது” என்றான்.'],
})
