import type { SourceId } from './sources.ts'

/**
 * One hand-written statement of the fact base: what is said (`property`) of whom (`subject`), with the
 * value that stands in `source`. A critique's badge can come from such a record only.
 */
export interface FactRecord {
  /** Unique and stable: the property, the subject's first name, and the first word of every cue. */
  readonly id: string
  readonly property: FactProperty
  /** The name in Tamil, then other names and spellings. Any one of them names the subject. */
  readonly subject: readonly string[]
  /**
   * What else a statement has to say before this record is about it: every group must occur, in any one of
   * its wordings. A wording is the uninflected beginning of a word, or several words.
   */
  readonly cues: readonly (readonly string[])[]
  readonly value: FactValue
  readonly source: SourceId
}

export const FACT_PROPERTIES = [
  'author',
  'award',
  'birth',
  'birthplace',
  'capital',
  'century',
  'continent',
  'count',
  'currency',
  'day',
  'death',
  'discoverer',
  'epithet',
  'event',
  'first',
  'founder',
  'inventor',
  'located-in',
  'measure',
  'member',
  'official-language',
  'real-name',
  'ruler',
  'superlative',
  'symbol',
  'title',
] as const

export type FactProperty = (typeof FACT_PROPERTIES)[number]

export type FactValue = NameValue | NumberValue | MeasureValue | DateValue | CenturyValue

/** A name out of a known kind: only another name of the same kind can contradict it. */
export interface NameValue {
  readonly type: 'name'
  readonly kind: NameKind
  /** The name to show first, then every other name or spelling that is right as well. */
  readonly accepted: readonly string[]
  /** Names that are right by another reckoning or disputed: they neither confirm nor contradict. */
  readonly tolerated: readonly string[]
}

/** How many of `nouns` there are. */
export interface NumberValue {
  readonly type: 'number'
  readonly accepted: readonly number[]
  /** What is counted, in its wordings (uninflected). */
  readonly nouns: readonly string[]
}

/** A measured quantity; a statement within `tolerance` (a share of the amount) is right. */
export interface MeasureValue {
  readonly type: 'measure'
  readonly amount: number
  readonly unit: Unit
  readonly tolerance: number
}

/** When it was; more than one where reckonings differ, and each is right. */
export interface DateValue {
  readonly type: 'date'
  readonly accepted: readonly CalendarDate[]
}

/** A day, a month or a year; what is left out is not known or does not matter. Years before Christ are negative. */
export interface CalendarDate {
  readonly year?: number
  readonly month?: number
  readonly day?: number
}

/** Centuries of the common era; negative before Christ. Each one named is right. */
export interface CenturyValue {
  readonly type: 'century'
  readonly accepted: readonly number[]
}

export type Unit =
  | 'metre'
  | 'kilometre'
  | 'square-kilometre'
  | 'kilometre-per-second'
  | 'degree-celsius'
  | 'percent'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'year'
  | 'foot'

export const NAME_KINDS = [
  'animal',
  'bird',
  'bone',
  'city',
  'colour',
  'continent',
  'country',
  'currency',
  'dance',
  'desert',
  'district',
  'dynasty',
  'element',
  'epithet',
  'fish',
  'flower',
  'fruit',
  'gas',
  'island',
  'lake',
  'language',
  'mountain',
  'ocean',
  'organ',
  'organisation',
  'person',
  'planet',
  'reptile',
  'river',
  'spacecraft',
  'sport',
  'state',
  'title',
  'tree',
  'vitamin',
  'waterfall',
  'work',
] as const

export type NameKind = (typeof NAME_KINDS)[number]

/** Variants are written `first|second`, cue groups `one|another + further`. */
const variants = (text: string): string[] => text.split('|').map((variant) => variant.trim())
const groups = (text: string): string[][] => (text === '' ? [] : text.split('+').map(variants))

function record(
  property: FactProperty,
  subject: string,
  cues: string,
  value: FactValue,
  source: SourceId,
): FactRecord {
  const names = variants(subject)
  const cueGroups = groups(cues)
  const id = [property, names[0], ...cueGroups.map(([wording]) => wording)].join('/')
  return { id, property, subject: names, cues: cueGroups, value, source }
}

/**
 * A record whose value is a name: `named('capital', 'நேபாளம்', '', 'city', 'காத்மாண்டு', 'en:Nepal')`. A name after
 * `~` is tolerated: right by another reckoning, or disputed.
 */
export function named(
  property: FactProperty,
  subject: string,
  cues: string,
  kind: NameKind,
  names: string,
  source: SourceId,
): FactRecord {
  const all = variants(names)
  const accepted = all.filter((name) => !name.startsWith('~'))
  const tolerated = all.filter((name) => name.startsWith('~')).map((name) => name.slice(1))
  return record(property, subject, cues, { type: 'name', kind, accepted, tolerated }, source)
}

/** How many `nouns` the subject has: `counted('திருக்குறள்', 'அதிகாரம்', 133, source)`. */
export function counted(
  subject: string,
  nouns: string,
  accepted: number | readonly number[],
  source: SourceId,
  cues = '',
): FactRecord {
  const value: NumberValue = { type: 'number', accepted: [accepted].flat(), nouns: variants(nouns) }
  const made = record('count', subject, cues, value, source)
  return { ...made, id: `${made.id}/${value.nouns[0]}` }
}

/** A measured quantity of the subject: `measured('எவரெஸ்ட்', 'உயர', 8848.86, 'metre', source)`. */
export function measured(
  subject: string,
  cues: string,
  amount: number,
  unit: Unit,
  source: SourceId,
  tolerance = 0.01,
): FactRecord {
  return record('measure', subject, cues, { type: 'measure', amount, unit, tolerance }, source)
}

/**
 * When something happened: `dated('event', 'இந்தியா', 'விடுதலை + பெற்ற', '1947-08-15', source)`. A date is
 * `year`, `year-month`, `year-month-day` or, for a day that returns every year, `--month-day`.
 */
export function dated(
  property: 'birth' | 'death' | 'event' | 'day',
  subject: string,
  cues: string,
  date: string,
  source: SourceId,
): FactRecord {
  return record(property, subject, cues, { type: 'date', accepted: variants(date).map(calendarDate) }, source)
}

/** The century (or centuries) in which the subject stands. */
export function century(
  subject: string,
  cues: string,
  accepted: number | readonly number[],
  source: SourceId,
): FactRecord {
  return record('century', subject, cues, { type: 'century', accepted: [accepted].flat() }, source)
}

function calendarDate(text: string): CalendarDate {
  const parts = /^(?:(?<year>-?\d{1,4})|-)(?:-(?<month>\d\d))?(?:-(?<day>\d\d))?$/.exec(text)?.groups
  if (!parts) throw new Error(`not a date: ${text}`)
  const { year, month, day } = parts
  return {
    ...(year === undefined ? {} : { year: Number(year) }),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  }
}
