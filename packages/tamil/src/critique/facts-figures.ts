import type {
  CalendarDate,
  DateValue,
  Unit as MeasureUnit,
  MeasureValue,
  NumberValue,
} from '../knowledge/facts/fact-record.ts'
import { type Claim, matchCues, type Reading } from './facts-claim.ts'
import { isVerb } from './facts-clauses.ts'
import type { DateMention } from './facts-dates.ts'
import type { IndexedRecord } from './facts-index.ts'
import type { Mention, NameCase } from './facts-name-index.ts'
import type { Quantity } from './facts-numbers.ts'
import { mayBeLongerName } from './facts-relations.ts'
import type { Unit } from './facts-units.ts'

type Found = Omit<Claim, 'stated'>

/** Finds what a reading states about a record whose value is a date, a number, a measure or a century. */
export function figureClaim(subject: Mention, record: IndexedRecord, reading: Reading): Found | undefined {
  const { value } = record.record
  switch (value.type) {
    case 'date':
      return dateClaim(subject, record, value, reading)
    case 'number':
      return countClaim(subject, record, value, reading)
    case 'measure':
      return measureClaim(subject, record, value, reading)
    case 'century':
      return centuryClaim(subject, record, value.accepted, reading)
    case 'name':
      return undefined
  }
}

// ——— Dates ———

/** How a stated date stands to a record's: all that is stated agrees, something differs, or neither can be said. */
export function compareDates(
  stated: CalendarDate,
  { accepted }: DateValue,
): 'same' | 'different' | 'unknown' {
  const everyYear = accepted.every(({ year }) => year === undefined)
  const parts = everyYear ? (['month', 'day'] as const) : (['year', 'month', 'day'] as const)
  if (everyYear && stated.month === undefined) return 'unknown'
  const relations = accepted.map((one) => {
    if (
      parts.some(
        (part) => stated[part] !== undefined && one[part] !== undefined && stated[part] !== one[part],
      )
    )
      return 'different'
    return parts.every((part) => stated[part] === undefined || one[part] !== undefined) ? 'same' : 'unknown'
  })
  if (relations.includes('same')) return 'same'
  return relations.every((relation) => relation === 'different') ? 'different' : 'unknown'
}

const EVENT_SUBJECT: ReadonlySet<NameCase> = new Set([
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'oblique',
  'quoted',
  'locative',
  'adverbial',
])
const PERSON_SUBJECT: ReadonlySet<NameCase> = new Set(['nominative', 'genitive', 'quoted'])

function dateClaim(
  subject: Mention,
  record: IndexedRecord,
  value: DateValue,
  reading: Reading,
): Found | undefined {
  const { property } = record.record
  const life = property === 'birth' || property === 'death'
  if (!(life ? PERSON_SUBJECT : EVENT_SUBJECT).has(subject.case)) return undefined
  if (life && mayBeLongerName(subject, reading.clause.units)) return undefined
  const span = life ? lifeSpan(subject, property, reading) : undefined
  const date: DatedEvent | undefined =
    span ?? (property === 'day' ? dayDate(subject, reading) : eventDate(subject, record, reading, life))
  if (date === undefined) return undefined
  const relation = compareDates(date.date, value)
  const firm = span !== undefined || (!date.isBound && (property !== 'day' || isHabit(date, reading)))
  if (
    relation === 'unknown' ||
    (relation === 'different' && (!reading.mayConflict || !firm || subject.withUm))
  )
    return undefined
  return {
    record: record.record,
    badge: relation === 'same' ? 'verified' : 'conflicting',
    from: span ? date.from : Math.min(subject.from, date.from),
    to: Math.max(span ? 0 : subject.to, date.to, date.said ?? 0),
    value: date,
  }
}

/** காந்தி (1869–1948) */
function lifeSpan(subject: Mention, property: string, { clause, dates }: Reading): DateMention | undefined {
  const { units } = clause
  if (units[subject.to]?.text !== '(') return undefined
  const inside = dates.filter(
    ({ from, to }) => from > subject.to && from <= subject.to + 8 && to <= subject.to + 14,
  )
  const [first, second] = inside
  if (first?.from !== subject.to + 1 || second === undefined || inside.length !== 2) return undefined
  if (!/^[-–—]$/u.test(units[first.to]?.text ?? '') || units[second.to]?.text !== ')') return undefined
  return property === 'birth' ? first : second
}

