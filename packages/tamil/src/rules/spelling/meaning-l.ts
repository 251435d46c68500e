import { meantWordRule } from '../meant-word-rule.ts'

export default meantWordRule({
  id: 'spelling/meaning-l',
  type: 'spelling',
  kind: 'l',
  message: {
    ta: '‘{meaning}’ என்னும் பொருள் தரும் சொல் ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். லகர, ளகர, ழகர வேறுபாட்டைக் கவனிக்க.',
    en: 'The word that means ‘{meaning}’ is ‘{suggestion}’; ‘{found}’ means something else. They differ in ல, ள and ழ.',
  },
  source: 'ஒலி வேறுபாடு அறிந்து பொருள் உணர்தல்: லகர, ளகர, ழகர வேறுபாடு',
  examples: [
    { wrong: '[ஒலி] என்பதன் பொருள் பிரகாசம்.', right: 'ஒளி என்பதன் பொருள் பிரகாசம்.' },
    { wrong: '[வேலை] என்பதன் பொருள் நேரம்.', right: 'வேளை என்பதன் பொருள் நேரம்.' },
    { wrong: '[வாலை] ஒருவகை மீன்.', right: 'வாளை ஒருவகை மீன்.' },
  ],
  allows: ['ஒலி என்றால் ஓசை.', 'வேலை என்பதன் பொருள் பணி.', 'அலை என்றால் கடல் அலை.'],
})
