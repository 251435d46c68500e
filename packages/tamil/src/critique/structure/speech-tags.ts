import type { Sentence } from '../../text/sentence.ts'

/** `“வந்ததா?” என்று கேட்டார் சந்தானம்.`: whether a sentence behind words in marks tells only who says them. */
export function isSpeechTag({ text }: Sentence): boolean {
  return /^[\s"'”’»]*(?:என்று|என)\s/u.test(text)
}
