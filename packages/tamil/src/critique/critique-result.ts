import type { Profile } from '../rules/rule.ts'
import type { Changes, EarlierItem } from './changes.ts'
import type { Evidence, FeedbackItem, SectionName } from './feedback-item.ts'
import type { Genre } from './genre/genre.ts'
import type { OnTopic } from './on-topic.ts'
import type { SafetyFlag } from './safety-flags.ts'
import type { Mechanics, Score } from './scores.ts'
import type { Strength } from './strengths.ts'
import type { WordLimit } from './structure/word-limit.ts'

/** One dimension of a critique (interface 2.4). */
export interface CritiqueSection {
  readonly title: string
  readonly summary: string
  readonly items: readonly FeedbackItem[]
}

/** The `result` of an essay critique (interface 2.4). All prose is Tamil. */
export interface CritiqueResult {
  readonly summary: string
  readonly topFixes: readonly string[]
  readonly sections: Readonly<Record<SectionName, CritiqueSection>>
  readonly safetyFlags: readonly SafetyFlag[]
  /** One of each dimension; all null for a text that is not judged as an essay. */
  readonly scores: readonly Score[]
  readonly strengths: readonly Strength[]
  readonly wordCount: number
  /** Whether the caller named it; otherwise it was recognised. */
  readonly genre: { readonly value: Genre; readonly given: boolean }
  /** The issues that proofreading the same text finds. */
  readonly mechanics: Mechanics
  /** Where a title or a task was given. */
  readonly onTopic?: OnTopic
  /** Where an earlier critique was given. */
  readonly changes?: Changes
}

export interface CritiqueOptions {
  /** For whom the essay is read; default `general`. */
  readonly profile?: Profile
  /** As for proofreading; both count for `mechanics` and for what the school profile marks. */
  readonly disabledRules?: readonly string[]
  readonly dictionary?: readonly string[]
  /** The title, where it is not the first line. */
  readonly title?: string
  /** The task as it was set. */
  readonly prompt?: string
  readonly wordLimit?: WordLimit
  /** What kind of text it is; recognised where it is not said. */
  readonly genre?: Genre
  /** What an earlier critique asked for: `comparableItems` of its items. */
  readonly earlier?: readonly EarlierItem[]
  /** A deeper review was wanted but could not be had; the summary says so. */
  readonly deepReviewMissing?: boolean
  /**
   * Findings that a language model proposes for structure and clarity. They come after our own,
   * never apply themselves, carry no badge, and give way where one of ours covers the same words.
   * Offsets: UTF-16 code units into the essay as sent.
   */
  readonly proposals?: readonly Proposal[]
  /** Statements that a source outside has confirmed since; the answers to `questions`. */
  readonly confirmations?: readonly FactConfirmation[]
}

/** Evidence for the unverified statement in exactly this place of the essay as sent. */
export interface FactConfirmation extends Evidence {
  readonly from: number
  readonly to: number
}

/** A finding that a language model proposes: it has passed the gate, and stands in the place of the essay that it is about. */
export interface Proposal {
  readonly section: 'structure' | 'clarity'
  readonly severity: FeedbackItem['severity']
  readonly title: string
  readonly description: string
  readonly from: number
  readonly to: number
  readonly suggestion: string
}
