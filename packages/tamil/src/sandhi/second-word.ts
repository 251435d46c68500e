import type { Analysis } from '../words/analysis.ts'

/** What the second of two words is. */
export interface Second {
  readonly text: string
  /** Its certain readings, at least one. */
  readonly readings: readonly Analysis[]
  readonly isVerb: boolean
  readonly isNoun: boolean
  /** Neither a verb nor the second part of a compound. */
  readonly isFree: boolean
}

/** Code units: shorter parts are endings or chance. */
export const SHORTEST = 4
/** Code units: a shorter noun behind என்று or குறித்து is chance. */
export const LONG_NOUN = 6

/** Of `LONG_NOUN` code units or more. */
export function isLongNoun({ text, isNoun }: Second): boolean {
  return text.length >= LONG_NOUN && isNoun
}

/** `நான்மிகவும்`. */
export function isDegree(second: string): boolean {
  return /^(?:மிக|மிகவும்|மிகுந்த|எப்போதும்|உடனடியாக|நேற்று|இன்று|நாளை|எப்போது|எப்படி|எங்கே|எங்கு|என்ன)(?:[கசதப]்)?$/u.test(
    second,
  )
}
