import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/impossible-time',
  type: 'clarity',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்று ஒரு நேரம் இல்லை; மணி 24-ஐயும் நிமிடம் 59-ஐயும் தாண்டாது.',
    en: 'There is no such time as ‘{found}’.',
  },
  source: '24 மணி நேரக் கணக்கு',
  examples: [{ wrong: 'கூட்டம் [10:75] மணிக்குத் தொடங்கும்.' }],
  allows: ['கூட்டம் 10:45 மணிக்குத் தொடங்கும்.'],
  when: 'text',
  check(text) {
    return findAll(text, ':', /(?<![\d:])(\d{1,2}):(\d{2})(?= ?மணி)/g, (_, hour, minute) =>
      Number(hour) > 24 || Number(minute) > 59 ? {} : undefined,
    )
  },
})
