import { DAYS_OF_MONTHS } from '../../words/month-lengths.ts'
import { MONTH_NAMES } from '../../words/month-names.ts'
import { findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/impossible-day-of-month',
  type: 'clarity',
  severity: 'medium',
  message: {
    ta: '{month} மாதத்தில் {day} நாள்கள் இல்லை; நாளைச் சரிபாருங்கள்.',
    en: '{month} does not have {day} days; check the date.',
  },
  source: 'கிரெகோரியன் நாள்காட்டி',
  examples: [
    { wrong: 'அவர் [ஏப்ரல் 31] அன்று வந்தார்.' },
    { wrong: '[பிப்ரவரி 30], 2021 அன்று நடந்தது.' },
    { wrong: 'விழா [சூன் 31] அன்று நடந்தது.' },
    { wrong: 'தேர்வு [மே 32] அன்று தொடங்கியது.' },
  ],
  allows: ['அவர் ஏப்ரல் 30 அன்று வந்தார்.', 'ஜூன் 40 பேர் வந்தனர்.'],
  when: 'text',
  check(text) {
    return findAll(text, DAY_OF_MONTH, DAY, (_, month = '', day = '') =>
      Number(day) <= (DAYS.get(month) ?? 31) ? undefined : { captures: { month, day } },
    )
  },
})

/** In a leap year. */
const LONGEST = DAYS_OF_MONTHS.with(1, 29)
const DAYS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, month) => names.map((name) => [name, LONGEST[month] ?? 31] as const)),
)
/** What every match ends in. */
const DAY_OF_MONTH = / \d{2}(?:ஆம்| ஆம்|-ஆம்| அன்று| தேதி|ம் தேதி|, \d{4})/
const DAY = new RegExp(
  `(?<![\u0b80-\u0bff])(${[...DAYS.keys()].join('|')})(?: மாதம்)? (\\d{2})(?=ஆம்| ஆம்|-ஆம்| அன்று| தேதி|ம் தேதி|, \\d{4})`,
  'gu',
)
