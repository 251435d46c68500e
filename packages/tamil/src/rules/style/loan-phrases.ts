import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'style/loan-phrases',
  type: 'style',
  severity: 'low',
  certainty: 'likely',
  profiles: ['school'],
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற தொடர் வழக்கில் உள்ளது.',
    en: 'Tamil has a current phrase for ‘{found}’: ‘{suggestion}’.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [{ wrong: '[பஸ் ஸ்டாண்டில்] நின்றோம்.', right: 'பேருந்து நிலையத்தில் நின்றோம்.' }],
  allows: ['காவல் நிலையத்தில் புகார் அளித்தோம்.'],
})
