import { DAYS_OF_MONTHS, MONTH_NAMES } from '../../words/months.ts'
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
    { wrong: 'சந்தை [செப்டம்பர் 31] வரை நடக்கும்.' },
    { wrong: 'பதிவு [நவம்பர் 31]-க்குள் முடியும்.' },
    { wrong: 'அவர் 2023 [பிப்ரவரி 29] அன்று பிறந்தார்.' },
    { wrong: 'அவர் [பிப்ரவரி 29], 2021 அன்று பிறந்தார்.' },
  ],
  allows: [
    'அவர் ஏப்ரல் 30 அன்று வந்தார்.',
    'ஜூன் 40 பேர் வந்தனர்.',
    'ஜூன் 31 மாணவர்கள் சேர்ந்தனர்.',
    'அவர் 2024 பிப்ரவரி 29 அன்று பிறந்தார்.',
    'அவர் பிப்ரவரி 29, 2020 அன்று பிறந்தார்.',
    'ஊரில் 1900 பிப்ரவரி 28 அன்று விழா நடந்தது.',
    'மழையளவு: மே 35.4, ஜூன் 31.2 மி.மீ.',
  ],
  when: 'text',
  check(text) {
    return findAll(text, DAY_OF_MONTH, DAY, (_, before = '', month = '', day = '', after = '') =>
      Number(day) <= lengthOf(month, Number(before || after)) ? undefined : { captures: { month, day } },
    )
  },
})

/** In a leap year. */
const LONGEST = DAYS_OF_MONTHS.with(1, 29)
const DAYS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, month) => names.map((name) => [name, LONGEST[month] ?? 31] as const)),
)
/** What tells that a day was meant, and no number of things. */
const BEHIND = '(?=ஆம்| ஆம்|-ஆம்| அன்று| தேதி|ம் தேதி|, \\d{4}| வரை| முதல்| என(?:[கசதப]்)?[ .,]|-?க்கு)'
/** What every match ends in. */
const DAY_OF_MONTH = new RegExp(` \\d{2}${BEHIND}`)
const DAY = new RegExp(
  `(?:(?<=(?<!\\d)(\\d{4}) )|(?<![\u0b80-\u0bff]))(${[...DAYS.keys()].join('|')})(?: மாதம்)? (\\d{2})${BEHIND}(?:(?=, (\\d{4}))|)`,
  'gu',
)

/** Days of a month; where no year is given, in a leap year. */
function lengthOf(month: string, year: number): number {
  const longest = DAYS.get(month) ?? 31
  return longest === 29 && year > 0 && !isLeap(year) ? 28 : longest
}

function isLeap(year: number): boolean {
  return year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)
}
