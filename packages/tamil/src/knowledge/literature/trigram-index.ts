import { kindOf } from '../../script/characters.ts'

/** The clusters of a text's Tamil letters, without spaces and marks, and where each begins and ends. */
export interface VerseClusters {
  /** One number a cluster: its letter and its sign. */
  readonly codes: readonly number[]
  /** UTF-16 code units. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const FIRST = 0x0b80
const LETTER = 2 ** 7
const CLUSTER = 2 ** 14

/** Reads the Tamil clusters of a text; offsets count from `base`. */
export function verseClusters(text: string, base = 0): VerseClusters {
  const codes: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i)
    const kind = kindOf(code)
    let end = i + 1
    while (isSign(text.charCodeAt(end))) end++
    if (kind === 'consonant' || kind === 'vowel' || kind === 'aytham') {
      codes.push((code - FIRST) * LETTER + (end > i + 1 ? text.charCodeAt(i + 1) - FIRST : 0))
      starts.push(base + i)
      ends.push(base + end)
    }
    i = end
  }
  return { codes, starts, ends }
}

function isSign(code: number): boolean {
  const kind = kindOf(code)
  return kind === 'sign' || kind === 'pulli'
}

/** Runs of three clusters, one number for each place where one begins. */
export function trigramsOf({ codes }: VerseClusters): number[] {
  const trigrams: number[] = []
  for (let i = 0; i + 2 < codes.length; i++)
    trigrams.push(((codes[i] ?? 0) * CLUSTER + (codes[i + 1] ?? 0)) * CLUSTER + (codes[i + 2] ?? 0))
  return trigrams
}

/** An inverted index from cluster trigrams to lines: each trigram has its posting list. */
export class TrigramIndex {
  readonly #postings = new Map<number, number[]>()
  readonly #sizes: number[] = []

  /** A line is known by its place in the list. */
  constructor(lines: readonly string[]) {
    for (const line of lines) this.#add(line)
  }

  #add(text: string): void {
    const line = this.#sizes.length
    let size = 0
    for (const trigram of trigramsOf(verseClusters(text))) {
      const list = this.#postings.get(trigram)
      if (list === undefined) this.#postings.set(trigram, [line])
      else if (list.at(-1) !== line) list.push(line)
      else continue
      size++
    }
    this.#sizes.push(size)
  }

  postings(trigram: number): readonly number[] {
    return this.#postings.get(trigram) ?? NONE
  }

  /** How many different trigrams a line has. */
  size(line: number): number {
    return this.#sizes[line] ?? 0
  }
}

const NONE: readonly number[] = []
