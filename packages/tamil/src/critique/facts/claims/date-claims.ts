import type { CalendarDate, DateValue } from '../../../knowledge/facts/fact-record.ts'
import { isVerb } from '../clauses/clauses.ts'
import type { Mention } from '../names/name-index.ts'
import type { NameCase } from '../names/name-inflection.ts'
import { mayBeLongerName } from '../names/name-phrases.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { DateMention } from '../quantities/dates.ts'
import type { FoundClaim, Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { type DatedEvent, eventDate } from './event-dates.ts'

/** Two sources may differ by a year; where a record has more years than these, only the first is confirmed. */
const MAX_YEARS = 2

/** How a stated date stands to a record's: all that is stated agrees, something differs, or neither can be said. */
export function compareDates(
  stated: CalendarDate,
  { accepted, tolerated }: DateValue,
): 'same' | 'different' | 'unknown' {
  const relation = relationTo(stated, accepted)
  return relation === 'different' && relationTo(stated, tolerated) === 'same' ? 'unknown' : relation
}

function relationTo(
  stated: CalendarDate,
  accepted: readonly CalendarDate[],
): 'same' | 'different' | 'unknown' {
  if (accepted.length === 0) return 'different'
  const everyYear = accepted.every(({ year }) => year === undefined)
  const parts = everyYear ? (['month', 'day'] as const) : (['year', 'month', 'day'] as const)
  if (everyYear && stated.month === undefined) return 'unknown'
  const isDisputed = new Set(accepted.map(({ year }) => year)).size > MAX_YEARS
  const relations = accepted.map((one) => {
    if (
      parts.some(
        (part) => stated[part] !== undefined && one[part] !== undefined && stated[part] !== one[part],
      )
    )
      return 'different'
    return parts.every((part) => stated[part] === undefined || one[part] !== undefined) ? 'same' : 'unknown'
  })
  // By other sources, or of other stages: neither for nor against.
  if (isDisputed && relations[0] !== 'same' && relations.includes('same')) return 'unknown'
  if (relations.includes('same')) return 'same'
  return relations.every((relation) => relation === 'different') ? 'different' : 'unknown'
}

/** The year of a date whose month no record knows, where it is written first and agrees: `2023 செப்டம்பரில்`. */
export function yearAlone(
  mention: DateMention,
  value: DateValue,
  units: readonly Unit[],
): DateMention | undefined {
  const { year, month } = mention.date
  if (year === undefined || month === undefined || units[mention.from]?.text !== String(year))
    return undefined
  const knowsMonth = value.accepted.some((one) => one.year === year && one.month !== undefined)
  if (knowsMonth || compareDates({ year }, value) !== 'same') return undefined
  return { ...mention, date: { year }, to: mention.from + 1 }
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
  'adjectival',
  'copula',
])
const PERSON_SUBJECT: ReadonlySet<NameCase> = new Set(['nominative', 'genitive', 'quoted'])

/** Finds when a reading says that the record's event, birth, death or day was. */
export function dateClaim(
  subject: Mention,
  record: IndexedRecord,
  value: DateValue,
  reading: Reading,
): FoundClaim | undefined {
  const { property } = record.record
  const life = property === 'birth' || property === 'death'
  if (!(life ? PERSON_SUBJECT : EVENT_SUBJECT).has(subject.case)) return undefined
  if (life && mayBeLongerName(subject, reading.clause.units)) return undefined
  const span = life ? lifeSpan(subject, property, reading) : undefined
  const date: DatedEvent | undefined =
    span ?? (property === 'day' ? dayDate(subject, reading) : eventDate(subject, record, reading, life))
  if (date === undefined) return undefined
  const relation = compareDates(date.date, value)
  const bound = date.isBound && !beginsForce(date, reading)
  // `உலக நீர் நாளான மார்ச் 22`: which day it is, whatever is done on it.
  const isEquated = property === 'day' && subject.case === 'adjectival' && date.from === subject.to
  const firm = span !== undefined || (!bound && (property !== 'day' || isEquated || isHabit(date, reading)))
  const deniable =
    reading.mayConflict &&
    firm &&
    !subject.withUm &&
    !isSinceWritten(property, date) &&
    !isOfAnotherEvent(subject, record, date, reading) &&
    !(subject.case === 'accusative' && isDoneAgain(reading))
  if (relation === 'unknown' || (relation === 'different' && !deniable)) return undefined
  return {
    record: record.record,
    badge: relation === 'same' ? 'verified' : 'conflicting',
    from: span ? date.from : Math.min(subject.from, date.from),
    to: Math.max(span ? 0 : subject.to, date.to, date.said ?? 0),
    value: date,
  }
}

/** `2017 முதல் நடைமுறைக்கு வந்தது`: the date of what came into force. */
function beginsForce({ to }: DateMention, { clause: { units } }: Reading): boolean {
  return units[to]?.bare === 'முதல்' && /^(?:நடைமுறைக்கு|அமலுக்கு|செயல்பாட்டுக்கு)$/u.test(units[to + 1]?.bare ?? '')
}

/** `எங்கள் ஊர் இளைஞர்கள் 2015 இல் தண்டி யாத்திரையை மேற்கொண்டனர்`: somebody's own, called like the event. */
export function isDoneAgain({ clause: { units, from, to } }: Reading): boolean {
  return units.slice(from, to).some(({ bare }) => OWN.test(bare))
}

const OWN =
  /^(?:என்|என்னுடைய|எங்கள்|எங்களது|நாங்கள்|நாம்|நான்|எம்|எமது|பள்ளி|பள்ளியில்|கல்லூரி|மாணவர்கள்|இளைஞர்கள்|ஊர்|ஊரில்|கிராமத்தில்|நண்பர்கள்|தொண்டர்கள்|குழுவினர்|அமைப்பினர்|மீண்டும்|மறுபடியும்|முறையாக|தடவையாக)$/u

/** `2019 ஆம் ஆண்டுக்கான விருது ரஜினிகாந்துக்கு வழங்கப்பட்டது`: the year for which somebody has it, not of the thing itself. */
function isYearOfGiving(
  { to }: DateMention,
  subject: Mention,
  { people, clause: { units } }: Reading,
): boolean {
  if (people.includes(subject)) return false
  return /க்கான$/u.test(units[to - 1]?.bare ?? '') || people.some((one) => one.case === 'dative')
}

/** `மலாக்காவை 1641 இல் …`: what fell in 1511 as well. A record of all events of that name, which asks for no more, has the date. */
export function isOfAnotherEvent(
  subject: Mention,
  { record }: IndexedRecord,
  mention: DateMention,
  reading: Reading,
): boolean {
  const { date } = mention
  if (record.property !== 'event') return false
  if (isYearOfGiving(mention, subject, reading)) return true
  const { index } = reading
  return index
    .recordsAbout(subject.name)
    .some(
      ({ cues, record: { id, property, value } }) =>
        id !== record.id &&
        property === 'event' &&
        cues.length === 0 &&
        value.type === 'date' &&
        compareDates(date, value) !== 'different',
    )
}

/** The last whole year that the records know: a prize may have been won again, an office taken again since. */
const LAST_KNOWN_YEAR = 2024

/** Whether a date is later than what the records of events know. */
export function isSinceWritten(property: string, { date: { year } }: DateMention): boolean {
  return property === 'event' && year !== undefined && year > LAST_KNOWN_YEAR
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
  // `அது பிப்ரவரி 4 அன்று கொண்டாடப்படுகிறது`: the day was named before.
  if (days.some(({ name }) => name !== subject.name) || days.length > 1) return undefined
  if (date === undefined || another !== undefined) return undefined
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
