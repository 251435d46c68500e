import { expectedWordRule } from '../expected-word-rule.ts'

export default expectedWordRule({
  id: 'spelling/neighbours-doubling',
  type: 'spelling',
  kind: 'doubling',
  message: {
    ta: '‘{cue}’ என்னும் சொல்லோடு பொருந்துவது ‘{suggestion}’; ‘{found}’ வேறு பொருள் தரும். ஒற்று இரட்டிப்பதைக் கவனிக்க.',
    en: '‘{suggestion}’ goes with ‘{cue}’; ‘{found}’ is another word. They differ in a single or double consonant.',
  },
  source: 'மயங்கொலிச் சொற்கள்: ஒற்று இரட்டும் சொற்கள்',
  examples: [
    { wrong: 'சிறுவன் மாடியில் [படம்] பறக்கவிட்டான்.', right: 'சிறுவன் மாடியில் பட்டம் பறக்கவிட்டான்.' },
    { wrong: 'தையல்காரர் புதிய [சடை] தைத்தார்.', right: 'தையல்காரர் புதிய சட்டை தைத்தார்.' },
  ],
  allows: [
    'இலங்கையில் மகள் வசிக்கிறாள்.',
    'செடிகளில் பாதி வாடிவிட்டன.',
    'பசியின் தாக்கம் மூளையைப் பாதிக்கும்.',
    'அவன் சுவரில் படம் மாட்டினான்.',
    'அம்மா மகளுக்குச் சடை பின்னினாள்.',
    'தலைவரின் மகள் தேர்தலில் போட்டியிட்டாள்.',
    'உழவர் பாதித் தண்ணீரைச் சேமித்தனர்.',
    'எருமைக் குட்டி தண்ணீரில் படுத்தது.',
    'ஒழிந்தது தொல்லை.',
  ],
})
