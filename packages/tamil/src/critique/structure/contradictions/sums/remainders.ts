import { type Measured, type Numbers, PERCENT } from './measured.ts'
import { amountsOf, inDigits, isOff, isPlain, type Reckoner, stretchesOf } from './reckoning.ts'

/** Before the number, or behind it. */
const LEFT =
  /^(?:மீதி|மீதியாக|மீதியுள்ள|மீதம்|மீதமாக|மீதமுள்ள|மீதமிருந்த|மிச்சம்|மிச்சமுள்ள|எஞ்சிய|எஞ்சியுள்ள|எஞ்சியிருந்த|எஞ்சியவை|எஞ்சியவர்கள்|எஞ்சியோர்|மீதமிருந்தவை|மிஞ்சியவை|கழித்தால்|கழித்து|மற்ற|ஏனைய|காலி|காலியாக)$/u
/** They name what is left themselves. */
const LEFT_ONES = /^(?:எஞ்சி|மீதமிருந்த|மிஞ்சி)(?:யவை|யவர்கள்|யோர்|வை)$/u
const STILL = 'இன்னும்'
const IS_THERE = /^(?:உள்ள|இருக்கி|இருந்த|உண்டு)/u
const IN_HAND = /^(?:கையில்|கையிருப்பு|கையிருப்பாக)$/u
/** With other money. */
const WITH = /(?:ோடு|ுடன்)$/u
const IS_LEFT = /^(?:மீதி|மீதம்|மீதமு|மீதமி|மிச்ச|மிஞ்சி|மிஞ்சு|எஞ்சி|காலியா|பாக்கி)/u
/** Those of whom it is not so: `வராத ஐந்து பேர்`, `படிக்காதவர்கள் 30 விழுக்காடு`. */
const NOT_SO = /ாத(?:வர்கள்|ோர்|வை)?$/u
const NO_PART = /^(?:இல்லாத|தெரியாத|எதிர்பாராத|முடியாத|அல்லாத|குறையாத)/u
/** More or less is taken than the numbers say. */
export const MORE_TAKEN = /பாதி|மேலும்|பிறகு|பின்னர்|மீண்டும்|கடன|கால்வாசி|புதிதாகச்|இழந்|அழுகி|வீணா|கெட்டுப்|தொலைந்|ஒரு சில/u
const DOZEN = 'டஜன்'
const MINUS = / போக(?=[ ,])/u
/** `20 ரூபாய் போக`, and not `செலவுகள் போக`, which may be more. */
const MAX_BEFORE_MINUS = 1
const MAX_APART = 3
const MAX_PARTS = 6
const AMONG_THEM = /^(?:அவற்றில்|அவற்றுள்|அவர்களில்|அவர்களுள்|இவற்றில்|இவர்களில்|அதில்|இதில்)$/u

/**
 * What is left of so many when some are taken from it: `50 பழங்களில் 20 விற்றான்; மீதி 25 பழங்கள்`; of percent the whole is a
 * hundred.
 */
export const remainders: Reckoner = (here, before, earlier) => {
  const said = here.amounts.at(-1)
  if (said === undefined || !isLeft(here, said)) return undefined
  if (said.kind === undefined && !LEFT_ONES.test(here.units[said.from - 1]?.bare ?? '')) return undefined
  for (const stretch of stretchesOf(here, before, earlier)) {
    const [whole, ...taken] = wholeAndTaken(amountsOf(stretch).slice(0, -1), said)
    if (isAmongOthers(stretch)) continue
    if (whole === undefined || taken.length === 0 || taken.length > MAX_PARTS) continue
    if (!isTakenFrom(stretch, whole, taken, said)) return undefined
    const values = [whole, ...taken].map(({ value }) => value)
    const found = values.reduce((rest, value) => rest - value)
    const isOfSome = taken.some(({ value }) => taken.length > 1 && found + value === said.value)
    if (isOfSome || found === said.value) return undefined
    if (found > 0 && said.value < (whole?.value ?? 0) && isOff(said.value, found, maxOffOf(stretch)))
      return { in: here, said, sum: values.map(inDigits).join(' − '), found }
  }
  return undefined
}

