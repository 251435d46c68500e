import { replacementRule } from '../rule.ts'

export default replacementRule({
  id: 'grammar/vallinam-extra-pair-compound',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{suggestion}’ என்பது உம்மைத்தொகை (இரண்டு பெயர்கள் ‘உம்’ மறைந்து சேர்ந்தவை). உம்மைத்தொகையில் வல்லினம் மிகாது.',
    en: '‘{suggestion}’ joins two nouns with a silent ‘and’ (உம்மைத்தொகை); the hard consonant does not double in it.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல், வகுப்பு 10–12: வல்லினம் மிகா இடங்கள், உம்மைத்தொகை',
  examples: [
    { wrong: '[செடிக்கொடிகள்] வளர்ந்தன.', right: 'செடிகொடிகள் வளர்ந்தன.' },
    { wrong: '[காய்க்கறி] வாங்கினார்.', right: 'காய்கறி வாங்கினார்.' },
  ],
  allows: ['செடி கொடிகள் வளர்ந்தன.', 'காய்கறி வாங்கினார்.', 'இராப்பகல் உழைத்தார்.'],
})
