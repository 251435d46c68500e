import { correctVerb, FINITE_ENDINGS } from '../../clauses/correct-verb.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'grammar/agreement-second-person',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: '‘{subject}’ முன்னிலை இடம்; வினை ‘{suggestion}’ என முடிய வேண்டும் (எழுவாய்–பயனிலை இயைபு).',
    en: 'The subject ‘{subject}’ is second person; the verb must be ‘{suggestion}’ (subject-verb agreement).',
  },
  source: 'நன்னூல், பொதுவியல்: எழுவாய்–பயனிலை இயைபு (திணை, பால், எண், இடம்)',
  examples: [
    { wrong: 'நீ எப்போது ஊருக்கு [வந்தான்]?', right: 'நீ எப்போது ஊருக்கு வந்தாய்?' },
    { wrong: 'நீங்கள் நல்ல பதில் [எழுதினாள்].', right: 'நீங்கள் நல்ல பதில் எழுதினீர்கள்.' },
    { wrong: 'நீங்கள் நேற்று ஊருக்குப் [போனாயா]?', right: 'நீங்கள் நேற்று ஊருக்குப் போனீர்களா?' },
  ],
  allows: ['நீ வந்தாயா?', 'நீ வந்தால் அவன் வருவான்.', 'நீங்கள் சொன்ன கதையை அவள் கேட்டாள்.'],
  when: { finite: FINITE_ENDINGS },
  check: (word, knowledge) =>
    correctVerb(word, knowledge, ({ kind, fits }) => kind === 'pronoun' && fits[0].startsWith('you')),
})
