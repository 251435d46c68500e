import { correctVerb, FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-gender',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{subject}’ என்னும் எழுவாயின் பாலுக்கு ஏற்ப வினை ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'The verb must agree in gender with ‘{subject}’: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்)',
  examples: [
    { wrong: 'அவன் நேற்று பள்ளிக்கு [வந்தாள்].', right: 'அவன் நேற்று பள்ளிக்கு வந்தான்.' },
    { wrong: 'அவள் தினமும் கோலம் [போடுகிறான்].', right: 'அவள் தினமும் கோலம் போடுகிறாள்.' },
    { wrong: 'அவன் சந்தைக்குப் [போனேன்].', right: 'அவன் சந்தைக்குப் போனான்.' },
    { wrong: 'அவள் இனிமையாகப் [பாடுவார்கள்].', right: 'அவள் இனிமையாகப் பாடுவாள்.' },
  ],
  allows: [
    'அவன் பிடி தளர்ந்தது.',
    'அவன் மனைவி நேற்று வந்தாள்.',
    'அவன் மீது பழி சுமத்தினர்.',
    'அவள் அருகில் அமர்ந்தார்கள்.',
    'அவள் அருகே வந்தாள். அவன் கையைப் பிடித்தாள்.',
    'அவன் சொன்ன கதையை அவள் கேட்டாள்.',
    'அவன் நாளை வருவாள் என்று நினைத்தான்.',
    'கேட்டவர்கள் இவள் நம் ஊர் என்கின்றனர்.',
    'அவள் பள்ளியை விட்டு நின்று ஒரு வருடத்துக்கும் மேலாகிவிட்டது.',
    'அவன் கேட்டதற்கிணங்க புத்தகத்தைத் தந்தேன்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check: (word, knowledge) =>
    correctVerb(
      word,
      knowledge,
      ({ kind, fits }) => kind === 'pronoun' && (fits[0] === 'he' || fits[0] === 'she'),
    ),
})
