import { CLOSE_KIN } from '../../../words/close-kin.ts'
import { HAPPENS_ONCE } from '../claims/another-thing.ts'
import { saysNothing } from '../claims/claim-coverage.ts'
import { companionUnits } from '../claims/companions.ts'
import { agreesWithNumber, isAnyOne } from '../claims/count-claims.ts'
import { nounAt } from '../claims/counted-nouns.ts'
import {
  compareDates,
  isDoneAgain,
  isOfAnotherEvent,
  isSinceWritten,
  yearAlone,
} from '../claims/date-claims.ts'
import { HAPPENED } from '../claims/event-dates.ts'
import { compareMeasure, isFar, isPartWay } from '../claims/measure-claims.ts'
import { asidesIn } from '../clauses/asides.ts'
import { cueUnits, matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import { isMeasureWord } from '../quantities/measure-units.ts'
import type { Quantity } from '../quantities/numbers.ts'
import { type FoundClaim, isAccounted, type Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { addWord, tiesTogether } from './answered-clause.ts'
import { addBesideNumber } from './beside-number.ts'
import { isAuxiliary } from './helping-words.ts'

/** The one figure of a clause: whether it agrees with a record, and where it and what it counts stand. */
interface Figure {
  readonly right: boolean
  readonly firm: boolean
  readonly from: number
  readonly to: number
}

/**
 * Reads a clause that says nothing else: one subject, the words that the record asks for, one figure, and words that
 * only tie these together, in any order: `1882 இல் பிறந்தவர் பாரதியார்`, `8848 மீட்டர் உயரம் கொண்டது எவரெஸ்ட்`.
 */
export function figureByWholeClause(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): FoundClaim | undefined {
  const { units, from, to } = reading.clause
  if (subject.withUm || subject.to === subject.from || UNFIT.has(subject.case)) return undefined
  const figure = figureIn(subject, record, reading)
  if (figure === undefined) return undefined
  const isNamedFor = record.cues.length === 0 || isItsYear(subject, record, units)
  const cues = isNamedFor ? new Set<number>() : matchCues(record, units, from, to)?.positions
  if (cues === undefined) return undefined
  if (record.record.value.type === 'date' && isOfAnother(subject, record, cues, reading)) return undefined
  const { subject: names } = record.record
  const companions = new Set([
    ...companionUnits(subject, record, cues, reading),
    ...monthsBeyond(figure, reading),
  ])
  const ignored = new Set([...cues, ...companions])
  const others = namesBeside(subject, figure, ignored, reading)
  const same = others.filter(({ name }) => names.includes(name) || tellsTheSame(name, record, reading))
  const ties = new Set([...cues, ...cueUnits(record, units, from, to)])
  const rest = others.flatMap((mention) => (same.includes(mention) ? [] : [mention.from]))
  for (let i = from; i < to; i++) {
    const isNamed = [subject, figure, ...same].some((one) => i >= one.from && i < one.to)
    if (isNamed || ties.has(i) || companions.has(i)) continue
    if (reading.accounted?.has(i)) {
      companions.add(i)
      continue
    }
    if (tiesFigure(i, cues, record, reading) || isComing(i, subject, record, units)) addWord(ties, i, units)
    else rest.push(i)
  }
  if (record.record.value.type === 'number') addBesideNumber(ties, rest, figure, units)
  const told = eventToldTo(subject, record, reading)
  const asides = new Set(rest.filter((i) => i < told))
  if (asides.size < rest.length)
    for (const i of asidesIn(
      { record, subject, value: figure, relation: cues, conflicts: !figure.right },
      reading,
    ))
      asides.add(i)
  if (!rest.every((i) => asides.has(i))) return undefined
  for (const i of companions) asides.add(i)
  if (!figure.right && !(figure.firm && reading.mayConflict)) return undefined
  return {
    record: record.record,
    badge: figure.right ? 'verified' : 'conflicting',
    from: Math.min(subject.from, figure.from),
    to: Math.max(subject.to, figure.to),
    value: { from: figure.from, to: figure.to },
    ties,
    asides,
  }
}

/**
 * `பாரதியாரின் தந்தை 1898 இல் மறைந்தார்`, `தந்தை இறந்தபின் 1898 இல் சென்றார்`: what somebody's kin did, or what was done when it was over.
 */
function isOfAnother(
  subject: Mention,
  { record: { property } }: IndexedRecord,
  cues: ReadonlySet<number>,
  { clause: { units, to } }: Reading,
): boolean {
  const isLife = property === 'birth' || property === 'death'
  if (isLife && units.slice(subject.to, to).some(({ bare }) => KIN.has(bare))) return true
  const last = Math.max(-1, ...cues)
  return (
    last >= 0 && [units[last], units[last + 1]].some((unit) => unit !== undefined && AFTER.test(unit.bare))
  )
}
/** Kin, those who are called so politely, and friends. */
const KIN: ReadonlySet<string> = new Set([
  ...CLOSE_KIN,
  ...['தந்தையார்', 'தாயார்', 'அன்னை', 'சகோதரர்', 'சகோதரி', 'நண்பர்', 'நண்பன்', 'குரு', 'பெற்றோர்'],
])
const AFTER = /^(?:[\u0B80-\u0BFF]{3,})?(?:பின்|பின்பு|பின்னர்|பிறகு|முன்|முன்பு|முன்னர்|பிந்தைய|முந்தைய)$/u

/** Whether a word only ties a figure to what it is told of: its unit, a verb of happening, what says nothing. */
function tiesFigure(
  at: number,
  cues: ReadonlySet<number>,
  { record: { value, property } }: IndexedRecord,
  { clause: { units }, index }: Reading,
): boolean {
  const bare = units[at]?.bare ?? ''
  if (value.type === 'measure' && (isMeasureWord(bare) || isLevel(units, at))) return true
  if (value.type === 'date' && cues.size === 0 && HAPPENED.test(bare)) return true
  if (value.type === 'date' && cues.size > 0)
    if (index.tells(property, bare) || (/^சென்ற/u.test(bare) && units[at - 1]?.bare === 'தட்டி')) return true
  if (value.type === 'number' && cues.size > 0 && (COMPUTES.test(bare) || MUST.test(bare))) return true
  if (value.type === 'number' && DIVIDES.test(bare)) return true
  return tiesTogether(units[at], index) || isAuxiliary(at, cues, units)
}

/** `கூட்டினால் … கிடைக்கும்`: what is done with the sides or the angles of any figure. */
const COMPUTES =
  /^(?:கூட்டி|கூட்டும்போது|கூட்ட|அளந்தால்|பெருக்கினால்|கிடைக்கும்|கிடைப்பது|கிடைக்கிறது|வரும்|எடுத்தாலும்|எடுத்துக்கொண்டாலும்|வரைந்தாலும்|பார்த்தாலும்)/u

/** `குழுவின் வருகை நிகழ்ந்தது`, `கட்சியின் தோற்றம்`: the noun of what the dated thing did when it came to be. */
const isComing = (i: number, { case: how, to }: Mention, { record }: IndexedRecord, units: readonly Unit[]) =>
  record.value.type === 'date' && how === 'genitive' && i === to && COMING.test(units[i]?.bare ?? '')
const COMING = /^(?:காலம்|வருகை|தொடக்கம்|தோற்றம்|உதயம்|உருவாக்கம்|அறிமுகம்|திறப்பு|வெளியீடு|நிகழ்வு|கண்டுபிடிப்பு|அரங்கேற்றம்)$/u

/** `ஹேஸ்டிங்ஸ் போரின் ஆண்டு 1066`: of what is an event by its own name the year is asked, whatever verb tells it. */
const isItsYear = (
  { name, case: how, to }: Mention,
  { record, cues }: IndexedRecord,
  units: readonly Unit[],
) =>
  record.property === 'event' &&
  cues.length === 1 &&
  how === 'genitive' &&
  HAPPENS_ONCE.test(name) &&
  YEAR.test(units[to]?.bare ?? '')
const YEAR = /^(?:ஆண்டு|காலம்|வருடம்|நாள்)$/u

/** `35 வயது நிரம்பியிருக்க வேண்டும்`, `18 வயது ஆகியிருத்தல் வேண்டும்`: what the record's own words ask of somebody. */
const MUST =
  /^(?:வேண்டும்|வேண்டிய|அவசியம்|தேவை|தேவையான|ஒருவருக்கு|ஒருவர்|அவர்|இருத்தல்|இருக்க|(?:நிரம்பி|நிறைந்து|ஆகி|முடிந்து|நிறைவடைந்து|செய்து)(?:யிரு|ிரு)(?:க்க|த்தல்)|(?:நிரம்பி|நிறைந்|நிறைவடைந்|பூர்த்திய|ஆன)[\u0B80-\u0BFF]*(?:வராக|ிருக்க|ிருத்தல்))$/u

/** `ஐந்து வகையாகப் பிரிப்பர்`, `ஆறு பிரிவுகளைப் பெற்றுள்ளது`: verbs that say of how many something is made or has. */
const DIVIDES =
  /^(?:பிரிப்ப|பிரிக்க|பிரித்து|பகுப்ப|பகுக்க|பகுத்து|வகுப்ப|வகுக்க|வகுத்து|வகைப்படுத்த|அமைத்து|அமைக்கப்ப|பெற்றுள்ள|பெற்றிருக்க|தேர்ந்தெடுத்து|அனுப்ப|குறிக்க|கூறுகிற|தாங்கி|வரையப்ப|பொறிக்கப்ப|பிணைந்|இணைந்|சேர்ந்|அமைந்|காணப்ப|இடம்பெற்)/u

/** `2023 செப்டம்பரில்` where the record knows the year alone: for the month nobody speaks. */
const monthsBeyond = ({ from, to }: Figure, { dates }: Reading) =>
  dates
    .filter((date) => date.from <= from && to <= date.to)
    .flatMap((date) => Array.from({ length: date.to - date.from }, (_, i) => date.from + i))
    .filter((i) => i < from || i >= to)

/** The names of the clause beside the subject, what is counted, and what is accounted for. */
function namesBeside(
  subject: Mention,
  figure: Figure,
  ignored: ReadonlySet<number>,
  reading: Reading,
): Mention[] {
  return reading.mentions.filter(
    (mention) =>
      mention !== subject &&
      !ignored.has(mention.from) &&
      !(mention.from === figure.to && isMeasureWord(reading.clause.units[mention.from]?.bare ?? '')) &&
      !(mention.from >= figure.from && mention.to <= figure.to) &&
      !saysNothing(reading.clause.units[mention.from]) &&
      !isAccounted(mention, reading) &&
      !isPartOf(subject, mention, reading),
  )
}

/** `வளர்ந்த மனிதரின் உடலில்`: in what every such subject has. */
const isPartOf = (
  subject: Mention,
  { case: how, from, to }: Mention,
  { clause: { units }, index }: Reading,
) =>
  subject.case === 'genitive' &&
  from === subject.to &&
  to === from + 1 &&
  how === 'locative' &&
  index.ties(units[from]?.bare ?? '')

/** Where what tells of the event ends: `1857 இல் வீரர்கள் கிளர்ந்தெழுந்த நிகழ்ச்சியே வேலூர்ப் புரட்சி`. */
function eventToldTo(
  { case: how, from, to }: Mention,
  { cues }: IndexedRecord,
  { clause: { units, to: end } }: Reading,
): number {
  const closes = units
    .slice(to, end)
    .every(({ kind, bare }) => kind === 'punctuation' || /^(?:ஆகும்|எனப்படும்)$/u.test(bare))
  const isEvent =
    EVENT.test(units[from - 1]?.bare ?? '') && how === 'nominative' && cues.length === 0 && closes
  return isEvent ? from : 0
}
const EVENT = /^(?:நிகழ்ச்சி|நிகழ்வு|சம்பவம|போராட்டம|எழுச்சி|கிளர்ச்சி|இயக்கம)(?:|்|ே|யே|தான்)$/u

/** Whether another name has the same fact: சென்னை மாநிலம் and தமிழ்நாடு, one renaming. */
const tellsTheSame = (name: string, { record }: IndexedRecord, { index }: Reading) =>
  index
    .recordsAbout(name)
    .some(
      (other) =>
        other.record.property === record.property &&
        JSON.stringify(other.record.value) === JSON.stringify(record.value),
    )

/** `கடல் மட்டத்திலிருந்து 8849 மீட்டர்`, `100 டிகிரி வெப்பநிலையில்`. */
const isLevel = (units: readonly Unit[], at: number) =>
  /^(?:மட்டத்|வெப்பநிலை)/u.test(units[at]?.bare ?? '') ||
  (units[at]?.bare === 'கடல்' && /^மட்டத்/u.test(units[at + 1]?.bare ?? ''))

const UNFIT: ReadonlySet<Mention['case']> = new Set(['sociative', 'ablative', 'instrumental'])

function figureIn(subject: Mention, indexed: IndexedRecord, reading: Reading): Figure | undefined {
  const { property, value, cues } = indexed.record
  const { measures, centuries, clause } = reading
  const dates = reading.dates.filter((one) => !isAccounted(one, reading))
  // ஒரு நொடிக்கு tells the unit, ஓர் எளிய குடும்பத்தில் counts nothing.
  const figures = reading.quantities.filter((one) => !isAccounted(one, reading))
  const quantities = figures.filter(
    ({ value: number, from, to }) =>
      number !== 1 ||
      (!/க்கு$/u.test(clause.units[to]?.bare ?? '') &&
        ((figures.length === 1 && value.type === 'number') ||
          !/^(?:ஒரு|ஓர்|ஒன்றான|ஒன்றாக|ஒன்றாகிய|ஒன்றாகும்)$/u.test(clause.units[from]?.bare ?? ''))),
  )
  if (centuries.length > 0 || dates.length + (value.type === 'date' ? 0 : quantities.length) !== 1)
    return undefined
  const [date] = dates
  const [quantity] = quantities
  if (value.type === 'date' && date !== undefined && !date.isBound && property !== 'day') {
    const relation = compareDates(date.date, value)
    const year = relation === 'unknown' ? yearAlone(date, value, clause.units) : undefined
    if (year !== undefined) return { right: true, firm: true, ...placeOf(year) }
    if (relation === 'unknown') return undefined
    const firm =
      !isSinceWritten(property, date) &&
      !isOfAnotherEvent(subject, indexed, date, reading) &&
      !(subject.case === 'accusative' && isDoneAgain(reading))
    return { right: relation === 'same', firm, ...placeOf(date) }
  }
  if (value.type === 'number' && quantity !== undefined && !isAnyOne(quantity, subject, clause.units)) {
    const noun = countedNear(value.nouns, quantity, clause)
    const [current, ...others] = value.accepted
    if (noun === undefined || current === undefined) return undefined
    const right = agreesWithNumber(quantity, current, cues)
    if (!right && others.some((number) => agreesWithNumber(quantity, number, cues))) return undefined
    return { right, firm: true, ...noun }
  }
  const [measure] = measures
  if (value.type !== 'measure' || measure === undefined) return undefined
  const { scaled, right } = compareMeasure(measure, value)
  const firm = !isFar(scaled.value, value.amount) && !isPartWay(measure, reading)
  return { right, firm, ...placeOf(measure.quantity) }
}

/** A number that names what is counted itself may stand before it or after: `அணு எண்ணாக 79 உள்ளது`, `79 என்பது … அணு எண்`. */
function countedNear(
  nouns: readonly string[],
  quantity: Quantity,
  { units, from, to }: Reading['clause'],
): { from: number; to: number } | undefined {
  const after = nounAt(nouns, units, quantity.to)
  if (after !== undefined) return { from: quantity.from, to: after.to }
  for (let at = from; at < to; at++) {
    const noun = nounAt(nouns, units, at)
    if (noun === undefined || !IS_NUMBER.test(units[noun.to - 1]?.bare ?? '')) continue
    return { from: Math.min(at, quantity.from), to: Math.max(noun.to, quantity.to) }
  }
  return undefined
}

const IS_NUMBER = /^(?:அணு)?(?:எண்|எண்ணிக்கை|வெண்)/u

const placeOf = ({ from, to }: { readonly from: number; readonly to: number }) => ({ from, to })
