import type { Passage } from '../../knowledge/literature/literature.ts'

/** Steps that an essay may ask of the comparison with literature, however short it is, and for each of its code units. */
const LEAST = 300_000
const PER_CODE_UNIT = 120
/** What a comparison costs besides its table, which has a step for each pair of code units. */
const PER_COMPARISON = 500

/**
 * Counts what the quotations of one essay ask of the comparison with passages. Essays ask for less than a third;
 * only heaps of invented quotations, and of lines repeated over pages, ask for more. Counted in steps, never in time:
 * the same essay is compared as far at all times and everywhere.
 */
export class ComparisonLimit {
  #left: number

  /** @param length of the essay, in UTF-16 code units. */
  constructor(length: number) {
    this.#left = LEAST + PER_CODE_UNIT * length
  }

  /** Whether words may still be compared with these passages; if so, it is counted. */
  allows(words: string, passages: readonly Passage[]): boolean {
    const steps = passages.reduce(
      (sum, passage) =>
        sum + PER_COMPARISON + words.length * lengthOf(passage) * (1 + passage.variants.length),
      0,
    )
    if (steps > this.#left) return false
    this.#left -= steps
    return true
  }
}

const lengthOf = ({ lines }: Passage) => lines.reduce((sum, line) => sum + line.length, 0)
