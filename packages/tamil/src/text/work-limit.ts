import type { Sentence } from './sentence.ts'
import type { TamilText } from './tamil-text.ts'

/** Look-ups that a text may ask of the spelling check, however short it is, and for each of its code units. */
const LEAST = 100_000
const PER_CODE_UNIT = 24

/** No rule is asked about a longer word. */
export const LONGEST_WORD = 200

/**
 * The first sentence that is left out because the words up to there ask too much of the spelling check; undefined where
 * the whole text is examined. Ordinary prose, with many misspellings too, asks for a fraction; only heaps of invented
 * words ask for more. Counted in look-ups, each word once, never in time: the same text is examined as far at all times
 * and everywhere.
 */
export function firstLeftOut({ raw, sentences }: Pick<TamilText, 'raw' | 'sentences'>): Sentence | undefined {
  let left = LEAST + PER_CODE_UNIT * raw.length
  const counted = new Set<string>()
  for (const sentence of sentences) {
    for (const { form } of sentence.words) {
      if (form.text.length > LONGEST_WORD || form.lookUps === 0 || counted.has(form.text)) continue
      counted.add(form.text)
      left -= form.lookUps
      if (left < 0) return sentence
    }
  }
  return undefined
}