/** A day that returns: its date stands in the same clause, and no other day does. */
function dayDate(subject: Mention, { clause, dates, mentions, index }: Reading): DateMention | undefined {
  const days = mentions.filter(({ name }) =>
    index.recordsAbout(name).some(({ record }) => record.property === 'day'),
  )
  const [date, another] = dates.filter(({ date: { month, day } }) => month !== undefined && day !== undefined)
  if (days.length !== 1 || date === undefined || another !== undefined) return undefined
  const [from, to] = subject.from < date.from ? [subject.to, date.from] : [date.to, subject.from]
  if (to - from > 6) return undefined
  for (let i = from; i < to; i++)
    if (isVerb(clause.units[i]) && !CELEBRATES.test(clause.units[i]?.bare ?? '')) return undefined
  return date
}

/** A day kept once, at a place, may fall beside the day itself: only what is always done is held against it. */
function isHabit({ date }: DateMention, { clause: { units, from, to } }: Reading): boolean {
  return date.year === undefined && !units.slice(from, to).some(({ bare }) => ONCE.test(bare))
}

const ONCE =
  /^(?:எங்கள்|நாங்கள்|எம்|விழா|விழாவ|இவ்வாண்டு|இந்த|கடந்த|சென்ற|முன்கூட்டியே)$|(?:ற்றது|ட்டது|ந்தது|ினோம்|டினர்|னார்கள்|ினார்|ட்டன)$/u

const CELEBRATES = /^(?:கொண்டாட|கடைப்பிடி|அனுசரி|அறிவி|நடத்த|அமை)/u

/** A date, and where the words about it end. */
interface DatedEvent extends DateMention {
  readonly said?: number
}

/** The date that says when the record's event happened. */
function eventDate(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
  life: boolean,
): DatedEvent | undefined {
  const { units, to } = reading.clause
  const dates = reading.dates.filter((date) => !(date.from < subject.to && subject.from < date.to))
  if (record.cues.length === 0) return besideName(subject, dates, reading)
  for (const date of dates) {
    // 1869 ஆம் ஆண்டு பிறந்த காந்தியடிகள்; காந்தியடிகள் 1869 ஆம் ஆண்டு பிறந்தார்
    const before = matchCues(record, units, date.to, to)
    if (before && cueFollows(subject, date, before, reading, life)) return { ...date, said: before.to }
    // இந்தியா விடுதலை பெற்ற ஆண்டு 1947
    const after = matchCues(record, units, subject.to, date.from)
    if (after && dateFollows(subject, date, after.to, reading, life)) return date
  }
  return undefined
}

const TIME_NOUN = /^(?:ஆண்டு|ஆண்டா|நாள்|நாளா|தேதி|தினம்|வருடம்|ஆண்டே)/u

function dateFollows(
  subject: Mention,
  date: DateMention,
  cueEnd: number,
  reading: Reading,
  life: boolean,
): boolean {
  const { units } = reading.clause
  if (!quiet(subject, subject.to, cueEnd, reading, life, cueEnd)) return false
  const noun = units[cueEnd]
  if (date.from === cueEnd) return /(?:து|வு|பு|நாள்)$/u.test(units[cueEnd - 1]?.bare ?? '')
  if (TIME_NOUN.test(noun?.bare ?? '')) return date.from <= cueEnd + 2
  return noun?.text === ':' && date.from === cueEnd + 1
}

function cueFollows(
  subject: Mention,
  date: DateMention,
  cue: { from: number; to: number; positions: ReadonlySet<number> },
  reading: Reading,
  life: boolean,
): boolean {
  const { units, to } = reading.clause
  const inOrder = quietBetween(date.to, cue.to, cue.positions, subject, reading)
  if (!inOrder) return false
  if (subject.to <= cue.to) {
    const [from, end] = subject.from < date.from ? [subject.to, date.from] : [subject.to, cue.from]
    return quiet(subject, from, end, reading, life, cue.from)
  }
  // After the verb: the very next name, with at most two words before it.
  return (
    RELATIVE.test(units[cue.to - 1]?.bare ?? '') &&
    subject.from - cue.to <= 2 &&
    subject.from < to &&
    !otherSubject(cue.to, subject.from, subject, reading)
  )
}

const RELATIVE = /[க-ஹ]$/u

/** Whether no verb outside the cue and no other date stands between a date and the verb that it dates. */
function quietBetween(
  from: number,
  to: number,
  cues: ReadonlySet<number>,
  subject: Mention,
  { clause, dates }: Reading,
): boolean {
  if (to - from > 14) return false
  for (let i = from; i < to; i++) {
    if (cues.has(i) || (i >= subject.from && i < subject.to)) continue
    if (isVerb(clause.units[i])) return false
    if (dates.some((date) => date.from === i)) return false
  }
  return true
}

