import type { WorkId } from './works.ts'

/**
 * Passages that people quote in a shorter or smoother form than the text has; the writer who uses it is told of the
 * text, not accused: `[work, number, what people say]`.
 */
export const POPULAR_FORMS: readonly (readonly [work: WorkId, number: number, form: string])[] = [
  ['thirukkural', 20, 'நீரின்றி அமையாது உலகு'],
  ['thirukkural', 247, 'பொருளில்லார்க்கு இவ்வுலகம் இல்லை அருளில்லார்க்கு அவ்வுலகம் இல்லை'],
  ['thirumandiram', 85, 'யாம் பெற்ற இன்பம் பெறுக இவ்வையகம்'],
]
