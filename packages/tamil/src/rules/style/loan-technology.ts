import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-technology',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவன் [கம்ப்யூட்டரில்] எழுதினான்.', right: 'அவன் கணினியில் எழுதினான்.' },
    { wrong: '[இன்டர்நெட்டின்] பயன்கள் பல.', right: 'இணையத்தின் பயன்கள் பல.' },
  ],
  allows: ['அவன் கணினியில் எழுதினான்.'],
})
