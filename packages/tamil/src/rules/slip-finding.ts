import type { Word } from '../text/word.ts'
import type { Finding } from './rule.ts'

/** What the spelling check found in a word, as a finding. */
export function slipFinding(word: Word): Finding | undefined {
  const { slip } = word
  if (slip === undefined) return undefined
  const { suggestion, alternatives, sure } = slip
  return word.replaceWith(suggestion, sure ? { alternatives } : { alternatives, certainty: 'doubtful' })
}
