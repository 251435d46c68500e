import { meantWordRule } from '../meant-word-rule.ts'

export default meantWordRule({
  id: 'spelling/meaning-r',
  type: 'spelling',
  kind: 'r',
  message: {
    ta: '‘{meaning}’ என்னும் பொருள் தரும் சொல் ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். ரகர, றகர வேறுபாட்டைக் கவனிக்க.',
    en: 'The word that means ‘{meaning}’ is ‘{suggestion}’; ‘{found}’ means something else. They differ in ர and ற.',
  },
  source: 'ஒலி வேறுபாடு அறிந்து பொருள் உணர்தல்: ரகர, றகர வேறுபாடு',
  examples: [
    { wrong: '[கரை] என்பதன் பொருள் மாசு.', right: 'கறை என்பதன் பொருள் மாசு.' },
    { wrong: '[மறம்] என்ற சொல்லின் பொருள் தாவரம்.', right: 'மரம் என்ற சொல்லின் பொருள் தாவரம்.' },
    { wrong: '[அறம்] என்பது கூராக்கும் கருவி.', right: 'அரம் என்பது கூராக்கும் கருவி.' },
  ],
  allows: ['கரை என்பதன் பொருள் ஓரம்.', 'மறம் என்றால் வீரம்.'],
})
