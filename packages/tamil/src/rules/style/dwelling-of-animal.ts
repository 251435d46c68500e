import { customaryNounRule } from '../customary-noun-rule.ts'

export default customaryNounRule({
  id: 'style/dwelling-of-animal',
  kinds: ['dwelling'],
  message: {
    ta: 'உறைவிட மரபு: ‘{found}’ அன்று, ‘{suggestion}’ என்பதே மரபு.',
    en: 'The dwelling of each animal has its own name: ‘{suggestion}’.',
  },
  source: 'தமிழ்நாட்டுப் பாடநூல்: மரபுச் சொற்கள், விலங்குகளின் உறைவிடங்கள்',
  examples: [
    { wrong: '[எலிக்கூட்டில்] தானியம் இருந்தது.', right: 'எலிவளையில் தானியம் இருந்தது.' },
    { wrong: 'வயலில் [கறையான் கூடு] உயர்ந்திருந்தது.', right: 'வயலில் கறையான் புற்று உயர்ந்திருந்தது.' },
    { wrong: 'நண்டின் [கூடு] ஈரமாக இருந்தது.', right: 'நண்டின் வளை ஈரமாக இருந்தது.' },
    { wrong: 'அவர் [ஆடுகளைத் தொழுவத்தில்] அடைத்தார்.', right: 'அவர் ஆடுகளைப் பட்டியில் அடைத்தார்.' },
  ],
  allows: ['குருவிக்கூடு கீழே விழுந்தது.', 'மாடுகளைத் தொழுவத்தில் கட்டினான்.', 'புலிக்குகை இருண்டிருந்தது.'],
  when: {
    containing: ['பட்டி', 'கொட்டில', 'கிடை', 'கொட்டகை', 'தொழுவ', 'லாய', 'கூட', 'கூண்ட', 'வளை', 'பொந்த', 'புற்ற', 'குகை'],
  },
}) // biome-ignore format: lists
