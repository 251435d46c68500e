import type { Lexicon } from '../lexicon.ts'
import { LexiconWalk } from '../lexicon-walk.ts'
import type { Morphology } from '../morphology.ts'
import { letterOf } from '../phonemes.ts'
import type { StemWalk } from '../stem-walk.ts'
import { CONSONANTS, cheapEditsAt, type EditKind, editsAt, isVowel, VOWELS } from './edits.ts'

/** Two errors are looked for in words of so many phonemes. */
const SHORTEST_FOR_TWO = 8
/** Bounds the work for one word. */
const MAX_NEAR = 64
const MAX_FIRST_OF_TWO = 48

/** How odd a word looks at a place. */
export const ODD_NEAR = 1
export const ODD_HERE = 2

/** What a hand leaves out, by its consonant. */
const DROPPED = CONSONANTS.map((consonant) => ({
  consonant,
  aksharas: VOWELS.map((vowel) => consonant + vowel),
}))

const LONGEST = 64
const LETTERS = 0x80
const ASKED = 1
const IN_LIST = 2
const IN_STEMS = 4

/** Finds the words of the list and of the stem tables that lie near a word. */
export class CandidateSearch {
  readonly #stemWalk: StemWalk
  readonly #listWalk: LexiconWalk
  readonly #changedStems: StemWalk
  readonly #changedList: LexiconWalk
  /** Place in the word × letter → whether the list or the stem tables go on so there; 0 = not yet asked. */
  readonly #openings = new Uint8Array(LONGEST * LETTERS)
  #phonemes = ''
  #once = ''
  #firsts = 0
  #found = new Map<string, EditKind>()

  constructor(lexicon: Lexicon, morphology: Morphology) {
    this.#stemWalk = morphology.startWalk()
    this.#changedStems = morphology.startWalk()
    this.#listWalk = new LexiconWalk(lexicon.dawg)
    this.#changedList = new LexiconWalk(lexicon.dawg)
  }

  /**
   * The words near one given as phonemes. `odd` says of every place whether it looks odd there (`ODD_HERE`) or soon behind
   * it (`ODD_NEAR`): only there an edit is worth a thought.
   */
  find(phonemes: string, odd: Uint8Array): ReadonlyMap<string, EditKind> {
    this.#phonemes = phonemes
    this.#found = new Map()
    this.#openings.fill(0, 0, (phonemes.length + 1) * LETTERS)
    this.#listWalk.follow(phonemes)
    this.#stemWalk.follow(phonemes)
    const reach = Math.min(Math.max(this.#listWalk.reach, this.#stemWalk.reach) + 1, phonemes.length)
    for (let at = 0; at < reach; at++) {
      if (odd[at] === 0) {
        cheapEditsAt(phonemes, at, this.#visit)
        continue
      }
      editsAt(phonemes, at, this.#visit)
      if (at > 0 && odd[at] === ODD_HERE) this.#tryInsertions(at)
    }
    if (reach === phonemes.length && odd[phonemes.length] === ODD_HERE) this.#tryInsertions(phonemes.length)
    if (this.#found.size === 0 && phonemes.length >= SHORTEST_FOR_TWO) this.#tryTwo(reach, odd)
    return this.#found
  }

  /** How many changed words were looked up so far. */
  get lookUps(): number {
    const walks = [this.#stemWalk, this.#listWalk, this.#changedStems, this.#changedList]
    return walks.reduce((sum, walk) => sum + walk.lookUps, 0)
  }

  /** How many phonemes of the word some known word begins with. */
  get reach(): number {
    return Math.max(this.#listWalk.reach, this.#stemWalk.reach)
  }

  readonly #visit = (kind: EditKind, at: number, removed: number, inserted: string) => {
    if (this.#found.size >= MAX_NEAR) return
    const rest = at + removed
    const first = inserted === '' ? this.#phonemes.charCodeAt(rest) : inserted.charCodeAt(0)
    const opening = Number.isNaN(first) ? IN_LIST | IN_STEMS : this.#openingAt(at, first)
    if (
      ((opening & IN_LIST) !== 0 && this.#listWalk.hasChanged(at, removed, inserted)) ||
      ((opening & IN_STEMS) !== 0 && this.#stemWalk.recognisesChanged(at, removed, inserted))
    )
      this.#add(kind, changed(this.#phonemes, at, removed, inserted))
  }

  /** Whether known words go on with a phoneme behind the first `at` ones: most edits end at once. */
  #openingAt(at: number, phoneme: number): number {
    const place = at * LETTERS + letterOf(phoneme)
    const known = this.#openings[place] ?? 0
    if (known !== 0) return known
    const opening =
      ASKED |
      (this.#listWalk.goesOn(at, phoneme) ? IN_LIST : 0) |
      (this.#stemWalk.goesOn(at, phoneme) ? IN_STEMS : 0)
    this.#openings[place] = opening
    return opening
  }

  #isOpen(at: number, symbol: string): boolean {
    return (this.#openingAt(at, symbol.charCodeAt(0)) & (IN_LIST | IN_STEMS)) !== 0
  }

  #add(kind: EditKind, phonemes: string): void {
    if (phonemes !== this.#phonemes && !this.#found.has(phonemes)) this.#found.set(phonemes, kind)
  }

  /** A consonant or an akshara that was left out before `at`. */
  #tryInsertions(at: number): void {
    const afterVowel = isVowel(this.#phonemes[at - 1]) || at === this.#phonemes.length
    const beforeVowel = isVowel(this.#phonemes[at])
    if (beforeVowel && !afterVowel) return
    for (const { consonant, aksharas } of DROPPED) {
      if (!this.#isOpen(at, consonant)) continue
      if (afterVowel) this.#visit('dropped', at, 0, consonant)
      if (!beforeVowel) for (const akshara of aksharas) this.#visit('dropped-akshara', at, 0, akshara)
    }
  }

  #tryTwo(reach: number, odd: Uint8Array): void {
    this.#firsts = 0
    for (let at = 0; at < reach; at++) if (odd[at] !== 0) cheapEditsAt(this.#phonemes, at, this.#visitFirst)
  }

  readonly #visitFirst = (_: EditKind, at: number, removed: number, inserted: string) => {
    if (this.#firsts >= MAX_FIRST_OF_TWO || at > this.#listWalk.reach) return
    this.#once = changed(this.#phonemes, at, removed, inserted)
    this.#changedList.followChanged(this.#listWalk, at, this.#once)
    const from = at + inserted.length
    if (this.#changedList.reach <= from) return
    this.#firsts++
    this.#changedStems.follow(this.#once)
    const reach = Math.min(Math.max(this.#changedList.reach, this.#changedStems.reach) + 1, this.#once.length)
    for (let next = from; next < reach; next++) cheapEditsAt(this.#once, next, this.#visitSecond)
  }

  readonly #visitSecond = (_: EditKind, at: number, removed: number, inserted: string) => {
    if (this.#found.size >= MAX_NEAR) return
    if (
      !this.#changedList.hasChanged(at, removed, inserted) &&
      !this.#changedStems.recognisesChanged(at, removed, inserted)
    )
      return
    this.#add('two', changed(this.#once, at, removed, inserted))
  }
}

function changed(phonemes: string, at: number, removed: number, inserted: string): string {
  return phonemes.slice(0, at) + inserted + phonemes.slice(at + removed)
}
