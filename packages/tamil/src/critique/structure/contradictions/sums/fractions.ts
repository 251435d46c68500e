import type { Unit } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Measured, Numbers } from './measured.ts'
import { inDigits, isOff, isPlain, type Reckoner } from './reckoning.ts'

const SHARE = /^(?:பங்கு|பங்கின|பங்கை|பகுதி|பாக)/u
const NAMED: readonly (readonly [sign: RegExp, value: number])[] = [
  [/^(?:பாதி|பாதிப்|சரிபாதி|அரைவாசி|செம்பாதி)/u, 1 / 2],
  [/^கால்வாசி/u, 1 / 4],
  [/^முக்கால்வாசி/u, 3 / 4],
]
const WITH_SHARE: ReadonlyMap<string, number> = new Map(
  Object.entries({ அரை: 1 / 2, கால்: 1 / 4, முக்கால்: 3 / 4 }),
)
/** `மூன்றில்`, `நான்கில்`. */
const IN = /ில்$/u
const THAT_IS = 'அதாவது'
/** More than that, or another part. */
const BEYOND = /மேல்|மேற்பட்ட|மேலான|குறைவ|குறையா|அதிக|நெருங்|சுமார்|ஏறத்தாழ|மற்ற|மீதி/u
const MAX_APART = 3

interface Part {
  readonly value: number
  readonly from: number
  readonly to: number
}

/** A part that is not so much of the whole: `60 ஏக்கரில் மூன்றில் ஒரு பங்கு, அதாவது 25 ஏக்கர்`. */
export const fractions: Reckoner = (here) => {
  const { units, amounts } = here
  const at = units.findIndex(({ bare }) => bare === THAT_IS)
  const said = amounts.find(({ from }) => from > at)
  if (at < 0 || said === undefined || said.from - at > MAX_APART || BEYOND.test(here.sentence.text))
    return undefined
  const part = partBefore(units, at)
  const whole = part && amounts.findLast(({ to }) => to <= part.from)
  if (part === undefined || whole === undefined || part.from - whole.to > MAX_APART) return undefined
  if (!isPlain({ ...here, amounts: [whole, said] })) return undefined
  const isAlike = whole.kind === said.kind || (!whole.isMeasure && !said.isMeasure)
  const isWithin = units.slice(whole.to - 1, whole.to + 2).some(({ bare }) => /(?:ில்|இல்|ுள்|ின்)$/u.test(bare))
  const found = whole.value * part.value
  if (!isAlike || !isWithin || Math.abs(said.value - found) <= (said.isMeasure && said.kind !== 'நாள்' ? 0 : 1))
    return undefined
  return isOff(said.value, found)
    ? {
        in: here,
        said,
        sum: `${inDigits(whole.value)} × ${inDigits(part.value)}`,
        found: Math.round(found * 100) / 100,
      }
    : undefined
}

/** The share that ends right before a sign. */
function partBefore(units: readonly Unit[], at: number): Part | undefined {
  for (let from = at - 1; from >= Math.max(0, at - 2 * MAX_APART); from--) {
    const bare = units[from]?.bare ?? ''
    const named = NAMED.find(([sign]) => sign.test(bare))?.[1]
    if (named !== undefined) return { value: named, from, to: at }
    const fraction = WITH_SHARE.get(bare)
    if (fraction !== undefined && SHARE.test(units[from + 1]?.bare ?? ''))
      return { value: fraction, from, to: at }
    const [of, count] = [quantityAt(units, from), quantityAt(units, from + 1)]
    const isShare = of?.to === from + 1 && IN.test(bare) && SHARE.test(units[count?.to ?? 0]?.bare ?? '')
    if (isShare && count !== undefined && count.value < (of?.value ?? 0))
      return { value: count.value / of.value, from, to: at }
  }
  return undefined
}

const FOLD: readonly (readonly [sign: RegExp, value: number])[] = [
  [/^(?:இரட்டிப்ப|இருமடங்க|இரட்டிக்க)/u, 2],
  [/^மும்மடங்க/u, 3],
  [/^நான்மடங்க/u, 4],
]
const TIMES = /^மடங்(?:கு|கா)/u
const BECAME = /^(?:ஆகி|ஆனது|ஆக|உயர்ந்து|அதாவது|அதாவது,|என்று)$|ாக$|ாகி$|ாய்$/u

/** What has become so many times as much and has not: `சென்ற ஆண்டு 25 பேர் வந்தனர். இந்த ஆண்டு அது இரட்டிப்பாகி 60 பேர் வந்தனர்`. */
export const multiples: Reckoner = (here, before) => {
  const said = here.amounts.at(-1)
  const fold = said && foldIn(here, said)
  if (said?.kind === undefined || fold === undefined || BEYOND.test(here.sentence.text)) return undefined
  const own = here.amounts.filter(({ to, kind }) => to <= fold.from && kind === said.kind)
  const [one, ...more] = own.length > 0 ? own : (before?.amounts ?? [])
  if (one === undefined || more.length > 0 || one.kind !== said.kind) return undefined
  const isOnly = here.amounts.every(
    (amount) => amount === said || amount === one || amount.from === fold.from,
  )
  if (!isOnly || !isPlain(here) || !(own.length > 0 || (before !== undefined && isPlain(before))))
    return undefined
  const found = one.value * fold.value
  return isOff(said.value, found)
    ? { in: here, said, sum: `${inDigits(one.value)} × ${inDigits(fold.value)}`, found }
    : undefined
}

/** `இரண்டு மடங்கு, அதாவது`, `இரட்டிப்பாகி`: right before the amount. */
function foldIn({ units }: Numbers, said: Measured): Part | undefined {
  for (let from = said.from - 1; from >= Math.max(0, said.from - 2 * MAX_APART); from--) {
    const named = FOLD.find(([sign]) => sign.test(units[from]?.bare ?? ''))?.[1]
    const times = quantityAt(units, from)
    const isTimes = times !== undefined && TIMES.test(units[times.to]?.bare ?? '')
    const value = named ?? (isTimes ? times.value : undefined)
    const to = isTimes ? times.to : from
    if (value === undefined) continue
    const between = units.slice(to, said.from)
    const isOne =
      between.length <= MAX_APART &&
      between.every(({ word, text }) => word?.is('finite') !== true && text !== ';')
    return isOne && between.some(({ bare }) => BECAME.test(bare)) ? { value, from, to } : undefined
  }
  return undefined
}
