import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-people',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவர் நல்ல [எஞ்சினியர்].', right: 'அவர் நல்ல பொறியாளர்.' },
    { wrong: '[நர்ஸ்களை] அழைத்தனர்.', right: 'செவிலியர்களை அழைத்தனர்.' },
  ],
  allows: ['அவர் நல்ல பொறியாளர்.'],
})
