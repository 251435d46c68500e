import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-office',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவர் [ஆபீஸில்] இருக்கிறார்.', right: 'அவர் அலுவலகத்தில் இருக்கிறார்.' },
    { wrong: 'அவன் [லோனை] அடைத்தான்.', right: 'அவன் கடனை அடைத்தான்.' },
  ],
  allows: ['அவர் அலுவலகத்தில் இருக்கிறார்.'],
})
