import { choiceRule } from '../choice-rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  நர்ஸ்: 'செவிலியர்',
  பிரெண்ட்: 'நண்பர்',
  எஞ்சினியர்: 'பொறியாளர்',
  இன்ஜினியர்: 'பொறியாளர்',
  டைரக்டர்: 'இயக்குநர்',
  ஆக்டர்: 'நடிகர்',
  ஹீரோ: 'கதாநாயகன்',
  ஹீரோயின்: 'கதாநாயகி',
  பிளேயர்: 'வீரர்',
  எடிட்டர்: 'ஆசிரியர்',
  ரிப்போர்ட்டர்: 'செய்தியாளர்',
  டெய்லர்: 'தையல்காரர்',
  வாட்ச்மேன்: 'காவலாளி',
  போலீஸ்காரர்: 'காவலர்',
}

export default choiceRule({
  id: 'style/loan-people',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [
    { wrong: 'அவர் நல்ல [எஞ்சினியர்].', alternatives: ['பொறியாளர்'] },
    { wrong: '[நர்ஸ்களை] அழைத்தனர்.', alternatives: ['செவிலியர்களை'] },
  ],
  allows: ['அவர் நல்ல பொறியாளர்.'],
  choices: TAMIL,
})
