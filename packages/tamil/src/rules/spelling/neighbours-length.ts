import { expectedWordRule } from '../expected-word-rule.ts'

export default expectedWordRule({
  id: 'spelling/neighbours-length',
  type: 'spelling',
  kind: 'length',
  message: {
    ta: '‘{cue}’ என்னும் சொல்லோடு பொருந்துவது ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். குறில், நெடில் வேறுபாட்டைக் கவனிக்க.',
    en: '‘{suggestion}’ goes with ‘{cue}’; ‘{found}’ is another word. They differ in short and long vowels.',
  },
  source: 'மயங்கொலிச் சொற்கள்: குறில், நெடில் வேறுபாடு',
  examples: [
    { wrong: 'நேர் [கொடு] வரைந்தான்.', right: 'நேர் கோடு வரைந்தான்.' },
    { wrong: 'காஞ்சிபுரம் [பாட்டு] புகழ் பெற்றது.', right: 'காஞ்சிபுரம் பட்டு புகழ் பெற்றது.' },
  ],
  allows: [
    'பழைய சேலைகளைக் கொடுத்துப் பாத்திரம் வாங்கினேன்.',
    'நேர் கோடு வரைந்தான்.',
    'குயில் பாட்டு இனிது.',
    'மீனா கேட்டாள்.',
    'என்று கேள்வி கேட்கப்பட்டது.',
    'மெல்ரோஸ் அணிக்கு இக்கட்டு உருவானது.',
  ],
})
