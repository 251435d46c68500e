import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/ordinal-short',
  severity: 'low',
  message: {
    ta: 'வரிசை எண்ணைக் காட்டும் ஈறு ‘ஆம்’; ‘ம்’ என்று குறைக்க வேண்டா: ‘{suggestion}’.',
    en: 'The ordinal ending is ஆம், not ம்: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'அவன் [10ம்] வகுப்பு படிக்கிறான்.', right: 'அவன் 10ஆம் வகுப்பு படிக்கிறான்.' }],
  allows: ['10ஆம் வகுப்பு.', '15-ஆம் பக்கம்.', '12 ம் வகுப்பு.'],
  when: 'text',
  check(text) {
    return findAll(text, /(?<![\d.,])(\d{1,4})ம்(?![\u0b80-\u0bff])/g, (_, digits) => `${digits}ஆம்`)
  },
})
