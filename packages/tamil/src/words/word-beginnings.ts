import { kindOf } from '../script/characters.ts'
import type { Morphology } from './morphology.ts'
import { toPhonemes } from './phonemes.ts'
import type { StemWalk } from './stem-walk.ts'

/** How far known words go along the letters of one that is none. */
export interface Beginnings {
  /** UTF-16 code units from the start: beginnings of it that are words of common stems themselves. */
  readonly ends: readonly number[]
  /** Whether some word of the stem tables begins with all of it. */
  readonly goesOn: boolean
}

const NO_ENDS: readonly number[] = []

/** Finds the words that another begins with, all in one walk. Not reentrant. */
export class WordBeginnings {
  readonly #walk: StemWalk

  constructor(morphology: Morphology) {
    this.#walk = morphology.startWalk()
  }

  of(word: string): Beginnings {
    const phonemes = toPhonemes(word)
    this.#walk.follow(phonemes)
    return { ends: this.#endsIn(word), goesOn: this.#walk.reach === phonemes.length }
  }

  /** Letters end a word only where no sign or pulli follows: a consonant is two phonemes unless a pulli takes its vowel. */
  #endsIn(word: string): readonly number[] {
    let ends: number[] | undefined
    let phonemes = 0
    for (let at = 0; at < word.length; at++) {
      const kind = kindOf(word.charCodeAt(at))
      if (kind === 'consonant') phonemes += 2
      else if (kind === 'pulli') phonemes--
      else if (kind !== 'sign') phonemes++
      const next = kindOf(word.charCodeAt(at + 1))
      if (next === 'sign' || next === 'pulli' || !this.#walk.endsAt(phonemes)) continue
      ends ??= []
      ends.push(at + 1)
    }
    return ends ?? NO_ENDS
  }
}
