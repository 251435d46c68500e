import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

/** தேதி with its ending, and நாள் with the same. */
const DAY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '': 'நாள்',
    யில்: 'நாளில்',
    யன்று: 'நாளன்று',
    க்கு: 'நாளுக்கு',
    க்குள்: 'நாளுக்குள்',
    க்குப்: 'நாளுக்குப்',
    யிலிருந்து: 'நாளிலிருந்து',
    வரை: 'நாள்வரை',
  }),
)

export default defineRule({
  id: 'style/date-with-nth',
  type: 'style',
  severity: 'low',
  profiles: ['school'],
  message: {
    ta: 'நாளைக் குறிக்கும் எண் ‘ஆம்’ ஈறோடு வரும்: ‘{suggestion}’.',
    en: 'A date has the ending ஆம்: ‘{suggestion}’.',
  },
  source: 'தமிழ் நடைக் கையேடு (2001): எண்களை எழுதும் முறை',
  examples: [{ wrong: 'அவர் [12-ந்தேதி] வருவார்.', right: 'அவர் 12ஆம் நாள் வருவார்.' }],
  allows: ['அவர் 12ஆம் நாள் வருவார்.', '12ஆம் தேதி.'],
  when: 'text',
  check: (text) =>
    findAll(text, FIGURE, /(?<![\d.,-])(\d{1,2}) ?-? ?ந் ?தேதி([\u0b80-\u0bff]*)/gu, (_, digits, ending) =>
      DAY.get(ending) === undefined ? undefined : `${digits}ஆம் ${DAY.get(ending)}`,
    ),
})
