import type { MeasureValue } from '../../../knowledge/facts/fact-record.ts'
import { type CueMatch, hasCues, matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import { isMeasureWord, SCALES } from '../quantities/measure-units.ts'
import { agreesWithBound, type Quantity } from '../quantities/numbers.ts'
import { type FoundClaim, type Measure, nameBetween, type Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/** Finds what a reading says of the subject's height, length, share and the like. */
export function measureClaim(
  subject: Mention,
  record: IndexedRecord,
  value: MeasureValue,
  reading: Reading,
): FoundClaim | undefined {
  const { units, from, to } = reading.clause
  if (!hasCues(record, units, from, to)) return undefined
  const own = SCALES[value.unit]
  const [measure, another] = reading.measures.filter(({ unit }) => SCALES[unit].dimension === own.dimension)
  if (measure === undefined || another !== undefined) return undefined
  // 133 அடி உயரத் திருவள்ளுவர் சிலை: a name that follows may confirm, never contradict.
  const follows = subject.from >= measure.quantity.to
  const between = follows
    ? { from: measure.quantity.to, to: subject.from }
    : { from: subject.to, to: measure.quantity.from }
  if (follows && between.to - between.from > 3) return undefined
  const cued = record.cues.length > 0 ? matchCues(record, units, from, to) : undefined
  const others = reading.mentions.filter((mention) => !cued?.positions.has(mention.from))
  if (between.to - between.from > 7 || nameBetween(subject, measure.quantity, { mentions: others }))
    return undefined
  const { scaled, right } = compareMeasure(measure, value)
  if (!right && (isPartWay(measure, reading) || isPartOver(measure, reading))) return undefined
  const firm =
    !follows &&
    cued !== undefined &&
    between.to - between.from <= 3 &&
    subject.case !== 'dative' &&
    !subject.withUm &&
    !elsewhere(subject, cued, reading) &&
    !isFar(scaled.value, value.amount)
  if (!right && !(firm && reading.mayConflict)) return undefined
  const said = cued && cued.to <= measure.quantity.to + 4 ? cued : undefined
  return {
    record: record.record,
    badge: right ? 'verified' : 'conflicting',
    from: Math.min(subject.from, measure.quantity.from),
    to: Math.max(subject.to, measure.quantity.to + 1, said?.to ?? 0),
    value: measure.quantity,
  }
}

/** `பதவிக்காலத்தில் நான்கு ஆண்டுகள் முடிந்தன`: so much of it is over, or left. */
function isPartOver({ quantity, unit: scale }: Measure, { clause: { units, to } }: Reading): boolean {
  if (SCALES[scale].dimension !== 'time') return false
  return units.slice(quantity.to, to).some(({ bare }) => OVER.test(bare))
}
const OVER = /^(?:முடிந்த|கழிந்த|கடந்த|நிறைவ|எஞ்ச|எஞ்சி|மீத|மிச்ச|பாக்கி|ஓடிவிட்ட|ஆகிவிட்ட)/u

/**
 * `6000 மீட்டர் உயரம் வரை ஏறினான்`, `276 மீட்டர் உயரத்திலிருந்து பார்த்தோம்`: a place on the thing, or a part of it, which tells nothing of
 * the whole.
 */
export function isPartWay({ quantity, unit: scale }: Measure, { clause: { units, to } }: Reading): boolean {
  if (SCALES[scale].dimension !== 'length') return false
  for (let i = quantity.to; i < Math.min(to, quantity.to + PART_REACH); i++) {
    const unit = units[i]
    if (unit?.kind !== 'word') continue
    if (PART_WAY.test(unit.bare)) return true
    if (PLACED.some((one) => unit.word?.isOnly(one))) return !IS_ITS.test(units[i + 1]?.bare ?? '')
    if (!isMeasureWord(unit.bare)) return false
  }
  return false
}
/** Words of the unit and of the extent: `மீட்டர்`, `உயரம்`. */
const PART_REACH = 4
const PART_WAY = /^(?:வரை|வரையில்|வரைக்கும்|மட்டும்|மட்டுமே|தூரம்|தொலைவு|தூரத்தில்|தொலைவில்)$/u
const PLACED = ['locative', 'ablative', 'dative'] as const
/** `324 மீட்டர் உயரத்தில் அமைந்துள்ளது`: of the whole. */
const IS_ITS = /^(?:அமைந்|உள்ள|இருக்|கட்டப்ப|எழுப்பப்ப|நிற்கிற|உயர்ந்)/u

/** A measure in the record's unit, and whether it agrees, as written or as rounded. */
export function compareMeasure(
  { quantity, unit }: Measure,
  value: MeasureValue,
): { scaled: Quantity; right: boolean } {
  const scaled = { ...quantity, value: (quantity.value * SCALES[unit].factor) / SCALES[value.unit].factor }
  const right =
    agreesWithBound(scaled, value.amount, value.tolerance) ||
    agreesWithBound(scaled, value.amount, roundingOf(quantity.value))
  return { scaled, right }
}

/** Another place before the name makes it another thing: பெங்களூரில் உள்ள திருவள்ளுவர் சிலை. */
const elsewhere = (subject: Mention, { positions }: CueMatch, { mentions, index }: Reading) =>
  mentions.some(
    ({ name, from, to }) =>
      to <= subject.from &&
      !positions.has(from) &&
      !standsIn(subject.name, name, index) &&
      (['city', 'country', 'state'] as const).some((kind) => index.isOfKind(name, kind)),
  )

const standsIn = (subject: string, place: string, index: Reading['index']) =>
  index
    .recordsAbout(subject)
    .some(({ record, accepted }) => record.property === 'located-in' && accepted.has(place))

/** A writer rounds: 8,800 for 8,849 is not wrong. */
function roundingOf(value: number): number {
  if (Math.abs(value) < 1000) return 0
  const zeros = /(?<!0)0+$/.exec(String(value))?.[0].length ?? 0
  return Number.isInteger(value) && value !== 0 ? Math.min(0.05, (10 ** zeros * 0.6) / Math.abs(value)) : 0
}

/** A zero too many is a common error; still farther off, the quantity is hardly about the same thing. */
export const isFar = (stated: number, amount: number) =>
  amount !== 0 && (stated > amount * 10.5 || stated < amount / 10.5)

/** Finds the century in which a reading puts the subject; a wrong one is not held against it. */
export function centuryClaim(
  subject: Mention,
  record: IndexedRecord,
  accepted: readonly number[],
  reading: Reading,
): FoundClaim | undefined {
  const { units, from, to } = reading.clause
  const [century, another] = reading.centuries
  if (century === undefined || another !== undefined || !hasCues(record, units, from, to)) return undefined
  const right = accepted.includes(century.century)
  if (!right) return undefined
  return {
    record: record.record,
    badge: 'verified',
    from: Math.min(subject.from, century.from),
    to: Math.max(subject.to, century.to),
    value: century,
  }
}
