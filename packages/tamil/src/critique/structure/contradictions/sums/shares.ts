import { type Measured, type Numbers, PERCENT } from './measured.ts'
import { factorBetween } from './measures.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

/** `அதாவது, 98 விழுக்காடு தேர்ச்சி`, `தேர்ச்சி விகிதம் 98 விழுக்காடு`. */
const TELLS_SHARE = /^(?:அதாவது|இது|ஆக|எனவே|ஆகவே|என்பது)$|விகிதம்$/u
/** A share of something else. */
const OF_OTHERS =
  /விட |அதிக|கூடுதல|குறைவ|குறைந்|உயர்|கடந்த ஆண்டு|சென்ற ஆண்டு|முந்தைய|இலக்கு|தள்ளுபடி|வட்டி|ஈரப்பத|உள்ளாட்சி/u
const MARKS = 'மதிப்பெண்'
const AMONG_THEM = /^(?:அவற்றில்|அவற்றுள்|அவர்களில்|அவர்களுள்|இவற்றில்|இவர்களில்)$/u
/** Percent that a rounded share is off at most, and what is further off is another share. */
const [ROUNDED, OTHER] = [1, 25]

/** A share in percent of two counts: `120 பேரில் 114 பேர், அதாவது 98 விழுக்காடு`. */
export const shares: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said?.kind !== PERCENT || !isPlain(here) || OF_OTHERS.test(here.sentence.text)) return undefined
  const texts = stretchesOf(here, before, earlier).find((stretch) => amountsOf(stretch).length > 2)
  if (texts === undefined || !texts.every((text) => isPlain(text))) return undefined
  const [whole, part, ...rest] = amountsOf(texts)
  if (whole === undefined || part === undefined || rest.length !== 1) return undefined
  const holder = texts.find(({ amounts }) => amounts.includes(part))
  if (holder === undefined || !isPartOf(holder, part, whole)) return undefined
  const between = here.units.slice(holder === here ? part.to : 0, said.from)
  if (
    !between.some(({ bare }) => TELLS_SHARE.test(bare)) ||
    between.some(({ bare }) => AMONG_THEM.test(bare))
  )
    return undefined
  const found = (part.value / whole.value) * 100
  const off = Math.abs(said.value - found)
  if (off <= ROUNDED || off > OTHER || Math.abs(100 - found - said.value) <= ROUNDED) return undefined
  return {
    in: here,
    said,
    sum: `${inDigits(part.value)} ÷ ${inDigits(whole.value)} × 100`,
    found: Math.round(found * 10) / 10,
  }
}

/** `மாணவர்களில் 114 பேர்`, `அவர்களில் 114 பேர்`: both are counts, the second of the first. */
function isPartOf({ units, amounts }: Numbers, part: Measured, whole: Measured): boolean {
  if (part.value > whole.value) return false
  if (part.kind === MARKS && whole.kind === MARKS) return whole.noun?.is('dative') === true
  if (part.isMeasure || whole.isMeasure) return false
  const from = amounts.includes(whole) ? whole.to : 0
  const of = whole.noun ?? units[whole.to - 1]?.word
  return (
    units.slice(from, part.from).some(({ bare }) => AMONG_THEM.test(bare)) ||
    (from > 0 && of !== undefined && /(?:ில்|ுள்)$/u.test(of.text))
  )
}

/** `மூன்று வாரங்கள், அதாவது பதினெட்டு நாள்கள்`, `40 பேரில் பாதிப் பேர், அதாவது 25 பேர்`. */
export const equivalents: Reckoner = (here) => {
  const { units, amounts } = here
  for (const [i, said] of amounts.entries()) {
    const one = amounts[i - 1]
    if (one === undefined || !isPlain(here)) continue
    const between = units.slice(one.to, said.from).map(({ bare }) => bare)
    if (!between.some((bare) => bare === 'அதாவது') || between.length > MAX_APART) continue
    const factor = factorBetween(one.kind, said.kind) ?? partOf(one, said, between)
    if (factor === undefined || isInclusive(one, said, factor)) continue
    const found = one.value * factor
    if (isOff(said.value, found))
      return { in: here, said, sum: `${inDigits(one.value)} × ${inDigits(factor)}`, found }
  }
  return undefined
}

const MAX_APART = 6

const partOf = (one: Measured, said: Measured, between: readonly string[]) =>
  one.kind === 'டஜன்' && !said.isMeasure ? 12 : halfOf(one, said, between)

const halfOf = (one: Measured, said: Measured, between: readonly string[]) =>
  between[0] === 'பாதி' && !one.isMeasure && !said.isMeasure && /ில்$/u.test(one.noun?.text ?? '')
    ? 0.5
    : undefined

/** Both ends of a stretch of days are counted, or an odd one is halved. */
const isInclusive = ({ value }: Measured, said: Measured, factor: number) =>
  (said.kind === 'நாள்' || factor === 0.5) && Math.abs(said.value - value * factor) <= 1
