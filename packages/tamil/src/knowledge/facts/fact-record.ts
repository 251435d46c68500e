import type { FactSource } from './sources.ts'

/**
 * One hand-written statement of the fact base (data/facts): what is said (`property`) of whom (`subject`), with the
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
  readonly source: FactSource
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
  'dynasty',
  'epithet',
  'event',
  'first',
  'founder',
  'group',
  'inventor',
  'kin',
  'located-in',
  'measure',
  'member',
  'nationality',
  'official-language',
  'parts',
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
  /** Dates of another stage or by other sources: they neither confirm nor contradict. */
  readonly tolerated: readonly CalendarDate[]
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

export const MEASURE_UNITS = [
  'metre',
  'kilometre',
  'square-kilometre',
  'kilometre-per-second',
  'degree-celsius',
  'percent',
  'day',
  'hour',
  'minute',
  'second',
  'year',
  'foot',
] as const
export type Unit = (typeof MEASURE_UNITS)[number]

export const NAME_KINDS = [
  'acid',
  'animal',
  'bird',
  'bone',
  'city',
  'collection',
  'colour',
  'continent',
  'country',
  'currency',
  'dance',
  'deity',
  'desert',
  'district',
  'dynasty',
  'element',
  'epithet',
  'fish',
  'flower',
  'fruit',
  'gas',
  'germ',
  'insect',
  'instrument',
  'island',
  'lake',
  'language',
  'month',
  'mountain',
  'ocean',
  'organ',
  'organisation',
  'person',
  'planet',
  'provision',
  'reptile',
  'river',
  'spacecraft',
  'sport',
  'state',
  'time',
  'title',
  'tree',
  'unit',
  'vitamin',
  'waterfall',
  'work',
] as const

export type NameKind = (typeof NAME_KINDS)[number]