/** Whether the words between the subject and the rest of the statement leave it the subject. */
function quiet(
  subject: Mention,
  from: number,
  to: number,
  reading: Reading,
  life: boolean,
  cueFrom: number,
): boolean {
  const { units } = reading.clause
  if (subject.case === 'genitive' && life) {
    for (let i = subject.to; i < cueFrom; i++) if (!inDate(i, reading)) return false
  }
  if (to - from > 10 || otherSubject(from, to, subject, reading)) return false
  for (let i = from; i < to; i++) if (i < cueFrom && isVerb(units[i]) && !inDate(i, reading)) return false
  return true
}

const inDate = (i: number, { dates }: Reading) => dates.some((date) => i >= date.from && i < date.to)

/** Whether another name that records of dates know stands in `[from, to)`. */
function otherSubject(from: number, to: number, subject: Mention, { mentions, index }: Reading): boolean {
  return mentions.some(
    (mention) =>
      mention !== subject &&
      mention.from >= from &&
      mention.to <= to &&
      (index.isOfKind(mention.name, 'person') ||
        index.recordsAbout(mention.name).some(({ record }) => record.value.type === 'date')) &&
      mention.case !== 'locative' &&
      mention.case !== 'ablative',
  )
}

/** A name that is an event itself: `கலிங்கப் போர் கி.மு. 261 இல் நடந்தது`. */
function besideName(
  subject: Mention,
  dates: readonly DateMention[],
  reading: Reading,
): DateMention | undefined {
  const [date, another] = dates
  if (
    date === undefined ||
    another !== undefined ||
    (subject.case !== 'nominative' && subject.case !== 'genitive' && subject.case !== 'quoted')
  )
    return undefined
  if (date.to <= subject.from)
    return date.to === subject.from || HAPPENED.test(reading.clause.units[date.to]?.bare ?? '')
      ? date
      : undefined
  if (date.from - subject.to > 2 || otherSubject(subject.to, date.from, subject, reading)) return undefined
  const after = reading.clause.units[date.to]
  return HAPPENED.test(after?.bare ?? '') || /^[.,;)]$/u.test(after?.text ?? '.') ? date : undefined
}

const HAPPENED =
  /^(?:நடந்த|நடைபெற்ற|நிகழ்ந்த|ஏற்பட்ட|வெடித்த|தொடங்கி|தொடங்கிய|கையெழுத்த|உருவான|ஏற்பட்டது|இயற்ற|நிறைவேற்ற|அமலுக்க|நடைமுறைக்க|ஏற்றுக்கொள்ள|வெளியிட|கொண்டுவர|கொண்டு|பிறப்பி|நடத்தப்|அறிவிக்க|கடைப்பிடி|உருவாக்கப்|நிறைவேறி|ஏற்கப்)/u

// ——— Counts ———

const THERE_ARE =
  /^(?:உள்ளன|உள்ளது|உள்ள|இருக்கின்றன|இருக்கிறது|உண்டு|கொண்டது|கொண்டுள்ளது|கொண்டதாகும்|கொண்டதாக|கொண்ட|ஆகும்|அமைந்துள்ளன|அடங்கியுள்ளன|அடங்கிய|அடங்கும்|ஆனது|காணப்படுகின்றன|உடையது|உடைய|இடம்பெற்றுள்ளன|உள்ளடக்கியது|கொண்டிருக்கிறது|உள்ளதாகும்|இருக்கும்|உள்ளனவாகும்|இருந்தன)$/u
const WHOLE =
  /^(?:மொத்தம்|மொத்தமாக|ஆக|ஆகமொத்தம்|உள்ள|உள்ளன|என்னும்|என்ற|நூல்|நூலில்|நூலின்|சரியாக|சுமார்|ஏறத்தாழ|ஏறக்குறைய|மொத்த|இல்|நடுவில்|மையத்தில்|எண்ணிக்கை|எனும்|ஆனது|நடுவே|என்பது|நம்|நமது)$/u
const PART =
  /^(?:முதல்|ஏதேனும்|ஒவ்வொரு|மேலும்|மற்ற|சில|கடைசி|இறுதி|புதிய|அந்த|இந்த|இவற்றில்|வெறும்|கூடுதலாக|மீதி|எஞ்சிய)$/u

