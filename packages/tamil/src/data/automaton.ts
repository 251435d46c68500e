/**
 * A minimal acyclic automaton of words (a DAWG), one 32-bit number an edge: the letter (its place in the Tamil block) in
 * the low 7 bits, two flags, and the first edge of the next node in the rest. The edges of a node follow each other in the
 * order of their letters; those of the root are the first. No word goes on to the root, so 0 says that nothing follows.
 */
export const LETTER_MASK = 0x7f
/**
 * In place of the letter: a pulli with which a word ends. The word list tells it from a pulli inside a word, and holds
 * fragments that end in the other one: they count where runs of letters are counted, but are no words.
 */
export const FINAL_PULLI = 0x7f
const LAST = 1 << 7
const WORD_END = 1 << 9
const TARGET_SHIFT = 10
/** More edges cannot be numbered. */
export const MAX_EDGES = 1 << (32 - TARGET_SHIFT)

/** The node that an edge leads to, as the number of its first edge; 0 = none. */
export function nextOf(edge: number): number {
  return edge >>> TARGET_SHIFT
}

/** Whether a word ends with this edge. */
export function endsWord(edge: number): boolean {
  return (edge & WORD_END) !== 0
}

/** Whether it is the last edge that leaves its node. */
export function isLastEdge(edge: number): boolean {
  return (edge & LAST) !== 0
}

/** An edge from its parts. */
export function edgeOf(letter: number, last: boolean, ends: boolean, next: number): number {
  return (letter | (last ? LAST : 0) | (ends ? WORD_END : 0) | (next << TARGET_SHIFT)) >>> 0
}
