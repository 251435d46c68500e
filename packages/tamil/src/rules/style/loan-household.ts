import { choiceRule } from '../choice-rule.ts'

export default choiceRule({
  id: 'style/loan-household',
  type: 'style',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: '[கிச்சனில்] யார்?', right: 'சமையலறையில் யார்?' },
    { wrong: 'அவன் [ரூமுக்கு] ஓடினான்.', right: 'அவன் அறைக்கு ஓடினான்.' },
  ],
  allows: ['சமையலறையில் யார்?', 'காபி அராபிகா ஒரு செடி.'],
})
