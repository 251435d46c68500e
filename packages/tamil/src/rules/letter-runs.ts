const BITS = 7
const MASK = (1 << BITS) - 1
const NOTHING: readonly never[] = []

interface Run<Value> {
  readonly letters: string
  readonly value: Value
}

/** Values by runs of two letters or more (UTF-16 code units) that a word holds anywhere: a table by the first two. */
export class LetterRuns<Value> {
  /** First and second letter, their low bits → the number of the runs that begin so; 0 for none. */
  readonly #starts = new Uint8Array(1 << (2 * BITS))
  readonly #runs: Run<Value>[][] = [[]]

  /** Files a value under a run of at least two letters. */
  add(letters: string, value: Value): void {
    const key = keyAt(letters, 0)
    const start = this.#starts[key] ?? 0
    if (start === 0) this.#starts[key] = this.#runs.push([{ letters, value }]) - 1
    else this.#runs[start]?.push({ letters, value })
  }

  /** The values under all runs that a word holds; one is given as often as its runs occur. */
  in(word: string): readonly Value[] {
    let found: Value[] | undefined
    for (let at = 0; at + 1 < word.length; at++) {
      const start = this.#starts[keyAt(word, at)] ?? 0
      if (start === 0) continue
      for (const { letters, value } of this.#runs[start] ?? NOTHING) {
        if (!word.startsWith(letters, at)) continue
        found ??= []
        found.push(value)
      }
    }
    return found ?? NOTHING
  }
}

function keyAt(letters: string, at: number): number {
  return ((letters.charCodeAt(at) & MASK) << BITS) | (letters.charCodeAt(at + 1) & MASK)
}
