import type { Unit } from '../../../facts/names/sentence-units.ts'
import { ordinalAt, quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Measured, Numbers } from './measured.ts'
import { isPlain, type Reckoner } from './reckoning.ts'

const BIRTHDAY = /^(?:பிறந்த ?நாள|அகவை|ஆண்டு நிறைவ)/u
/** The years that a jubilee keeps. */
const JUBILEES: ReadonlyMap<string, number> = new Map([
  ['வெள்ளி', 25],
  ['பொன்', 50],
  ['வைர', 60],
  ['பவள', 75],
  ['நூற்றாண்டு', 100],
])
const JUBILEE = /^(வெள்ளி|பொன்|வைர|பவள|நூற்றாண்டு)விழா/u
const FEAST = /^விழா/u
/** What is kept of what was founded. */
const OF_BEGINNING = /^(?:ஆண்டு (?:நிறைவ|விழா)|ஆண்டில் அடி|ஆண்டுவிழா|ஆண்டை கொண்டாட|நிறைவ|நிறுவன நாள)/u
/** What begins in the first year, and what of it is kept in the other. */
const BEGINNINGS: readonly (readonly [begun: RegExp, kept: RegExp])[] = [
  [/^(?:தொடங்க|தொடங்கி|நிறுவ|ஆரம்பி|உருவா|திறக்க|திறந்|கட்டப்பட்ட|அமைக்க|கால்கோள்)/u, OF_BEGINNING],
  [/^(?:திருமண|மண[ந ]|மணந்|கல்யாண)/u, /^(?:திருமண ?(?:நாள|ஆண்டு)|மண ?நாள|கல்யாண நாள|ஆண்டு (?:திருமண|மண|நிறைவ))/u],
  [/^(?:விடுதலை|சுதந்திர)/u, /^(?:விடுதலை|சுதந்திர) ?(?:நாள|தின)/u],
  [/^பிறந்[தத]/u, BIRTHDAY],
]
const ENDING = /^(?:ஆம்|ம்|வது|ஆவது)$/u
const MAX_APART = 7
/** The first year may count, and the feast may be late. */
const TOLERATED = 1
const MAX_OFF = 0.4

/** The year of a feast that is not so long after the first: `1974இல் தொடங்கப்பட்ட சங்கம் 2024இல் அறுபதாம் ஆண்டு நிறைவு`. */
export const anniversaries: Reckoner = (here, before) => {
  const holders = [...(here.years.length < 2 && before ? [before] : []), here]
  const [from, to, ...more] = holders.flatMap(({ years }) => years)
  const [first] = holders
  if (from === undefined || to === undefined || more.length > 0 || first === undefined) return undefined
  if (!here.years.includes(to) || !first.years.includes(from) || !holders.every((one) => isPlain(one)))
    return undefined
  const begin = first === here ? to.from : first.units.length
  const kept = BEGINNINGS.filter(([begun]) => saysWithin(first.units, from.from, begin, begun)).map(
    ([, what]) => what,
  )
  const found = to.value - from.value
  const isBirth = kept.includes(BIRTHDAY)
  const said = keptAt(here, to, kept) ?? (isBirth ? ageAt(here, to) : undefined)
  const off = Math.abs((said?.value ?? found) - found)
  if (said === undefined || off <= TOLERATED || off > found * MAX_OFF) return undefined
  return { in: here, said, sum: `${to.value} − ${from.value}`, found }
}

const saysWithin = (units: readonly Unit[], from: number, to: number, what: RegExp) =>
  units.slice(from + 1, Math.min(to, from + 1 + MAX_APART)).some(({ bare }) => what.test(bare))

/** The ordinal behind the second year with the feast behind it. */
function keptAt({ units }: Numbers, year: Measured, kept: readonly RegExp[]): Measured | undefined {
  for (let from = year.from + 1; from < units.length; from++) {
    const jubilee = jubileeAt(units, from)
    if (jubilee !== undefined && kept.includes(OF_BEGINNING))
      return { ...jubilee, kind: 'ஆண்டு', isMeasure: true, noun: undefined, from, isExact: true }
    const ordinal = ordinalOf(units, from)
    if (ordinal === undefined) continue
    const { value, to } = ordinal
    const behind = units
      .slice(to, to + 2)
      .map(({ bare }) => bare)
      .join(' ')
    if (kept.some((what) => what.test(behind)))
      return { value, kind: 'ஆண்டு', isMeasure: true, noun: undefined, from, to, isExact: true }
  }
  return undefined
}

/** `பொன்விழா`, `வெள்ளி விழா`. */
function jubileeAt(units: readonly Unit[], from: number): { value: number; to: number } | undefined {
  const bare = units[from]?.bare ?? ''
  const joined = JUBILEES.get(JUBILEE.exec(bare)?.[1] ?? '')
  if (joined !== undefined) return { value: joined, to: from + 1 }
  const apart = FEAST.test(units[from + 1]?.bare ?? '') ? JUBILEES.get(bare) : undefined
  return apart === undefined ? undefined : { value: apart, to: from + 2 }
}

/** `2025இல் அவனுக்கு 18 வயது நிறைவடைந்தது`: behind the second year, and of nobody else. */
function ageAt({ units, amounts }: Numbers, year: Measured): Measured | undefined {
  const age = amounts.find(({ kind, from }) => kind === 'வயது' && from >= year.to)
  if (age === undefined || !REACHED.test(units[age.to]?.bare ?? '')) return undefined
  return isOfOther(units.slice(year.from + 1, age.from)) ? undefined : age
}

/** `2015இல் மகனுக்கு 40 வயது`: of another than who was born. */
export const isOfOther = (between: readonly Unit[]) =>
  between.some(({ word, bare }) => word?.is('dative') === true && !SAME.test(bare))

const REACHED = /^(?:\.|நிறைவ|நிரம்ப|ஆகி|ஆயி|ஆனது|முடிந்|பூர்த்தி)/u
const SAME = /^(?:அவ(?:ர|ன|ள)ுக்கு|எனக்கு|தமக்கு|தனக்கு)$/u

/** `அறுபதாம்`, `60ஆம்`. */
function ordinalOf(units: readonly Unit[], from: number) {
  const quantity = quantityAt(units, from)
  if (quantity === undefined) return ordinalAt(units, from)
  const end = /^[-–]$/u.test(units[quantity.to]?.text ?? '') ? quantity.to + 1 : quantity.to
  return ENDING.test(units[end]?.bare ?? '') ? { value: quantity.value, to: end + 1 } : undefined
}
