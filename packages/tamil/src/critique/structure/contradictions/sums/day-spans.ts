import { DAYS_OF_MONTHS, MONTH_NAMES } from '../../../../words/months.ts'
import type { Unit } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import { isPlain, type Reckoner } from './reckoning.ts'

const FROM = 'முதல்'
const UNTIL = /^(?:வரை|வரையில்|வரையிலான|வரைக்கும்)$/u
const OF_DAY = /^(?:ஆம்|ம்|தேதி|தேதியில்|தேதியிலிருந்து|நாள்|[-–])$/u
const HAPPENED = /^(?:நடந்|நடைபெற்|நடைபெறு|நிகழ்ந்)/u
const WEEKDAYS = 'ஞாயிற திங்க செவ்வாய புதன வியாழ வெள்ளி சனி'.split(' ')
const MAX_BEHIND = 3
/** Units behind `வரை` to the length. */
const MAX_APART = 2
const DAYS_OF_WEEK = 7

/** A number of days that is not from the first to the last one: `மே 10 முதல் 14 வரை ஏழு நாள்கள்`. */
export const daySpans: Reckoner = (here) => {
  const lengths = here.amounts.filter(({ kind }) => kind === 'நாள்')
  const [said] = lengths
  if (said === undefined || lengths.length > 1 || !isPlain(here)) return undefined
  const { units } = here
  const [first, last] = [
    units.findIndex(({ bare }) => bare === FROM),
    units.findLastIndex(({ bare }, at) => at < said.from && UNTIL.test(bare)),
  ]
  if (first < 1 || last < first || said.from - last - 1 > MAX_APART) return undefined
  const days = daysBetween(units, first, last)
  if (days === undefined || days < 2) return undefined
  const found = days + 1
  const isLonger = said.value > found && said.value - found <= Math.max(3, found / 2)
  const isShorter = said.value < days && said.value >= found / 2 && HAPPENED.test(units[said.to]?.bare ?? '')
  const [from, to] = [first, last].map((at) => units[at - 1]?.bare ?? '')
  return isLonger || isShorter ? { in: here, said, sum: `${from} முதல் ${to} வரை`, found } : undefined
}

function daysBetween(units: readonly Unit[], first: number, last: number): number | undefined {
  const [one, other] = [weekdayAt(units[first - 1]), weekdayAt(units[last - 1])]
  if (one >= 0 && other >= 0) return (other - one + DAYS_OF_WEEK) % DAYS_OF_WEEK
  const [from, to] = [dateBefore(units, first), dateBefore(units, last)]
  if (from?.month === undefined || to === undefined) return undefined
  const isOneMonth = to.month === undefined || to.month === from.month
  if (isOneMonth) return to.day - from.day
  const isNext = to.month === (from.month + 1) % DAYS_OF_MONTHS.length
  return isNext ? (DAYS_OF_MONTHS[from.month] ?? 0) - from.day + to.day : undefined
}

const weekdayAt = (unit: Unit | undefined) =>
  WEEKDAYS.findIndex((name) => unit?.kind === 'word' && unit.bare.startsWith(name))

/** `மே 10ஆம் தேதி`, and without the month. */
function dateBefore(units: readonly Unit[], end: number) {
  let at = end - 1
  while (at > end - 1 - MAX_BEHIND && OF_DAY.test(units[at]?.bare ?? '')) at--
  const day = quantityAt(units, at)
  if (day?.to !== at + 1 || day.value > 31) return undefined
  const month = MONTH_NAMES.findIndex((names) => names.some((name) => name === units[at - 1]?.text))
  return { day: day.value, month: month < 0 ? undefined : month }
}
