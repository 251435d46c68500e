import { type Difference, differencesOf } from './differences.ts'
import { foldsAlone, foldsTogether } from './sandhi-folding.ts'
import type { Spelled } from './spelled.ts'

/**
 * How far a quotation may run beyond a passage: `whole`: not at all; `excerpt`: where the passage ends, since it
 * goes on in its work; `local`: anywhere, for the quotation's own limits are guessed.
 */
export type Reach = 'whole' | 'excerpt' | 'local'

export interface Alignment {
  readonly similarity: number
  readonly differences: readonly Difference[]
  /** First and last word of the passage that the quotation touches. */
  readonly from: number
  readonly to: number
  /** Symbols of the passage touched: the first, and one past the last. */
  readonly first: number
  readonly end: number
  /** First and last word of the quotation that was aligned. */
  readonly quotedFrom: number
  readonly quotedTo: number
}

const STEP = {
  start: 0,
  both: 1,
  foldBoth: 2,
  change: 3,
  quoted: 4,
  foldQuoted: 5,
  printed: 6,
  foldPrinted: 7,
} as const
type Step = (typeof STEP)[keyof typeof STEP]

const MATCH = 1
const FOLDED = 0.9
const MISMATCH = -1

/**
 * Aligns a quotation with a passage by dynamic programming (Needleman–Wunsch; Smith–Waterman where `reach` is `local`),
 * with sandhi folds nearly as good as a match: free to begin and end anywhere in the passage, and beyond it as `reach` says.
 */
export function align(quoted: Spelled, printed: Spelled, reach: Reach): Alignment {
  const same = printed.symbols.lastIndexOf(quoted.symbols)
  if (same >= 0 && quoted.symbols !== '') return alignSame(quoted, printed, same)
  const { scores, steps, width } = fill(quoted, printed, reach)
  const rows = quoted.symbols.length
  const columns = printed.symbols.length
  let best = rows * width
  for (let j = 0; j <= columns; j++)
    if ((scores[rows * width + j] ?? 0) >= (scores[best] ?? 0)) best = rows * width + j
  for (let i = 0; i <= rows && reach !== 'whole'; i++) {
    if (!startsWord(quoted, i)) continue
    for (let j = reach === 'local' ? 0 : columns; j <= columns; j++)
      if ((scores[i * width + j] ?? 0) > (scores[best] ?? 0)) best = i * width + j
  }
  return trace(quoted, printed, steps, width, best)
}

/** The alignment of a quotation that stands in the passage symbol for symbol: no other one scores as high. */
function alignSame(quoted: Spelled, printed: Spelled, first: number): Alignment {
  const end = first + quoted.symbols.length
  return {
    similarity: 1,
    differences: [],
    from: printed.word[first] ?? 0,
    to: printed.word[end - 1] ?? 0,
    first,
    end,
    quotedFrom: quoted.word[0] ?? 0,
    quotedTo: quoted.word.at(-1) ?? 0,
  }
}

/** What the alignment asks of every symbol, worked out once: where words begin, and what may fold by itself. */
interface Foldable {
  /** For each gap, the one after the last symbol included. */
  readonly starts: Uint8Array
  readonly edges: Uint8Array
  readonly aloneInside: Uint8Array
  readonly aloneAtEdge: Uint8Array
}

/** Memo of `foldable`: a passage is aligned with many quotations. */
const FOLDABLE = new WeakMap<Spelled, Foldable>()

function foldable(spelled: Spelled): Foldable {
  let found = FOLDABLE.get(spelled)
  if (found === undefined) {
    found = findFoldable(spelled)
    FOLDABLE.set(spelled, found)
  }
  return found
}

function findFoldable(spelled: Spelled): Foldable {
  const { length } = spelled.symbols
  const starts = new Uint8Array(length + 1)
  for (let i = 0; i <= length; i++) starts[i] = startsWord(spelled, i) ? 1 : 0
  const edges = new Uint8Array(length)
  const aloneInside = new Uint8Array(length)
  const aloneAtEdge = new Uint8Array(length)
  for (let i = 0; i < length; i++) {
    edges[i] = (starts[i] ?? 0) | (starts[i + 1] ?? 0)
    aloneInside[i] = foldsAlone(spelled.symbols, i, false) ? 1 : 0
    aloneAtEdge[i] = foldsAlone(spelled.symbols, i, true) ? 1 : 0
  }
  return { starts, edges, aloneInside, aloneAtEdge }
}

