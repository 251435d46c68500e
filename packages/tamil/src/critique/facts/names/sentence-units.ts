import { memoize, memoizeForm } from '../../../text/memoize.ts'
import type { Sentence } from '../../../text/sentence.ts'
import type { Word } from '../../../text/word.ts'
import { worded } from '../../../text/worded.ts'
import { toPhonemes } from '../../../words/phonemes.ts'
import { finalVallinam, withoutVallinam } from '../../../words/vallinam.ts'
import { canonicalSpelling } from './name-spellings.ts'

/** How a unit is spelled: what of it is the same wherever it stands. */
export interface Spelling {
  readonly text: string
  /** Without a doubled க் ச் த் ப் at its end. */
  readonly bare: string
  /** `bare` as phonemes. */
  readonly phonemes: string
  /** Whether `text` ends in a consonant that `bare` leaves out. */
  readonly doubled: boolean
}

/** A word, number, Latin run or punctuation mark of a sentence; spaces are left out. */
export interface Unit extends Spelling {
  readonly kind: 'word' | 'number' | 'latin' | 'punctuation'
  /** The same in the canonical spelling of names. */
  readonly canonical: Spelling
  readonly start: number
  readonly end: number
  readonly word: Word | undefined
}

/** A sentence as units, in order. */
export const unitsOf = memoize((sentence: Sentence): readonly Unit[] => {
  const units: Unit[] = []
  let nextWord = 0
  for (const token of sentence.tokens) {
    if (token.kind === 'space') continue
    const kind =
      token.kind === 'word' || token.kind === 'number' || token.kind === 'latin' ? token.kind : 'punctuation'
    const word = kind === 'word' ? sentence.words[nextWord++] : undefined
    const { text, start, end } = token
    const { spelling, canonical } = word === undefined ? spelledAsIs(text, kind) : spellingsOf(word)
    const { bare, phonemes, doubled } = spelling
    // Named one by one: a unit is made for each word of a text, and a spread takes ten times as long.
    units.push({ kind, text, bare, phonemes, doubled, canonical, start, end, word })
  }
  return units
})

/** Whether a unit is there and is worded so (`bare`); tried once for each form of a word. */
export function unitWorded(wording: RegExp): (unit: Unit | undefined) => boolean {
  const isWorded = worded(wording)
  return (unit) =>
    unit !== undefined && (unit.word === undefined ? wording.test(unit.bare) : isWorded(unit.word))
}

/** How a unit is spelled, and how in the canonical spelling of names. */
interface Spellings {
  readonly spelling: Spelling
  readonly canonical: Spelling
}

function spelledAsIs(text: string, kind: Unit['kind']): Spellings {
  const phonemes = kind === 'punctuation' ? '' : toPhonemes(text)
  const spelling = { text, bare: text, phonemes, doubled: false }
  const letter = kind === 'latin' ? LETTERS.get(text) : undefined
  if (letter === undefined) return { spelling, canonical: spelling }
  return { spelling, canonical: { text, bare: letter, phonemes: toPhonemes(letter), doubled: false } }
}

/** `வைட்டமின் C`: letters of names that are also spelled out in Tamil. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ A: 'ஏ', B: 'பி', C: 'சி', D: 'டி', E: 'ஈ', K: 'கே' }),
)

const spellingsOf = memoizeForm(({ text }: Word): Spellings => {
  const bare = withoutVallinam(text)
  const doubled = finalVallinam(text) !== undefined
  const spelling = { text, bare, phonemes: toPhonemes(bare), doubled }
  const [sounded, whole] = [canonicalSpelling(bare), canonicalSpelling(text)]
  const isCanonical = sounded === bare && whole === text
  const canonical = { text: whole, bare: sounded, phonemes: toPhonemes(sounded), doubled }
  return { spelling, canonical: isCanonical ? spelling : canonical }
})
