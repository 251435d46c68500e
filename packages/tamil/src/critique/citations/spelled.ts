import { isTamilLetter } from '../../script/characters.ts'
import { lookupForm } from '../../script/normalise.ts'
import { toPhonemes } from '../../words/phonemes.ts'

/** A verse as phonemes. */
export interface Spelled {
  readonly symbols: string
  /** For each symbol the number of its word. */
  readonly word: readonly number[]
  readonly words: readonly string[]
}

const UNASSIGNED = /[\u0ba5-\u0ba7]/gu

/** Spells a text's Tamil words; what no font shows of a corrupt copy does not count. */
export function spell(text: string): Spelled {
  const words = tamilWords(text)
  let symbols = ''
  const word: number[] = []
  for (const [index, written] of words.entries()) {
    const phonemes = toPhonemes(lookupForm(written.replace(UNASSIGNED, '')))
    symbols += phonemes
    for (let i = 0; i < phonemes.length; i++) word.push(index)
  }
  return { symbols, word, words }
}

/** The runs of Tamil letters in a text. */
export function tamilWords(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let i = 0; i <= text.length; i++) {
    const letter = i < text.length && isTamilLetter(text.charCodeAt(i))
    if (letter && start < 0) start = i
    if (!letter && start >= 0) {
      words.push(text.slice(start, i))
      start = -1
    }
  }
  return words
}
