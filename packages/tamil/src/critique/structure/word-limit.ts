import type { Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'

/** How many words are asked for; both bounds belong to it. */
export interface WordLimit {
  readonly min?: number
  readonly max?: number
}

/** Says where an essay has fewer or more words than asked for, at its last sentence. */
export function wordLimitFindings(essay: Essay, wordCount: number, limit: WordLimit = {}): CritiqueFinding[] {
  const { min = 0, max = Number.POSITIVE_INFINITY } = limit
  const last = essay.blocks.at(-1)?.sentences.at(-1)
  if (last === undefined || (wordCount >= min && wordCount <= max)) return []
  const short = wordCount < min
  const asked = short ? `குறைந்தது ${min} சொற்கள் வேண்டும்.` : `${max} சொற்களுக்கு மிகாமல் எழுத வேண்டும்.`
  const advice = short ? 'விளக்கங்களைச் சேர்த்து விரிவாக்குங்கள்.' : 'தேவையற்ற தொடர்களை நீக்கிச் சுருக்குங்கள்.'
  return [
    {
      severity: 'medium',
      title: short ? 'சொற்கள் குறைவு' : 'சொற்கள் மிகுதி',
      description: `இதில் ${wordCount} சொற்கள் உள்ளன; ${asked} ${advice}`,
      start: last.start,
      end: last.start + last.text.trimEnd().length,
      suggestion: advice,
      meaningMayChange: true,
      fix: `இதில் ${wordCount} சொற்கள் உள்ளன; ${asked} ${advice}`,
    },
  ]
}
