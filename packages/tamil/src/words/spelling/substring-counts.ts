import { kindOf, VOWEL_OF_SIGN } from '../../text/characters.ts'
import { type Dawg, endsWord, isLastEdge, nextOf } from '../dawg.ts'

/** The lengths, in phonemes, of the substrings that are counted; a word's ends count as phonemes. */
export const LENGTHS = [4, 6, 8] as const

const BITS = 23
const MOST = 255
const EDGE = 1
const BATCH = 1 << 15
const DEEPEST = 96
const PULLI = 0x0bcd
const INHERENT = codeOf('அ'.charCodeAt(0))

/** What a letter is to the walk below. */
const SIGN = 1
const CONSONANT = 2
const OTHER = 3

/**
 * How many words of the list hold each run of 4, 6 and 8 phonemes: what Tamil words look like, without any frequency data.
 * A hashed table of saturating counts, 8 MB; rare collisions only blur the counts.
 */
export class SubstringCounts {
  readonly #counts: Uint8Array

  constructor(dawg: Dawg) {
    this.#counts = countSubstrings(dawg)
  }

  /** The count of the substring of `codes` from `start`, `length` long. `codes` as `writeCodes` writes them. */
  count(codes: Uint8Array, start: number, length: number): number {
    let hash = 0
    for (let i = start + length - 1; i >= start; i--) hash = Math.imul(hash ^ (codes[i] ?? 0), FACTOR)
    return this.#counts[slot(hash)] ?? 0
  }
}

/** Writes phonemes as small numbers, framed by the mark of a word's ends; gives how many these are. */
export function writeCodes(phonemes: string, into: Uint8Array): number {
  const end = phonemes.length + 1
  into[0] = EDGE
  into[end] = EDGE
  for (let i = 1; i < end; i++) into[i] = codeOf(phonemes.charCodeAt(i - 1))
  return end + 1
}

function codeOf(letter: number): number {
  return (letter - 0x0b80) & 0x7f
}

const FACTOR = 0x9e3779b1

function slot(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) >>> (32 - BITS)
}

/** Counts the substrings that end at each phoneme of a path through the words. */
interface Tally {
  readonly counts: Uint8Array
  /** Another phoneme, `depth` from the word's beginning, of so many words. */
  push(depth: number, code: number, words: number): void
  /** To be called after the last phoneme. */
  finish(): void
}

/**
 * Notes what is to be added where, slot and words in one number, and adds by turns: additions all over the table go
 * several times faster in a loop of their own, for the processor then waits for many of them at once.
 */
function startTally(): Tally {
  const counts = new Uint8Array(1 << BITS)
  const path = new Uint8Array(DEEPEST)
  path[0] = EDGE
  const additions = new Uint32Array(BATCH)
  let size = 0

  const finish = () => {
    for (let i = 0; i < size; i++) {
      const addition = additions[i] ?? 0
      const sum = (counts[addition >>> 8] ?? 0) + (addition & MOST)
      counts[addition >>> 8] = Math.min(sum, MOST)
    }
    size = 0
  }
  const push = (depth: number, code: number, words: number) => {
    path[depth] = code
    if (size > BATCH - LENGTHS.length) finish()
    if (depth < 3) return
    const four = hashOfFour(path, depth, 0)
    additions[size++] = (slot(four) << 8) | words
    if (depth < 5) return
    const six = hashOfTwo(path, depth - 4, four)
    additions[size++] = (slot(six) << 8) | words
    if (depth < 7) return
    additions[size++] = (slot(hashOfTwo(path, depth - 6, six)) << 8) | words
  }
  return { counts, push, finish }
}

/** The hash of `count`, carried on over two phonemes, from `at` backwards. */
function hashOfTwo(path: Uint8Array, at: number, hash: number): number {
  const further = Math.imul(hash ^ (path[at] ?? 0), FACTOR)
  return Math.imul(further ^ (path[at - 1] ?? 0), FACTOR)
}

function hashOfFour(path: Uint8Array, at: number, hash: number): number {
  return hashOfTwo(path, at - 2, hashOfTwo(path, at, hash))
}

