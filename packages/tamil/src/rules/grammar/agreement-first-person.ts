import { correctVerb, FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-first-person',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{subject}’ தன்மை இடம்; வினையும் அதே எண்ணில் ‘{suggestion}’ என முடிய வேண்டும் (எழுவாய்–பயனிலை இயைபு).',
    en: 'The subject ‘{subject}’ is first person; the verb must be ‘{suggestion}’ (subject-verb agreement).',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்)',
  examples: [
    { wrong: 'நான் சந்தையில் பழம் [வாங்கினோம்].', right: 'நான் சந்தையில் பழம் வாங்கினேன்.' },
    { wrong: 'நாங்கள் நேற்றுக் கடற்கரைக்குச் [சென்றான்].', right: 'நாங்கள் நேற்றுக் கடற்கரைக்குச் சென்றோம்.' },
    { wrong: 'நாம் உண்மையைச் [சொல்கிறேன்].', right: 'நாம் உண்மையைச் சொல்கிறோம்.' },
    { wrong: 'நாங்கள் உறவினர் வீட்டில் [தங்கினேன்].', right: 'நாங்கள் உறவினர் வீட்டில் தங்கினோம்.' },
    { wrong: 'நாங்கள் நாளை ஊருக்குத் [திரும்புவர்].', right: 'நாங்கள் நாளை ஊருக்குத் திரும்புவோம்.' },
    {
      wrong: 'ஆசிரியர் கூறியபடி நான் தினமும் அரை மணி நேரம் [படிக்கிறார்].',
      right: 'ஆசிரியர் கூறியபடி நான் தினமும் அரை மணி நேரம் படிக்கிறேன்.',
    },
  ],
  allows: [
    'நான் எழுத்தாளனான கதையை அடிக்கடி கேட்கிறார்கள்.',
    'அப்படிச் சொன்னது நான்தான், இப்போது என்ன செய்யப் போகிறாய்?',
    'நான் போனேன்; அவன் வந்தான்.',
    'நாங்கள் வருவோம் என்று அவன் சொன்னான்.',
    'நான் வந்ததும் அவள் சிரித்தாள்.',
    'நாம் நல்லவர்கள் என்றேன்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check: (word, knowledge) =>
    correctVerb(
      word,
      knowledge,
      ({ kind, fits }) => kind === 'pronoun' && (fits[0] === 'i' || fits[0] === 'we'),
    ),
})
