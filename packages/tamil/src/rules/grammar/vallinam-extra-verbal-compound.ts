import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/vallinam-extra-verbal-compound',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது வினைத்தொகை (காலம் மறைந்த பெயரெச்சம்). வினைத்தொகையில் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ is a verbal compound (வினைத்தொகை: a root before a noun); the hard consonant does not double in it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், வினைத்தொகை',
  examples: [
    { wrong: '[ஊறுக்காய்] சுவையானது.', right: 'ஊறுகாய் சுவையானது.' },
    { wrong: '[எரிப்பொருள்] இல்லை.', right: 'எரிபொருள் இல்லை.' },
    { wrong: '[ஊன்றுக்கோல்] உடைந்தது.', right: 'ஊன்றுகோல் உடைந்தது.' },
  ],
  allows: ['ஊறுகாய் சுவையானது.', 'சுடுகாட்டு வழி.', 'எரிபொருள் விலை உயர்ந்தது.'],
})
