import { withoutVallinam } from '../../../words/vallinam.ts'
import { daysOf, isOtherTime, yearsOf } from '../contradictions/reading/assertion.ts'
import type { Statement } from './statement.ts'

/** At all times: what holds of one time too. */
const EVER =
  /^(?:எப்போதும்|எப்பொழுதும்|என்றும்|எந்நாளும்|எந்நேரமும்|ஒருபோதும்|ஒருநாளும்|முழுவதும்|முழுதும்|நாள்தோறும்|தினமும்|தினந்தோறும்|ஆண்டுதோறும்|எங்கும்|யாரும்|எந்த|ஒருவரும்)$/u

/** `ஆண்டுக்கு ஆண்டு`. */
const YEAR_BY_YEAR = /ஆண்டுக்கு ஆண்டு|நாளுக்கு நாள்/u

/** Whether a statement holds at all times. */
export const isEver = ({ sentence }: Statement) =>
  YEAR_BY_YEAR.test(sentence.text) || sentence.words.some(({ text }) => EVER.test(withoutVallinam(text)))

/** Seasons are parts of every year. */
const SEASONS = /^(?:கோடை|மழைக்கால|குளிர்கால)/u
/** Whether a statement names years of its own. */
export const isOfOtherYears = ({ sentence }: Statement) =>
  [...yearsOf(sentence)].some(
    (time) => !SEASONS.test(time) && !EVER.test(time) && !/ஆண்டு(?:க்கு)?$/u.test(time),
  )

/** The times that a statement names. */
export function timesOf({ sentence, ideas }: Statement): ReadonlySet<string> {
  const named = ideas.filter(({ role }) => role === 'time').map(({ keys }) => keys.at(-1) ?? '')
  return new Set([...daysOf(sentence), ...named].filter((time) => !EVER.test(time)))
}

/** Of one time: the same is named, or one holds always and the other names no other years. */
export function isOfOneTime(earlier: Statement, later: Statement): boolean {
  if (!isOtherTime(timesOf(earlier), timesOf(later))) return true
  const [ever, other] = isEver(earlier) ? [earlier, later] : [later, earlier]
  return isEver(ever) && !ever.isPast && !isOfOtherYears(other)
}