/** The dynamic-programming table. One loop on purpose: a call for each cell would double the time of a critique. */
function fill(quoted: Spelled, printed: Spelled, reach: Reach) {
  const rows = quoted.symbols.length
  const columns = printed.symbols.length
  const width = columns + 1
  const scores = new Float32Array((rows + 1) * width)
  const steps = new Uint8Array((rows + 1) * width)
  const q = foldable(quoted)
  const p = foldable(printed)
  for (let i = 1; i <= rows; i++) {
    const startsHere = q.starts[i] === 1
    const free = reach !== 'whole' && startsHere
    const symbol = quoted.symbols.charCodeAt(i - 1)
    const edge = q.edges[i - 1] === 1
    scores[i * width] = free ? 0 : (scores[(i - 1) * width] ?? 0) + MISMATCH
    steps[i * width] = free ? STEP.start : STEP.quoted
    for (let j = 1; j <= columns; j++) {
      const cell = i * width + j
      const diagonal = scores[cell - width - 1] ?? 0
      let score = diagonal + MATCH
      let step: Step = STEP.both
      if (symbol !== printed.symbols.charCodeAt(j - 1)) {
        const folds = foldsTogether(
          quoted.symbols,
          i - 1,
          printed.symbols,
          j - 1,
          edge || p.edges[j - 1] === 1,
        )
        score = diagonal + (folds ? FOLDED : MISMATCH)
        step = folds ? STEP.foldBoth : STEP.change
      }
      // A symbol that only one side has may fold at a word boundary of either side.
      const foldQuoted = (edge || p.starts[j] === 1 ? q.aloneAtEdge : q.aloneInside)[i - 1] === 1
      const skipQuoted = (scores[cell - width] ?? 0) + (foldQuoted ? 0 : MISMATCH)
      if (skipQuoted > score) {
        score = skipQuoted
        step = foldQuoted ? STEP.foldQuoted : STEP.quoted
      }
      const foldPrinted = (p.edges[j - 1] === 1 || startsHere ? p.aloneAtEdge : p.aloneInside)[j - 1] === 1
      const skipPrinted = (scores[cell - 1] ?? 0) + (foldPrinted ? 0 : MISMATCH)
      if (skipPrinted > score) {
        score = skipPrinted
        step = foldPrinted ? STEP.foldPrinted : STEP.printed
      }
      if (reach === 'local' && score < 0 && free) {
        score = 0
        step = STEP.start
      }
      scores[cell] = score
      steps[cell] = step
    }
  }
  return { scores, steps, width }
}

function startsWord({ word }: Spelled, i: number): boolean {
  return i === 0 || i === word.length || word[i] !== word[i - 1]
}

function trace(quoted: Spelled, printed: Spelled, steps: Uint8Array, width: number, end: number): Alignment {
  const faults: [number, number][] = []
  const links: [number, number][] = []
  let agreeing = 0
  let cell = end
  let i = Math.floor(cell / width)
  let j = cell % width
  const lastQuoted = i
  const lastPrinted = j
  while (i > 0 && steps[cell] !== STEP.start) {
    const step = steps[cell]
    const takesQuoted = step !== STEP.printed && step !== STEP.foldPrinted
    const takesPrinted = step !== STEP.quoted && step !== STEP.foldQuoted
    if (takesQuoted) i--
    if (takesPrinted) j--
    const q = quoted.word[Math.min(i, quoted.word.length - 1)] ?? 0
    const p = printed.word[Math.min(j, printed.word.length - 1)] ?? 0
    if (step === STEP.both || step === STEP.foldBoth) agreeing++
    if (step === STEP.change || step === STEP.quoted || step === STEP.printed) faults.push([q, p])
    if (takesQuoted && takesPrinted) links.push([q, p])
    cell = i * width + j
  }
  const longer = Math.max(lastQuoted - i, lastPrinted - j, 1)
  return {
    similarity: agreeing / longer,
    differences: differencesOf(quoted, printed, faults.reverse(), links),
    from: printed.word[j] ?? 0,
    to: printed.word[Math.max(lastPrinted - 1, j)] ?? 0,
    first: j,
    end: lastPrinted,
    quotedFrom: quoted.word[i] ?? 0,
    quotedTo: quoted.word[Math.max(lastQuoted - 1, i)] ?? 0,
  }
}
