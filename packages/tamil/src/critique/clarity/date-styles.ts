import { MONTH_NAMES } from '../../words/months.ts'
import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

/** With or without an ending, which takes the pulli's place; மே may be another word. */
const MONTH = `(?:${MONTH_NAMES.flat()
  .filter((name) => name !== 'மே')
  .map((name) => name.replace(/்$/u, ''))
  .join('|')})`
/**
 * `15.08.2023`, `15/8/2023`, `15-08-2023`; `ஆகஸ்ட் 15`, `15 ஆகஸ்ட்`. A month's ending is bounded, or one long word of
 * months would take quadratic time.
 */
const DATE = new RegExp(
  `(?<![\\d.])\\d{1,2}([./-])\\d{1,2}\\1\\d{4}(?!\\d)|${MONTH}[\u0b80-\u0bff]{0,12}\\s+(?:மாதம்\\s+)?\\d{1,2}(?!\\d)|(?<!\\d)\\d{1,2}\\s+${MONTH}`,
  'gu',
)

/** Finds the first date that is written in another manner than the essay's first one. */
export function dateStyleFindings(essay: Essay): CritiqueFinding[] {
  const dates = [...essay.text.matchAll(DATE)]
    .map(({ 0: text, 1: sign, index }) => ({
      style: sign ?? 'words',
      start: index,
      end: index + text.length,
    }))
    .filter(({ start, end }) => !essay.isQuoted(start, end))
  const other = dates.find(({ style }) => style !== dates[0]?.style)
  if (other === undefined) return []
  return [
    {
      severity: 'low',
      title: 'நாள் எழுதும் முறை',
      description: 'நாள்கள் வெவ்வேறு முறையில் எழுதப்பட்டுள்ளன. எல்லா இடங்களிலும் ஒரே முறையைப் பின்பற்றுங்கள்.',
      start: other.start,
      end: other.end,
      suggestion: 'எல்லா நாள்களையும் ஒரே முறையில் எழுதுங்கள்.',
      meaningMayChange: false,
    },
  ]
}
