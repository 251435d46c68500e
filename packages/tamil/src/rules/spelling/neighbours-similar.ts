import { expectedWordRule } from '../expected-word-rule.ts'

export default expectedWordRule({
  id: 'spelling/neighbours-similar',
  type: 'spelling',
  kind: 'similar',
  message: {
    ta: '‘{cue}’ என்னும் சொல்லோடு பொருந்துவது ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். ஒத்த வடிவுடைய சொற்களில் எழுத்தைக் கவனிக்க.',
    en: '‘{suggestion}’ goes with ‘{cue}’; ‘{found}’ is another word that only looks like it.',
  },
  source: 'வடிவில் ஒத்த சொற்கள்: பொருளால் வேறுபடுவன',
  examples: [
    { wrong: 'தாய் பாடியதும் தொட்டிலில் குழந்தை [தாங்கியது].', right: 'தாய் பாடியதும் தொட்டிலில் குழந்தை தூங்கியது.' },
    { wrong: 'வெல்லத்தை [இரும்புகள்] மொய்த்தன.', right: 'வெல்லத்தை எறும்புகள் மொய்த்தன.' },
  ],
  allows: ['தூண் கூரையைத் தாங்கியது.', 'கொல்லன் இரும்பைக் காய்ச்சினான்.', 'இரும்புப் பெட்டிக்குள் எறும்புகள் புகுந்தன.'],
})
