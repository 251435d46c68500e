import { kindOf, VOWEL_OF_SIGN } from '../../text/characters.ts'
import { type Dawg, endsWord, isLastEdge, nextOf } from '../dawg.ts'

/** The lengths, in phonemes, of the substrings that are counted; a word's ends count as phonemes. */
export const LENGTHS = [4, 6, 8] as const
const LONGEST = 8

const BITS = 23
const MOST = 255
const EDGE = 1
const DEEPEST = 96
const PULLI = 0x0bcd
const INHERENT = codeOf('அ'.charCodeAt(0))

/** What a letter is to the walk below. */
const SIGN = 1
const CONSONANT = 2

/**
 * How many words of the list hold each run of 4, 6 and 8 phonemes: what Tamil words look like, without any frequency data.
 * A hashed table of saturating counts, 8 MB; rare collisions only blur the counts.
 */
export class SubstringCounts {
  readonly #counts: Uint8Array

  constructor(dawg: Dawg) {
    this.#counts = countSubstrings(dawg)
  }

  /** The count of the substring of `codes` from `start`, `length` long. `codes` as `codesOf` gives them. */
  count(codes: Uint8Array, start: number, length: number): number {
    let hash = 0
    for (let i = start + length - 1; i >= start; i--) hash = Math.imul(hash ^ (codes[i] ?? 0), FACTOR)
    return this.#counts[slot(hash)] ?? 0
  }
}

/** Phonemes as small numbers, framed by the mark of a word's ends. */
export function codesOf(phonemes: string): Uint8Array {
  const codes = new Uint8Array(phonemes.length + 2)
  codes[0] = EDGE
  codes[phonemes.length + 1] = EDGE
  for (let i = 0; i < phonemes.length; i++) codes[i + 1] = codeOf(phonemes.charCodeAt(i))
  return codes
}

function codeOf(letter: number): number {
  return (letter - 0x0b80) & 0x7f
}

const FACTOR = 0x9e3779b1

function slot(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> (32 - BITS)
}

/** Walks every word once, all words with a common beginning together. */
function countSubstrings(dawg: Dawg): Uint8Array {
  const { edges } = dawg
  const { kinds, codes } = letterTables(dawg.letters)
  const below = wordsBelow(dawg)
  const counts = new Uint8Array(1 << BITS)
  const path = new Uint8Array(DEEPEST)
  path[0] = EDGE

  const wordsOf = (edge: number) =>
    (endsWord(edge) ? 1 : 0) + (nextOf(edge) === 0 ? 0 : (below[nextOf(edge)] ?? 0))

  const push = (depth: number, code: number, words: number) => {
    path[depth] = code
    const longest = Math.min(depth + 1, LONGEST)
    let hash = 0
    for (let length = 1; length <= longest; length++) {
      hash = Math.imul(hash ^ (path[depth + 1 - length] ?? 0), FACTOR)
      if (length < 4 || (length & 1) === 1) continue
      const at = slot(hash)
      const sum = (counts[at] ?? 0) + words
      counts[at] = Math.min(sum, MOST)
    }
  }

  /** Goes along an edge whose letter is no sign; a consonant's vowel is not known before the next edge. */
  const follow = (edge: number, depth: number) => {
    const letter = edge & 127
    const consonant = kinds[letter] === CONSONANT
    push(depth, codes[letter] ?? 0, wordsOf(edge))
    if (endsWord(edge)) {
      if (consonant) push(depth + 1, INHERENT, 1)
      push(depth + (consonant ? 2 : 1), EDGE, 1)
    }
    if (nextOf(edge) !== 0) walk(nextOf(edge), depth + 1, consonant)
  }

  const followSign = (edge: number, depth: number) => {
    const vowel = codes[edge & 127] ?? 0
    const reached = vowel === 0 ? depth : depth + 1
    if (vowel !== 0) push(depth, vowel, wordsOf(edge))
    if (endsWord(edge)) push(reached, EDGE, 1)
    if (nextOf(edge) !== 0) walk(nextOf(edge), reached, false)
  }

  const walk = (node: number, depth: number, pending: boolean) => {
    if (depth >= DEEPEST - 3) return
    let inherent = 0
    for (let at = node; ; at++) {
      const edge = edges[at] ?? 0
      const kind = kinds[edge & 127]
      if (kind === SIGN && pending) followSign(edge, depth)
      else if (kind !== 0 && kind !== SIGN) inherent += wordsOf(edge)
      if (isLastEdge(edge)) break
    }
    if (inherent === 0) return
    if (pending) push(depth, INHERENT, inherent)
    const reached = pending ? depth + 1 : depth
    for (let at = node; ; at++) {
      const edge = edges[at] ?? 0
      const kind = kinds[edge & 127]
      if (kind !== 0 && kind !== SIGN) follow(edge, reached)
      if (isLastEdge(edge)) break
    }
  }
  walk(0, 1, false)
  return counts
}

/** By the symbols of the word data: what each letter is, and the phoneme it stands for (a sign's vowel; 0 = pulli). */
function letterTables(letters: Uint16Array): { kinds: Uint8Array; codes: Uint8Array } {
  const kinds = new Uint8Array(letters.length)
  const codes = new Uint8Array(letters.length)
  for (const [symbol, letter] of letters.entries()) {
    if (letter === 0) continue
    const kind = kindOf(letter)
    const isSign = letter === PULLI || kind === 'sign'
    kinds[symbol] = isSign ? SIGN : kind === 'consonant' ? CONSONANT : 3
    const vowel = VOWEL_OF_SIGN[String.fromCharCode(letter)]
    codes[symbol] = isSign ? (vowel === undefined ? 0 : codeOf(vowel.charCodeAt(0))) : codeOf(letter)
  }
  return { kinds, codes }
}

/** For every node the number of words that end below it. */
function wordsBelow({ edges, letters }: Dawg): Uint32Array {
  const below = new Uint32Array(edges.length)
  const done = new Uint8Array(edges.length)
  const count = (node: number): number => {
    if (done[node] === 1) return below[node] ?? 0
    let words = 0
    for (let at = node; ; at++) {
      const edge = edges[at] ?? 0
      if (letters[edge & 127] !== 0) {
        words += (endsWord(edge) ? 1 : 0) + (nextOf(edge) === 0 ? 0 : count(nextOf(edge)))
      }
      if (isLastEdge(edge)) break
    }
    done[node] = 1
    below[node] = words
    return words
  }
  count(0)
  return below
}