function countClaim(
  subject: Mention,
  record: IndexedRecord,
  value: NumberValue,
  reading: Reading,
): Found | undefined {
  const { units, from, to } = reading.clause
  if (!hasCues(record, units, from, to)) return undefined
  for (const quantity of reading.quantities) {
    const noun = nounAt(value.nouns, units, quantity.to)
    if (noun === undefined || PART.test(units[quantity.from - 1]?.bare ?? '')) continue
    const place = countPlace(subject, quantity, noun, reading)
    if (place === undefined) continue
    const right = value.accepted.some((number) => agreesWithBound(quantity, number, 0))
    if (!right && (place !== 'firm' || !reading.mayConflict || subject.withUm || record.cues.length > 0))
      continue
    return {
      record: record.record,
      badge: right ? 'verified' : 'conflicting',
      from: Math.min(subject.from, quantity.from),
      to: Math.max(subject.to, noun.to),
      value: quantity,
    }
  }
  return undefined
}

const hasCues = (record: IndexedRecord, units: readonly Unit[], from: number, to: number) =>
  record.cues.length === 0 || matchCues(record, units, from, to) !== undefined

/** What is counted, right after the number; `whole` when the word is not cut off in a compound. */
function nounAt(nouns: readonly string[], units: readonly Unit[], at: number): { to: number } | undefined {
  for (const noun of nouns) {
    const words = noun.split(' ')
    const fits = words.every((word, i) => {
      const bare = units[at + i]?.bare ?? ''
      const stem = word.replace(/[கசதப]்$/u, '').replace(/(?:கள்|ம்|ு|்)$/u, '')
      return i < words.length - 1 ? bare === word.replace(/[கசதப]்$/u, '') : bare.startsWith(stem)
    })
    if (fits) return { to: at + words.length }
  }
  return undefined
}

/** `firm` when the clause says of the whole subject how many there are, and nothing else. */
function countPlace(
  subject: Mention,
  quantity: Quantity,
  noun: { to: number },
  reading: Reading,
): 'firm' | 'loose' | undefined {
  const { units, to } = reading.clause
  if (subject.to <= quantity.from) {
    if (subject.case === 'dative' || subject.case === 'ablative' || subject.case === 'sociative')
      return undefined
    let firm = true
    for (let i = subject.to; i < quantity.from; i++) {
      const bare = units[i]?.bare ?? ''
      if (isVerb(units[i]) && !WHOLE.test(bare)) return undefined
      if (!WHOLE.test(bare)) firm = false
    }
    if (quantity.from - subject.to > 4 || ownerBetween(subject, quantity, reading)) return undefined
    const owner = subject.case === 'locative' || subject.case === 'nominative' || subject.case === 'genitive'
    const predicate = units[noun.to]
    const stated =
      noun.to >= to ||
      THERE_ARE.test(predicate?.bare ?? '') ||
      /^[.,;]$/u.test(predicate?.text ?? '') ||
      /(?:ாகும்|ளாகும்)$/u.test(units[noun.to - 1]?.bare ?? '')
    return firm && owner && stated ? 'firm' : 'loose'
  }
  // 1330 குறட்பாக்களைக் கொண்ட திருக்குறள்
  const owning = units[noun.to]?.bare ?? ''
  if (subject.from === noun.to + 1 && /^(?:கொண்ட|உடைய|உள்ள|அடங்கிய)$/u.test(owning))
    return subject.case === 'locative' ? 'loose' : 'firm'
  return undefined
}

function ownerBetween(subject: Mention, quantity: Quantity, { mentions }: Reading): boolean {
  return mentions.some((mention) => mention.from >= subject.to && mention.to <= quantity.from)
}

/** Whether a quantity as the writer bounds it agrees with the true amount. */
export function agreesWithBound({ value, bound }: Quantity, amount: number, tolerance: number): boolean {
  const margin = Math.abs(amount) * tolerance
  switch (bound) {
    case 'exact':
      return Math.abs(value - amount) <= margin
    case 'about':
      return Math.abs(value - amount) <= Math.max(margin, Math.abs(amount) * 0.1)
    case 'at-least':
      return value <= amount + margin
    case 'at-most':
      return value >= amount - margin
  }
}

// ——— Measures ———

interface Scale {
  readonly dimension: string
  readonly factor: number
}

const SCALES: Readonly<Record<MeasureUnit, Scale>> = {
  metre: { dimension: 'length', factor: 1 },
  kilometre: { dimension: 'length', factor: 1000 },
  'kilometre-per-second': { dimension: 'length', factor: 1000 },
  foot: { dimension: 'length', factor: 0.3048 },
  'square-kilometre': { dimension: 'area', factor: 1 },
  'degree-celsius': { dimension: 'temperature', factor: 1 },
  percent: { dimension: 'share', factor: 1 },
  second: { dimension: 'time', factor: 1 },
  minute: { dimension: 'time', factor: 60 },
  hour: { dimension: 'time', factor: 3600 },
  day: { dimension: 'time', factor: 86_400 },
  year: { dimension: 'time', factor: 31_557_600 },
}

