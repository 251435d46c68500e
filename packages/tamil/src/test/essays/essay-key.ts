import type { Badge, SectionName } from '../../critique/feedback-item.ts'

/** An essay and what a critique must say of it. */
export interface KeyedEssay {
  readonly name: string
  readonly level: 'school' | 'college' | 'journalism'
  readonly text: string
  /** Every one of these is found: an item of the section whose place touches these words. */
  readonly finds: readonly Expected[]
}

export interface Expected {
  readonly section: SectionName
  readonly words: string
  readonly badge?: Badge
  /** Part of the item's title. */
  readonly title?: string
}
