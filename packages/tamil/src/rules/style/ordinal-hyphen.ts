import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'style/ordinal-hyphen',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'எண்ணுக்கும் ‘ஆம்’, ‘ஆவது’ ஈறுகளுக்கும் இடையே சிறுகோடு வேண்டா: ‘{suggestion}’.',
    en: 'No hyphen between the figure and its ending: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'அவர் [7-ஆவது] முறை வென்றார்.', right: 'அவர் 7ஆவது முறை வென்றார்.' }],
  allows: ['அவர் 7ஆவது முறை வென்றார்.'],
  when: 'text',
  check: (text) =>
    findAll(
      text,
      FIGURE,
      /(?<![\d.,-])(\d{1,4}) ?- ?(ஆவது|ஆவதாக|ஆம்)(?![\u0b80-\u0bff])/gu,
      (_, digits, ending) => `${digits}${ending}`,
    ),
})
