import { choiceRule } from '../choice-rule.ts'

const TAMIL: Readonly<Record<string, string>> = {
  பாஷை: 'மொழி',
  ஜலம்: 'நீர்',
  ஜாதி: 'சாதி',
  இஷ்டம்: 'விருப்பம்',
  புஸ்தகம்: 'புத்தகம்',
  ஹாஸ்யம்: 'நகைச்சுவை',
  ஜன்மம்: 'பிறவி',
  சமாச்சாரம்: 'செய்தி',
  யுத்தம்: 'போர்',
  ஜோசியம்: 'சோதிடம்',
  சர்க்கார்: 'அரசு',
}

export default choiceRule({
  id: 'style/loan-older',
  message: {
    ta: '‘{found}’ என்பதற்குத் தமிழில் ‘{suggestion}’ என்ற சொல் வழக்கில் உள்ளது; விரும்பினால் அதை எழுதலாம்.',
    en: 'Tamil has a current word for ‘{found}’: ‘{suggestion}’. The choice is yours.',
  },
  source: 'தமிழ் இணையக் கல்விக்கழகம், கலைச்சொல் பேரகராதி; செய்தித்தாள் வழக்கு',
  examples: [{ wrong: 'அவன் மூன்று [பாஷைகளை] அறிவான்.', alternatives: ['மொழிகளை'] }],
  allows: ['அவன் மூன்று மொழிகளை அறிவான்.'],
  choices: TAMIL,
})
