import { correctVerb, FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-human-plural',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{subject}’ பலர்பால்; வினையும் பலர்பாலில் ‘{suggestion}’ என முடிய வேண்டும்.',
    en: '‘{subject}’ is plural; the verb must be plural too: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்)',
  examples: [
    { wrong: 'அவர்கள் நேற்று விளையாட்டில் [வென்றான்].', right: 'அவர்கள் நேற்று விளையாட்டில் வென்றார்கள்.' },
    { wrong: 'இவர்கள் பாடல் [பாடுகிறாள்].', right: 'இவர்கள் பாடல் பாடுகிறார்கள்.' },
    {
      wrong: 'கூட்டத்தில் இருந்த அனைவரும் விளக்குகளை [ஏற்றின].',
      right: 'கூட்டத்தில் இருந்த அனைவரும் விளக்குகளை ஏற்றினர்.',
    },
    { wrong: 'அவர்கள் நேற்று நம் வீட்டுக்கு [வந்தார்].', right: 'அவர்கள் நேற்று நம் வீட்டுக்கு வந்தார்கள்.' },
  ],
  allows: [
    'ஊழியர்களுக்கு வீடு கட்டித் தரவும், அவர்கள் கடன் பெறவும் திட்டமிட்டதாகக் கூறினார்.',
    'அமைச்சர் அவர்கள் நேற்று நம் ஊருக்கு வந்தார்.',
    'முதல்வர் அவர்கள் நேற்று வந்தார்.',
    'அவர்கள் மகன் வந்தான்.',
    'அவர்கள் வந்தனர்.',
    'எல்லாரும் அவரைப் போற்றுவார்.',
    'தாங்கள் விரும்பியதற்கிணங்க நூலின் படியை அனுப்புகிறேன்.',
    'அவர்கள் படிக்க நூலகம் கட்டினேன்.',
    'எல்லோரும் வருமாறு கேட்டுக்கொள்கிறேன்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check: (word, knowledge) =>
    correctVerb(word, knowledge, ({ kind, fits }) => kind === 'pronoun' && fits[0] === 'they'),
})