/** Walks every word once, all words with a common beginning together. */
function countSubstrings(dawg: Dawg): Uint8Array {
  const { edges } = dawg
  const { kinds, codes } = letterTables(dawg.letters)
  const wordsOf = wordsAlong(dawg)
  const tally = startTally()

  const followSign = (at: number, depth: number) => {
    const edge = edges[at] ?? 0
    const vowel = codes[edge & 127] ?? 0
    const reached = vowel === 0 ? depth : depth + 1
    if (vowel !== 0) tally.push(depth, vowel, wordsOf[at] ?? 0)
    if (endsWord(edge)) tally.push(reached, EDGE, 1)
    if (nextOf(edge) !== 0) walk(nextOf(edge), reached, false)
  }

  /** Goes along an edge whose letter is no sign; a consonant's vowel is not known before the next edge. */
  const follow = (at: number, depth: number) => {
    const edge = edges[at] ?? 0
    const consonant = kinds[edge & 127] === CONSONANT
    tally.push(depth, codes[edge & 127] ?? 0, wordsOf[at] ?? 0)
    if (endsWord(edge)) {
      if (consonant) tally.push(depth + 1, INHERENT, 1)
      tally.push(depth + (consonant ? 2 : 1), EDGE, 1)
    }
    if (nextOf(edge) !== 0) walk(nextOf(edge), depth + 1, consonant)
  }

  const walk = (node: number, depth: number, pending: boolean) => {
    if (depth >= DEEPEST - 3) return
    let inherent = 0
    for (let at = node; ; at++) {
      const edge = edges[at] ?? 0
      const kind = kinds[edge & 127] ?? 0
      if (kind > SIGN) inherent += wordsOf[at] ?? 0
      else if (kind === SIGN && pending) followSign(at, depth)
      if (isLastEdge(edge)) break
    }
    if (inherent === 0) return
    if (pending) tally.push(depth, INHERENT, Math.min(inherent, MOST))
    const reached = pending ? depth + 1 : depth
    for (let at = node; ; at++) {
      const edge = edges[at] ?? 0
      if ((kinds[edge & 127] ?? 0) > SIGN) follow(at, reached)
      if (isLastEdge(edge)) break
    }
  }
  walk(0, 1, false)
  tally.finish()
  return tally.counts
}

/** By the symbols of the word data: what each letter is, and the phoneme it stands for (a sign's vowel; 0 = pulli). */
function letterTables(letters: Uint16Array): { kinds: Uint8Array; codes: Uint8Array } {
  const kinds = new Uint8Array(letters.length)
  const codes = new Uint8Array(letters.length)
  for (const [symbol, letter] of letters.entries()) {
    if (letter === 0) continue
    const kind = kindOf(letter)
    const isSign = letter === PULLI || kind === 'sign'
    kinds[symbol] = isSign ? SIGN : kind === 'consonant' ? CONSONANT : OTHER
    const vowel = VOWEL_OF_SIGN[String.fromCharCode(letter)]
    codes[symbol] = isSign ? (vowel === undefined ? 0 : codeOf(vowel.charCodeAt(0))) : codeOf(letter)
  }
  return { kinds, codes }
}

/** For every edge the number of words that go along it, as far as it is counted. */
function wordsAlong({ edges, letters }: Dawg): Uint8Array {
  const along = new Uint8Array(edges.length)
  const below = new Uint8Array(edges.length)
  const done = new Uint8Array(edges.length)
  const count = (node: number): number => {
    if (done[node] === 1) return below[node] ?? 0
    let words = 0
    for (let at = node; ; at++) {
      const edge = edges[at] ?? 0
      if (letters[edge & 127] !== 0) {
        const own = (endsWord(edge) ? 1 : 0) + (nextOf(edge) === 0 ? 0 : count(nextOf(edge)))
        along[at] = Math.min(own, MOST)
        words += along[at] ?? 0
      }
      if (isLastEdge(edge)) break
    }
    done[node] = 1
    below[node] = Math.min(words, MOST)
    return below[node] ?? 0
  }
  count(0)
  return along
}
