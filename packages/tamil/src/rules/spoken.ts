import type { Word } from '../text/word.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import type { Finding, Knowledge } from './rule.ts'

/** Whether the word as written is no written Tamil that the engine knows for certain. */
export function isUnwritten(word: Word): boolean {
  return !word.quoted && word.analyses.every(({ guessed }) => guessed === true)
}

/** Whether a written form exists with one of the features. */
export function isWritten(form: string, { analyse }: Knowledge, ...features: Feature[]): boolean {
  const fits = (reading: Analysis) =>
    reading.guessed !== true && features.some((feature) => reading.features.includes(feature))
  return analyse(form).some(fits)
}

/** The first candidate that is written Tamil with one of the features, in place of the spoken word. */
export function written(
  word: Word,
  candidates: readonly string[],
  knowledge: Knowledge,
  ...features: Feature[]
): Finding | undefined {
  if (candidates.length === 0 || !isUnwritten(word)) return undefined
  const found = candidates.find((form) => form !== word.text && isWritten(form, knowledge, ...features))
  return found === undefined ? undefined : word.replaceWith(found)
}

/** Spoken personal endings and their written forms: வந்தாங்க → வந்தார்கள். */
export const PERSONAL_ENDINGS: Readonly<Record<string, string>> = {
  'ான்': 'ான்',
  'ாள்': 'ாள்',
  'ார்': 'ார்',
  'ேன்': 'ேன்',
  'ோம்': 'ோம்',
  'ாய்': 'ாய்',
  'ாங்க': 'ார்கள்',
  'ீங்க': 'ீர்கள்',
  து: 'து',
}
