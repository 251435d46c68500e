import { meantWordRule } from '../meant-word-rule.ts'

export default meantWordRule({
  id: 'spelling/meaning-n',
  type: 'spelling',
  kind: 'n',
  message: {
    ta: '‘{meaning}’ என்னும் பொருள் தரும் சொல் ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். நகர, னகர, ணகர வேறுபாட்டைக் கவனிக்க.',
    en: 'The word that means ‘{meaning}’ is ‘{suggestion}’; ‘{found}’ means something else. They differ in ந, ன and ண.',
  },
  source: 'ஒலி வேறுபாடு அறிந்து பொருள் உணர்தல்: னகர, ணகர, நகர வேறுபாடு',
  examples: [
    { wrong: '[மனம்] என்றால் வாசனை.', right: 'மணம் என்றால் வாசனை.' },
    { wrong: '[ஆனி] என்றால் இரும்பு முளை.', right: 'ஆணி என்றால் இரும்பு முளை.' },
    { wrong: '[பணை] ஒரு மரம்.', right: 'பனை ஒரு மரம்.' },
  ],
  allows: ['மனம் என்றால் உள்ளம்.', 'ஆனி என்றால் தமிழ் மாதம்.'],
})
