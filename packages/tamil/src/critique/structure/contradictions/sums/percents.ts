import { type Measured, type Numbers, PERCENT } from './measured.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

const DISCOUNT = /(?:தள்ளுபடி|கழிவு)\S*(?: போக(?=[ ,]))?/gu
const INTEREST = /வட்டி/u
/** More is added or taken than the percent tell. */
const MORE = /மேலும்|கூடுதல|வரி|கட்டண|செலவு|மாத|அபராத|சேமித்|பிறகு|காலாண்டு|அரையாண்டு/u
const MAX_AFTER = 2

/** What percent of an amount make: `800 ரூபாய்ச் சட்டைக்கு 25 விழுக்காடு தள்ளுபடி; 650 ரூபாய் கொடுத்தேன்`. */
export const percents: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said === undefined || said.kind === PERCENT) return undefined
  for (const stretch of stretchesOf(here, before, earlier)) {
    const others = amountsOf(stretch).slice(0, -1)
    const [share, ...more] = others.filter(({ kind }) => kind === PERCENT)
    const [years, ...longer] = others.filter(({ kind }) => kind === 'ஆண்டு')
    const [whole, ...rest] = others.filter(({ kind }) => kind !== PERCENT && kind !== 'ஆண்டு')
    if (share === undefined || whole === undefined) continue
    if (more.length + rest.length + longer.length > 0 || share.value >= 100) return undefined
    if (years !== undefined && !stretch.some(({ sentence }) => INTEREST.test(sentence.text))) return undefined
    if (!stretch.every((numbers) => isPlain(numbers, DISCOUNT))) return undefined
    const results = resultsOf(stretch, whole, share, years, said)
    const nearest = results.toSorted(
      (a, b) => Math.abs(a.found - said.value) - Math.abs(b.found - said.value),
    )[0]
    const isGiven = results.some(({ found }) => Math.abs(found - said.value) <= 1)
    return nearest !== undefined && !isGiven && isOff(said.value, nearest.found)
      ? { in: here, said, ...nearest }
      : undefined
  }
  return undefined
}

interface Result {
  readonly sum: string
  readonly found: number
}

/** All that the amount may be of the whole and its percent. */
function resultsOf(
  stretch: readonly Numbers[],
  whole: Measured,
  share: Measured,
  years: Measured | undefined,
  said: Measured,
): Result[] {
  const text = stretch.map(({ sentence }) => sentence.text).join(' ')
  const part = (whole.value * share.value) / 100
  const sum = `${inDigits(whole.value)} × ${inDigits(share.value)} ÷ 100`
  if (isAsMuch(stretch, whole, share, said)) return [{ sum, found: part }]
  if (isToldAgain(stretch, whole, share, said))
    return [
      { sum, found: part },
      { sum: `${inDigits(whole.value)} − ${inDigits(part)}`, found: whole.value - part },
    ]
  if (MORE.test(text) || !isMoney(whole) || !isMoney(said)) return []
  if (DISCOUNT_ONCE.test(text) && years === undefined)
    return [
      { sum, found: part },
      { sum: `${inDigits(whole.value)} − ${inDigits(part)}`, found: whole.value - part },
    ]
  const times = years?.value
  if (!INTEREST.test(text) || times === undefined) return []
  const grown = whole.value * (1 + share.value / 100) ** times
  const all = times === 1 ? sum : `${sum} × ${inDigits(times)}`
  if ([grown, grown - whole.value].some((found) => Math.abs(found - said.value) <= 1)) return []
  return [
    { sum: all, found: part * times },
    { sum: `${inDigits(whole.value)} + ${inDigits(part * times)}`, found: whole.value + part * times },
  ]
}

const DISCOUNT_ONCE = /தள்ளுபடி|கழிவு/u
const isMoney = ({ kind }: Measured) => kind === 'ரூபாய்'

/** `800 பேரில் 75 விழுக்காட்டினர் வாக்களித்தனர். அதாவது 650 பேர்`. */
function isToldAgain(stretch: readonly Numbers[], whole: Measured, share: Measured, said: Measured): boolean {
  const of = stretch.find(({ amounts }) => amounts.includes(share))
  const holder = stretch.find(({ amounts }) => amounts.includes(said))
  if (of === undefined || !of.amounts.includes(whole) || whole.isMeasure || said.isMeasure) return false
  const isWithin = of.units.slice(whole.to - 1, share.from).some(({ bare }) => /(?:ில்|ுள்)$/u.test(bare))
  return of !== holder && isWithin && holder?.units[said.from - 1]?.bare === 'அதாவது' && said.from === 1
}

/** `200 பேரில் 40 விழுக்காட்டினர், அதாவது 90 பேர்`: the same said twice. */
function isAsMuch(stretch: readonly Numbers[], whole: Measured, share: Measured, said: Measured): boolean {
  const holder = stretch.find(({ amounts }) => amounts.includes(share) && amounts.includes(said))
  const of = stretch.find(({ amounts }) => amounts.includes(whole))
  if (holder === undefined || of === undefined || share.from > said.from) return false
  const isSame = holder.units.slice(share.to, said.from).some(({ bare }) => bare === 'அதாவது')
  const isWithin =
    of !== holder ||
    of.units.slice(whole.to - 1, whole.to + MAX_AFTER).some(({ bare }) => /(?:ில்|ுள்)$/u.test(bare))
  const isAlike = whole.kind === said.kind || (!whole.isMeasure && !said.isMeasure)
  return isSame && isWithin && isAlike && whole.value >= said.value
}
