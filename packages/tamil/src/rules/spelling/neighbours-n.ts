import { expectedWordRule } from '../expected-word-rule.ts'

export default expectedWordRule({
  id: 'spelling/neighbours-n',
  type: 'spelling',
  kind: 'n',
  message: {
    ta: '‘{cue}’ என்னும் சொல்லோடு பொருந்துவது ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். நகர, னகர, ணகர வேறுபாட்டைக் கவனிக்க.',
    en: '‘{suggestion}’ goes with ‘{cue}’; ‘{found}’ is another word. They differ in ந, ன and ண.',
  },
  source: 'மயங்கொலிச் சொற்கள்: னகர, ணகர, நகர வேறுபாடு',
  examples: [
    { wrong: 'மல்லிகைப் பூவின் [மனம்] வீசியது.', right: 'மல்லிகைப் பூவின் மணம் வீசியது.' },
    { wrong: 'அவர் அரசுப் [பனியில்] சேர்ந்தார்.', right: 'அவர் அரசுப் பணியில் சேர்ந்தார்.' },
  ],
  allows: ['மல்லிகைப் பூப் போன்ற மனத்தைக் கொண்டவள்.', 'அவள் மனம் வருந்தினாள்.', 'இமயத்தில் பனி உருகியது.'],
})