/** `அவற்றில் 180 நூல்கள்`: the whole stands before. */
function isAmongOthers([first]: readonly Numbers[]): boolean {
  const from = first?.amounts[0]?.from ?? 0
  return first?.units.slice(0, from).some(({ bare }) => AMONG_THEM.test(bare)) === true
}

/** Whether a number says what is left. */
export const isLeft = (numbers: Numbers, said: Measured) =>
  saysLeft(numbers, said) || isStillThere(numbers, said)

/** `இன்னும் 6 நூல்கள் என்னிடம் உள்ளன`, `கையில் 350 ரூபாய் இருக்கிறது`. */
function isStillThere({ units, sentence }: Numbers, { from, isMeasure }: Measured): boolean {
  const isSign = units
    .slice(Math.max(0, from - MAX_APART), from)
    .some(({ bare }) => bare === STILL || (isMeasure && IN_HAND.test(bare)))
  return isSign && IS_THERE.test(sentence.lastWord?.text ?? '') && !units.some(({ bare }) => WITH.test(bare))
}

const saysLeft = ({ units }: Numbers, { from, to }: Measured) =>
  units
    .slice(Math.max(0, from - MAX_APART), from)
    .some(({ bare }) => LEFT.test(bare) || (NOT_SO.test(bare) && !NO_PART.test(bare))) ||
  units.slice(to, to + 2).some(({ bare }) => IS_LEFT.test(bare))

/** All percent, or the whole first. */
function wholeAndTaken(
  all: readonly Measured[],
  { kind }: Measured,
): readonly Pick<Measured, 'value' | 'kind' | 'isMeasure'>[] {
  const isShares =
    kind === PERCENT && all.length > 0 && all.every((one) => one.kind === PERCENT && one.value < 100)
  return isShares
    ? [{ value: 100, kind, isMeasure: true }, ...all]
    : all.map((one) =>
        one.kind === DOZEN ? { value: one.value * 12, kind: undefined, isMeasure: false } : one,
      )
}

/** Where the text says that nothing else was taken only one number can be left. */
const maxOffOf = (stretch: readonly Numbers[]) =>
  stretch.some(({ units }) => units.some(({ bare }) => IS_SURELY_LEFT.test(bare) || AMONG_THEM.test(bare)))
    ? MAX_OFF
    : undefined
const IS_SURELY_LEFT = /^(?:மீதமுள்ள|மீதியுள்ள|எஞ்சிய|எஞ்சியுள்ள|மிச்சமுள்ள)$/u
const MAX_OFF = 0.7

type Part = Pick<Measured, 'value' | 'kind' | 'isMeasure'>

function isTakenFrom(
  stretch: readonly Numbers[],
  whole: Part,
  taken: readonly Part[],
  said: Measured,
): boolean {
  if (!stretch.every((numbers) => isPlain(numbers, closesWithMinus(numbers) ? MINUS : undefined)))
    return false
  if (stretch.some(({ sentence }) => MORE_TAKEN.test(sentence.text))) return false
  const units = stretch.flatMap((numbers) => numbers.units)
  if (units.filter(({ bare }) => AMONG_THEM.test(bare)).length > 1) return false
  const isPeople = said.kind === 'பேர்'
  return [whole, ...taken].every(
    ({ kind, isMeasure }) =>
      isSameKind(kind, said.kind) ||
      (!isMeasure &&
        !said.isMeasure &&
        (kind === undefined || said.kind === undefined || isPeople || kind === 'பேர்')),
  )
}

/** மாம்பழம் is a பழம், too. */
const isSameKind = (one: string | undefined, other: string | undefined) =>
  one === other || (one !== undefined && other !== undefined && (one.endsWith(other) || other.endsWith(one)))

/** `போக` right behind a number. */
const closesWithMinus = ({ units, amounts }: Numbers) =>
  units.every(
    ({ bare }, at) => bare !== 'போக' || amounts.some(({ to }) => at - to >= 0 && at - to <= MAX_BEFORE_MINUS),
  )
