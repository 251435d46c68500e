import type { NumberValue } from '../../../knowledge/facts/fact-record.ts'
import { isVerb } from '../clauses/clauses.ts'
import { IN_ALL, LISTS, THERE_ARE, WHOLE } from '../clauses/count-words.ts'
import { matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import { agreesWithBound, type Quantity } from '../quantities/numbers.ts'
import { type FoundClaim, nameBetween, type Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { nounAt } from './counted-nouns.ts'
import { countedItself } from './self-counts.ts'

/** `சிலந்திக்கு எட்டுக் கால்கள் உண்டு`: who has them stands in the dative. */
const HAS = /^(?:உள்ளன|உண்டு|இருக்கின்றன|இருக்கும்|உள்ளனவாகும்)$/u
/** 28 மாநிலங்களும் 8 ஒன்றியப் பகுதிகளும் உள்ளன: one of several things counted. */
const COORDINATED = /(?:களும்|ங்களும்)$/u
const PART =
  /^(?:முதல்|ஏதேனும்|ஒவ்வொரு|மேலும்|மற்ற|சில|கடைசி|இறுதி|புதிய|அந்த|இந்த|இவற்றில்|வெறும்|கூடுதலாக|மீதி|எஞ்சிய)$/u

/** `மேலும் மூன்று பாடல்கள்`, `கடைசி இரண்டு காண்டங்கள்`: how many of them, not how many there are. */
export const isOfPart = ({ from }: Quantity, units: readonly Unit[]) => PART.test(units[from - 1]?.bare ?? '')

/** `தம்புராவின் ஒரு தந்தி`: any one of them. */
export const isAnyOne = ({ from }: Quantity, subject: Mention, units: readonly Unit[]) =>
  subject.case === 'genitive' && subject.to === from && /^(?:ஒரு|ஓர்)$/u.test(units[from]?.bare ?? '')

/** Finds how many of its parts a reading says that the subject has. */
export function countClaim(
  subject: Mention,
  record: IndexedRecord,
  value: NumberValue,
  reading: Reading,
): FoundClaim | undefined {
  const { units, from, to } = reading.clause
  const cued = record.cues.length === 0 ? NO_CUES : matchCues(record, units, from, to)?.positions
  if (cued === undefined) return undefined
  for (const quantity of reading.quantities) {
    const counted = countedBy(quantity, value.nouns, cued, subject, reading)
    if (counted === undefined || isOfPart(quantity, units) || isAnyOne(quantity, subject, units)) continue
    const [current] = value.accepted
    const { cues } = record.record
    const right = current !== undefined && agreesWithNumber(quantity, current, cues)
    // By another reckoning, or of another time: neither for nor against.
    if (!right && value.accepted.some((number) => agreesWithNumber(quantity, number, cues))) continue
    // A count of another year need not be today's.
    const now =
      reading.dates.length === 0 &&
      (record.cues.length === 0 || isBound(record.record) || isTerm(record.record, cued, units))
    const firm = counted.firm && reading.mayConflict && !subject.withUm && now
    if (!right && !firm) continue
    return {
      record: record.record,
      badge: right ? 'verified' : 'conflicting',
      from: Math.min(subject.from, quantity.from),
      to: Math.max(subject.to, quantity.to, counted.to),
      value: quantity,
    }
  }
  return undefined
}

const NO_CUES: ReadonlySet<number> = new Set()

/** Where the record itself tells the least or the most there may be, `குறைந்தது 35 வயது` bounds nothing: the number is the bound. */
export const agreesWithNumber = (
  quantity: Quantity,
  amount: number,
  cues: readonly (readonly string[])[],
): boolean => {
  return agreesWithBound(isBound({ cues }) ? { ...quantity, bound: 'exact' } : quantity, amount, 0)
}

/** Whether a record asks for the least or the most there may be. */
const isBound = ({ cues }: { readonly cues: readonly (readonly string[])[] }) =>
  cues.some((group) => group.some((cue) => /^(?:குறைந்த|அதிகபட்ச|அதிக|பெரும|சிறும)/u.test(cue)))

/** `பதவிக்காலம் நான்கு ஆண்டுகள்`: how long an office is held is so by law; `பதவிக்காலத்தில்` some of it may be over. */
const isTerm = (
  { cues }: { readonly cues: readonly (readonly string[])[] },
  cued: ReadonlySet<number>,
  units: readonly Unit[],
) =>
  cues.length === 1 &&
  cues.every((group) => group.some((cue) => cue.startsWith('பதவிக்'))) &&
  [...cued].some((at) => /காலம்$/u.test(units[at]?.bare ?? ''))

/** Where what is counted ends, and whether the clause says of the whole subject how many there are, and nothing else. */
interface Counted {
  readonly to: number
  readonly firm: boolean
}

function countedBy(
  quantity: Quantity,
  nouns: readonly string[],
  cues: ReadonlySet<number>,
  subject: Mention,
  reading: Reading,
): Counted | undefined {
  const { units } = reading.clause
  const noun = nounAt(nouns, units, quantity.to)
  const place = noun && countPlace(subject, quantity, noun, cues, reading)
  if (noun && place) return { to: noun.to, firm: place === 'firm' }
  return (
    countedBefore(quantity, nouns, cues, subject, reading) ?? countedItself(quantity, nouns, subject, reading)
  )
}

/** `திருக்குறளில் உள்ள அதிகாரங்களின் எண்ணிக்கை 133`, `தமிழ் எழுத்துகள் மொத்தம் 247`: the number closes the clause. */
function countedBefore(
  quantity: Quantity,
  nouns: readonly string[],
  cues: ReadonlySet<number>,
  subject: Mention,
  { clause: { units, to } }: Reading,
): Counted | undefined {
  const after = units[quantity.to]
  const closes = quantity.to >= to || /^(?:[.,;]|ஆகும்)$/u.test(after?.bare ?? '')
  let end = quantity.from
  while (end > subject.to && IN_ALL.test(units[end - 1]?.bare ?? '')) end--
  if (!closes || end - subject.to > 5) return undefined
  for (let from = end - 1; from > subject.from; from--) {
    if (nounAt(nouns, units, from)?.to !== end) continue
    let firm = cues.size > 0 || (subject.case !== 'dative' && subject.case !== 'ablative')
    for (let i = subject.to; i < from; i++)
      if (!cues.has(i) && !(cues.size > 0 ? FOR_OFFICE : WHOLE).test(units[i]?.bare ?? '')) firm = false
    return { to: quantity.to, firm }
  }
  return undefined
}

/** `பதவிக்குப் போட்டியிடக் குறைந்தபட்ச வயது 35`: for what the record's own word sets the bound. */
const FOR_OFFICE =
  /^(?:போட்டியிட|போட்டியிடுவதற்கு|நிற்க|தேர்ந்தெடுக்கப்பட|ஆக|ஆவதற்கு|வகிக்க|பதவிக்கு|பதவி|பெற|வேண்டிய|தேவையான)$/u

/** `firm` when the clause says of the whole subject how many there are, and nothing else. */
function countPlace(
  subject: Mention,
  quantity: Quantity,
  noun: { to: number },
  cues: ReadonlySet<number>,
  reading: Reading,
): 'firm' | 'loose' | undefined {
  const { units, to } = reading.clause
  if (subject.to <= quantity.from) {
    const owns = subject.case === 'dative' && HAS.test(units[noun.to]?.bare ?? '')
    if ((subject.case === 'dative' && !owns) || subject.case === 'ablative' || subject.case === 'sociative')
      return undefined
    let firm = true
    for (let i = subject.to; i < quantity.from; i++) {
      const bare = units[i]?.bare ?? ''
      if (isVerb(units[i]) && !WHOLE.test(bare)) return undefined
      const isPassed = WHOLE.test(bare) || inQuantity(i, reading) || COORDINATED.test(bare)
      if (!isPassed && !cues.has(i) && !OF_ONE.test(bare)) firm = false
    }
    // அறத்துப்பால், பொருட்பால், இன்பத்துப்பால் என்னும் மூன்று பிரிவுகள்: the parts themselves are named before their number.
    const listed = LISTS.test(units[quantity.from - 1]?.bare ?? '')
    const apart = quantity.from - subject.to > 4 || nameBetween(subject, quantity, reading)
    if (apart && !listed) return undefined
    const owner =
      owns || subject.case === 'locative' || subject.case === 'nominative' || subject.case === 'genitive'
    const predicate = units[noun.to]
    const stated =
      noun.to >= to ||
      THERE_ARE.test(predicate?.bare ?? '') ||
      (predicate?.bare === 'கொண்டு' && WORKS.test(units[noun.to + 1]?.bare ?? '')) ||
      /^[.,;]$/u.test(predicate?.text ?? '') ||
      /(?:ாகும்|ளாகும்)$/u.test(units[noun.to - 1]?.bare ?? '') ||
      (COORDINATED.test(units[noun.to - 1]?.bare ?? '') && THERE_ARE.test(units[to - 2]?.bare ?? ''))
    return (firm || listed) && owner && stated ? 'firm' : 'loose'
  }
  // 1330 குறட்பாக்களைக் கொண்ட திருக்குறள்
  const owning = units[noun.to]?.bare ?? ''
  const divided = /ளாக$/u.test(units[noun.to - 1]?.bare ?? '') && DIVIDED.test(owning)
  if (subject.from === noun.to + 1 && (divided || /^(?:கொண்ட|உடைய|உள்ள|அடங்கிய)$/u.test(owning)))
    return subject.case === 'locative' ? 'loose' : 'firm'
  return undefined
}

/** `உறுப்பினர் ஒருவரின் பதவிக்காலம்`: any one of them. */
const OF_ONE = /^ஒருவர(?:ின்|து|ுக்கு)$/u

/** `நான்கு அறைகளைக் கொண்டு இயங்குகிறது`. */
const WORKS = /^(?:இயங்கு|விளங்கு|திகழ்|அமைந்|உள்ளது|இருக்கி|இருக்கும்|காணப்ப)/u

/** `133 அதிகாரங்களாகப் பகுக்கப்பட்ட திருக்குறள்`. */
const DIVIDED = /^(?:பகுக்கப்பட்ட|பிரிக்கப்பட்ட|வகுக்கப்பட்ட|அமைந்த|அமைக்கப்பட்ட|ஆன)$/u

const inQuantity = (i: number, { quantities }: Reading) =>
  quantities.some((quantity) => i >= quantity.from && i < quantity.to)
