import type { Unit } from '../../../facts/names/sentence-units.ts'
import { isOfOne, type Measured, type Numbers } from './measured.ts'
import { factorBetween } from './measures.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'
import { isSameAction } from './same-action.ts'

/** That all of it is meant. */
const ALL = /^(?:மொத்தம்|மொத்தமாக|மொத்த|ஆகமொத்தம்|எல்லாமாக|அதாவது|கிடைக்கும்|கணக்கில்|கணக்குப்படி|வேகத்தில்|வீதம்)$/u
const EACH = /^(?:தலா|ஆளுக்கு|ஒவ்வொருவருக்கும்)$/u
/** The rate of a day without ஒரு: `நாளொன்றுக்கு 8 லிட்டர்`. */
const PERIODS: readonly (readonly [one: string, sign: RegExp])[] = [
  ['நாள்', /^(?:நாளொன்றுக்கு|நாளைக்கு|நாளுக்கு|தினமும்|தினசரி|நாள்தோறும்|அன்றாடம்)$/u],
  ['வாரம்', /^(?:வாரத்துக்கு|வாரத்திற்கு|வாரந்தோறும்|வாரம்தோறும்)$/u],
  ['மாதம்', /^(?:மாதத்துக்கு|மாதத்திற்கு|மாதந்தோறும்|மாதம்தோறும்|மாதாமாதம்)$/u],
  ['மணி நேரம்', /^மணிக்கு$/u],
]
const MAX_AFTER_DAILY = 3
/** Not every day, or not every one. */
const SAVE =
  /தான்(?![\p{L}\p{M}])|நிறுத்த|விடுமுறை|ஞாயிற|ஞாயிறு|ஓய்வ|(?:ந்த|ன்ற|த்த|ட்ட|ின)தால்|சேர்த்து|மீதி|மிச்ச|இலவச|குறைத்து|பேரம்|கூலி போக|கட்டணமும்/u
const DAYS_OF_MONTH = [28, 31] as const

/** What one costs, weighs or yields, and so many of it: `ஒரு மூட்டை 75 கிலோ. 40 மூட்டை விளைந்தது; அதாவது 3,200 கிலோ`. */
export const rates: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said?.kind === undefined || said.noun?.is('dative')) return undefined
  for (const stretch of stretchesOf(here, before, earlier)) {
    const { rate, one, counted, rest } = rateIn(stretch) ?? {}
    if (rate === undefined || rest === undefined || rate.kind !== said.kind || rest.at(-1) !== said) continue
    const times = timesOf(stretch, one, counted, rest.slice(0, -1))
    if (
      times === undefined ||
      !(
        saysAll(stretch, rate, said) ||
        costsMore(here, rate.value * times) ||
        isEarned(stretch, here, rate, said)
      )
    )
      continue
    if (isOfOther(stretch, rest[0])) continue
    if (stretch.some((numbers) => !isPlain(numbers) || SAVE.test(numbers.sentence.text))) return undefined
    if (isMonth(times, said.value / rate.value)) return undefined
    const found = rate.value * times
    return isOff(said.value, found)
      ? { in: here, said, sum: `${inDigits(times)} × ${inDigits(rate.value)}`, found }
      : undefined
  }
  return undefined
}

interface Rate {
  readonly rate: Measured
  /** What one of it is so much for. */
  readonly one: string
  /** The thing itself, where it is counted. */
  readonly counted: Measured | undefined
  readonly rest: readonly Measured[]
}

/** The rate that a stretch begins with. */
function rateIn(stretch: readonly Numbers[]): Rate | undefined {
  const [first, second, ...rest] = amountsOf(stretch)
  if (first === undefined || second === undefined) return undefined
  if (first.value === 1 && first.kind !== undefined && isRate(stretch, second))
    return first.kind === second.kind ? undefined : { rate: second, one: first.kind, counted: first, rest }
  const units = stretch[0]?.units ?? []
  const near = stretch[0]?.amounts.includes(first)
    ? units.slice(Math.max(0, first.from - MAX_AFTER_DAILY), first.from)
    : []
  const period = PERIODS.find(([, sign]) => near.some(({ bare }) => sign.test(bare)))
  const isOfLast = first.isMeasure || first.kind === rest.at(-1)?.kind
  if (period !== undefined && isOfLast)
    return { rate: first, one: period[0], counted: undefined, rest: [second, ...rest] }
  const isMonthly = near.at(-1)?.bare === 'மாதம்' && units[first.to]?.bare === 'வீதம்'
  return isMonthly ? { rate: first, one: 'மாதம்', counted: undefined, rest: [second, ...rest] } : undefined
}

