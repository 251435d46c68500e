import { DAYS_OF_MONTHS } from '../../words/months.ts'
import { FIGURE, findAll } from '../patterns.ts'
import { defineRule } from '../rule.ts'

export default defineRule({
  id: 'clarity/impossible-date',
  type: 'clarity',
  severity: 'medium',
  message: {
    ta: '‘{found}’ என்ற நாள் நாள்காட்டியில் இல்லை; எண்களைச் சரிபாருங்கள்.',
    en: 'There is no such day as ‘{found}’; check the figures.',
  },
  source: 'கிரெகோரியன் நாள்காட்டி',
  examples: [{ wrong: 'கூட்டம் [31-02-2024] அன்று நடந்தது.' }, { wrong: '[45/10/2020] அன்று பிறந்தான்.' }],
  allows: ['கூட்டம் 29-02-2024 அன்று நடந்தது.', '12/25/2020 அன்று வந்தான்.'],
  when: 'text',
  check(text) {
    return findAll(text, FIGURE, DATE, (_, day, _mark, month, year) =>
      exists(Number(day), Number(month), Number(year)) || exists(Number(month), Number(day), Number(year))
        ? undefined
        : {},
    )
  },
})

const DATE = /(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/g

function exists(day: number, month: number, year: number): boolean {
  const leap = month === 2 && (year % 400 === 0 || (year % 4 === 0 && year % 100 !== 0)) ? 1 : 0
  return day >= 1 && day <= (DAYS_OF_MONTHS[month - 1] ?? 0) + leap
}
