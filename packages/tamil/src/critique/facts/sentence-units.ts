import { memoizeForm } from '../../text/memoize.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { toPhonemes } from '../../words/phonemes.ts'
import { finalVallinam, withoutVallinam } from '../../words/vallinam.ts'

/** A word, number, Latin run or punctuation mark of a sentence; spaces are left out. */
export interface Unit {
  readonly kind: 'word' | 'number' | 'latin' | 'punctuation'
  readonly text: string
  /** Without a doubled க் ச் த் ப் at its end. */
  readonly bare: string
  /** `bare` as phonemes. */
  readonly phonemes: string
  /** Whether `text` ends in a consonant that `bare` leaves out. */
  readonly doubled: boolean
  readonly start: number
  readonly end: number
  readonly word: Word | undefined
}

/** A sentence as units, in order. */
export function unitsOf(sentence: Sentence): Unit[] {
  const units: Unit[] = []
  let nextWord = 0
  for (const token of sentence.tokens) {
    if (token.kind === 'space') continue
    const kind =
      token.kind === 'word' || token.kind === 'number' || token.kind === 'latin' ? token.kind : 'punctuation'
    const word = kind === 'word' ? sentence.words[nextWord++] : undefined
    const { text, start, end } = token
    const phonemes = kind === 'punctuation' ? '' : toPhonemes(text)
    units.push({
      kind,
      text,
      ...(word ? soundsOf(word) : { bare: text, phonemes, doubled: false }),
      start,
      end,
      word,
    })
  }
  return units
}

/** A word's sounds: what of a unit is the same wherever the word stands. */
export const soundsOf = memoizeForm(({ text }: Word) => {
  const bare = withoutVallinam(text)
  return { bare, phonemes: toPhonemes(bare), doubled: finalVallinam(text) !== undefined }
})