/** A measure, or what each of a kind yields: `ஒரு மரம் 120 தேங்காய்கள் தரும்`. */
const isRate = ([first]: readonly Numbers[], rate: Measured) =>
  rate.isMeasure ||
  (first?.amounts.includes(rate) === true &&
    (first.units[rate.to]?.bare === 'வீதம்' || first.sentence.words.at(-1)?.is('future') === true))

/** How many there are: of the one, in days, or one for each of so many. */
function timesOf(
  stretch: readonly Numbers[],
  one: string | undefined,
  counted: Measured | undefined,
  [count, each, ...more]: readonly Measured[],
): number | undefined {
  if (one === undefined || count === undefined || more.length > 0) return undefined
  if (each !== undefined) {
    const isEach = stretch.some(({ units, amounts }) => amounts.includes(each) && isForEach(units, each))
    const isOfIt = each.kind === undefined || each.kind === one
    return isEach && isOfIt && !count.isMeasure ? count.value * each.value : undefined
  }
  if (count.kind === one || (counted !== undefined && isOfOne(counted, count))) return count.value
  const factor = one === 'நாள்' && count.kind === 'மாதம்' ? 30 : factorBetween(count.kind, one)
  return factor === undefined ? undefined : count.value * factor
}

const isForEach = (units: readonly Unit[], { from }: Measured) => EACH.test(units[from - 1]?.bare ?? '')

const PRICE = /^(?:விலை|கட்டணம்)$/u

/** A sign behind the rate that the amount is of all of them. */
function saysAll(stretch: readonly Numbers[], rate: Measured, said: Measured): boolean {
  return stretch.some(({ units, amounts }) => {
    const from = amounts.includes(rate) ? rate.to : 0
    const to = amounts.includes(said) ? said.from : units.length
    return units.slice(from, to).some(({ bare }) => ALL.test(bare))
  })
}

/** `ஐந்து டஜனுக்கு 360 ரூபாய்`: the price of so many may be lower than that of one, and not higher. */
function costsMore({ units, amounts }: Numbers, found: number): boolean {
  const said = amounts.at(-1)
  const before = said === undefined ? undefined : units[said.from - 1]
  const isPrice = before?.word?.is('dative') === true || PRICE.test(before?.bare ?? '')
  return said?.kind === 'ரூபாய்' && said.value > found && isPrice
}

const EARNS = /கூலி|சம்பள|ஊதிய|வருமான|சேமி|சேர்த்து வை/u
const EARNED = /^(?:சேர்ந்|சேரும்|சேர்த்|கிடைத்|கிடைக்|பெற்ற|பெறு|ஈட்டி|சம்பாதி)/u
/** Words of the sentence beside its amounts. */
const MAX_MORE = 3

/** `தினமும் 20 ரூபாய் சேமித்தேன். ஒரு வாரத்தில் 160 ரூபாய் சேர்ந்தது`: the same action, and nothing else is told. */
function isEarned(stretch: readonly Numbers[], here: Numbers, rate: Measured, said: Measured): boolean {
  const of = stretch.find(({ amounts }) => amounts.includes(rate))
  if (of === undefined || of === here) return false
  const more = here.units.filter(
    ({ kind }, at) => kind === 'word' && !here.amounts.some(({ from, to }) => from <= at && at < to),
  )
  if (more.length > MAX_MORE) return false
  const isPay = rate.kind === 'ரூபாய்' && EARNS.test(of.sentence.text)
  return (isPay && EARNED.test(here.units[said.to]?.bare ?? '')) || isSameAction(of.sentence, here.sentence)
}

/** `ஒரு கிலோ தக்காளி 30 ரூபாய். மூன்று கிலோ வெங்காயத்துக்கு 100 ரூபாய்`: of another thing. */
function isOfOther(stretch: readonly Numbers[], count: Measured | undefined): boolean {
  if (count?.isMeasure !== true) return false
  const holder = stretch.find(({ amounts }) => amounts.includes(count))
  const of = holder?.units[count.to]?.word
  if (of?.isA('noun') !== true || !(of.is('dative') || of.is('genitive'))) return false
  const name = of.text.slice(0, NAME)
  return !stretch.some((text) => text.units.some(({ word, bare }) => word !== of && bare.startsWith(name)))
}

const NAME = 4

/** A month has no certain number of days. */
const isMonth = (times: number, days: number) =>
  times % 30 === 0 && days >= (times / 30) * DAYS_OF_MONTH[0] && days <= (times / 30) * DAYS_OF_MONTH[1]
