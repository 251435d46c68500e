import type { AttributionName } from './attribution-names.ts'
import type { LiteraryWork, WorkId } from './works.ts'

/** A passage of Tamil literature with everything that a citation can be held against. */
export interface Passage {
  readonly work: WorkId
  /** What the work is called, and where it can be read. */
  readonly book: LiteraryWork
  readonly author?: string
  readonly number?: number
  /** Chapter, poem or part. */
  readonly place?: string
  /** The text we stand for. */
  readonly lines: readonly string[]
  /** Accepted other readings: `[ours, another]`. */
  readonly variants: readonly (readonly [string, string])[]
  /** The lines as digital editions circulate them, where these have errors. */
  readonly circulating?: readonly string[]
  /** The passage as people say it, where that differs from the text. */
  readonly popular?: string
  /** Whether `lines` is all there is: nothing before or after them belongs to the same stanza. */
  readonly whole: boolean
}

/** A stretch of a text in which a passage's words stand without being marked as a quotation. */
export interface UnmarkedVerse {
  readonly passage: Passage
  readonly start: number
  readonly end: number
}

/** The corpus of literature, indexed by what citations name and by what they quote. */
export interface Literature {
  readonly passages: readonly Passage[]
  readonly works: ReadonlyMap<WorkId, LiteraryWork>
  /** Names by which essays ascribe a quotation. */
  readonly attributions: readonly AttributionName[]
  /** Proverbs and modern sayings that stand in none of the works. */
  readonly sayings: readonly string[]
  /** Passages cited by this number in this work; a poem may have several stretches. */
  numbered(work: WorkId, number: number): readonly Passage[]
  /** A chapter of the Thirukkural by its name, however that is joined; undefined when there is none. */
  chapterNamed(name: string): string | undefined
  /** The couplet at this place (1 to 10) of a chapter of the Thirukkural. */
  coupletOf(chapter: string, place: number): Passage | undefined
  /** Passages that share at least this part of the text's runs of three clusters, best first. */
  nearest(text: string, share: number, limit: number): readonly Passage[]
  /** Verse that stands in `text` (offset by `base`) word for word or nearly so; only whole lines count. */
  verseIn(text: string, base: number): readonly UnmarkedVerse[]
}
