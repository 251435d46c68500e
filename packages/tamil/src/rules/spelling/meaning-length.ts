import { meantWordRule } from '../meant-word-rule.ts'

export default meantWordRule({
  id: 'spelling/meaning-length',
  type: 'spelling',
  kind: 'length',
  message: {
    ta: '‘{meaning}’ என்னும் பொருள் தரும் சொல் ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். குறில், நெடில் வேறுபாட்டைக் கவனிக்க.',
    en: 'The word that means ‘{meaning}’ is ‘{suggestion}’; ‘{found}’ means something else. They differ in short and long vowels.',
  },
  source: 'ஒலி வேறுபாடு அறிந்து பொருள் உணர்தல்: குறில், நெடில் வேறுபாடு',
  examples: [
    { wrong: '[விடு] என்பதன் பொருள் இல்லம்.', right: 'வீடு என்பதன் பொருள் இல்லம்.' },
    { wrong: '[கோடு] என்றால் தா.', right: 'கொடு என்றால் தா.' },
  ],
  allows: ['வீடு என்பதன் பொருள் இல்லம்.', 'கோடு என்றால் வரி.', '“பக்கத்து வீடு” என்றால் உள்ளே விடுவார்களா?'],
})
