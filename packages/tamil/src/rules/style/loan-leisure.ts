import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-leisure',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [{ wrong: 'அவன் [சினிமாவுக்கு] வந்தான்.', right: 'அவன் திரைப்படத்துக்கு வந்தான்.' }],
  allows: ['அவன் திரைப்படம் பார்த்தான்.'],
})