const UNIT_WORDS: readonly (readonly [RegExp, MeasureUnit, number])[] = [
  [/^(?:சதுர (?:கிலோமீட்ட|கி \.? ?மீ)|ச \. கி \. மீ)/u, 'square-kilometre', 0],
  [/^(?:கிலோமீட்ட|கிலோ மீட்ட|கி \. மீ|கிமீ|கி மீ)/u, 'kilometre', 0],
  [/^(?:மீட்ட|மீ(?: |$))/u, 'metre', 0],
  [/^அடி/u, 'foot', 0],
  [/^(?:விழுக்கா|சதவீத|சதவிகித|சத வீத|%)/u, 'percent', 0],
  [/^(?:டிகிரி|பாகை|°)/u, 'degree-celsius', 0],
  [/^(?:வினாடி|விநாடி|நொடி)/u, 'second', 0],
  [/^(?:நிமிட|நிமிஷ)/u, 'minute', 0],
  [/^மணி ?நேர/u, 'hour', 0],
  [/^(?:நாட்க|நாள்க|நாள)/u, 'day', 0],
  [/^(?:ஆண்டுக|ஆண்டு|வருட)/u, 'year', 0],
]

/** The unit of measure named right after a quantity. */
export function measureUnitAt(units: readonly Unit[], at: number): MeasureUnit | undefined {
  const words = units
    .slice(at, at + 6)
    .map(({ bare }) => bare)
    .join(' ')
  return UNIT_WORDS.find(([pattern]) => pattern.test(words))?.[1]
}

function measureClaim(
  subject: Mention,
  record: IndexedRecord,
  value: MeasureValue,
  reading: Reading,
): Found | undefined {
  const { units, from, to } = reading.clause
  if (!hasCues(record, units, from, to)) return undefined
  const own = SCALES[value.unit]
  const measures = reading.quantities.flatMap((quantity) => {
    const unit = measureUnitAt(units, quantity.to)
    return unit && SCALES[unit].dimension === own.dimension ? [{ quantity, unit }] : []
  })
  const [measure, another] = measures
  if (measure === undefined || another !== undefined) return undefined
  // 133 அடி உயரத் திருவள்ளுவர் சிலை: a name that follows may confirm, never contradict.
  const follows = subject.from >= measure.quantity.to
  const between = follows
    ? { from: measure.quantity.to, to: subject.from }
    : { from: subject.to, to: measure.quantity.from }
  if (follows && between.to - between.from > 3) return undefined
  if (between.to - between.from > 7 || ownerBetween(subject, measure.quantity, reading)) return undefined
  const scaled = {
    ...measure.quantity,
    value: (measure.quantity.value * SCALES[measure.unit].factor) / own.factor,
  }
  const right =
    agreesWithBound(scaled, value.amount, value.tolerance) ||
    agreesWithBound(scaled, value.amount, roundingOf(measure.quantity.value))
  const cue = record.cues.length > 0 ? matchCues(record, units, subject.to, to) : undefined
  const firm =
    !follows &&
    cue !== undefined &&
    between.to - between.from <= 3 &&
    subject.case !== 'dative' &&
    !subject.withUm &&
    !isFar(scaled.value, value.amount)
  if (!right && !(firm && reading.mayConflict)) return undefined
  return {
    record: record.record,
    badge: right ? 'verified' : 'conflicting',
    from: Math.min(subject.from, measure.quantity.from),
    to: Math.max(subject.to, measure.quantity.to + 1),
    value: measure.quantity,
  }
}

/** A writer rounds: 8,800 for 8,849 is not wrong. */
function roundingOf(value: number): number {
  const zeros = /0+$/.exec(String(value))?.[0].length ?? 0
  return Number.isInteger(value) && value !== 0 ? Math.min(0.05, (10 ** zeros * 0.6) / Math.abs(value)) : 0
}

/** More than tenfold off, the quantity is hardly about the same thing. */
const isFar = (stated: number, amount: number) => stated > amount * 10 || stated < amount / 10

// ——— Centuries ———

function centuryClaim(
  subject: Mention,
  record: IndexedRecord,
  accepted: readonly number[],
  reading: Reading,
): Found | undefined {
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
