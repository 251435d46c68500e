import { expectedWordRule } from '../expected-word-rule.ts'

export default expectedWordRule({
  id: 'spelling/neighbours-l',
  type: 'spelling',
  kind: 'l',
  message: {
    ta: '‘{cue}’ என்னும் சொல்லோடு பொருந்துவது ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். லகர, ளகர, ழகர வேறுபாட்டைக் கவனிக்க.',
    en: '‘{suggestion}’ goes with ‘{cue}’; ‘{found}’ is another word. They differ in ல, ள and ழ.',
  },
  source: 'மயங்கொலிச் சொற்கள்: லகர, ளகர, ழகர வேறுபாடு',
  examples: [
    { wrong: 'வானத்தில் மேகம் சூழ்ந்து [மலை] பெய்தது.', right: 'வானத்தில் மேகம் சூழ்ந்து மழை பெய்தது.' },
    { wrong: 'அவனுக்குத் தலை [வழி] இருந்தது.', right: 'அவனுக்குத் தலை வலி இருந்தது.' },
    { wrong: 'அரசன் போர் [வாலை] ஏந்தினான்.', right: 'அரசன் போர் வாளை ஏந்தினான்.' },
    { wrong: 'காய்கறி [விளை] இருமடங்கு உயர்ந்தது.', right: 'காய்கறி விலை இருமடங்கு உயர்ந்தது.' },
  ],
  allows: [
    'மலை உச்சியில் மழை பெய்தது.',
    'வாழை இலையில் உண்டான்.',
    'அவன் வழி கேட்டான்.',
    'திடீரென்று வலி வந்தது.',
    'நல்ல பால் கெட்டுவிட்டது.',
  ],
})
