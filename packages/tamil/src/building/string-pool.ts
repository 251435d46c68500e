import { stringBytes } from '../data/strings.ts'

/** Strings to be read by `readString`, each kept once. The empty string is at 0. */
export class StringPool {
  readonly #places = new Map<string, number>()
  readonly #bytes: number[] = []

  /** @param expected strings that will be placed: they stand in alphabetical order, which compresses best */
  constructor(expected: readonly string[] = []) {
    this.place('')
    for (const text of [...expected].sort()) this.place(text)
  }

  /** Where a string begins; it is added when it is new. */
  place(text: string): number {
    const known = this.#places.get(text)
    if (known !== undefined) return known
    const at = this.#bytes.length
    for (const byte of stringBytes(text)) this.#bytes.push(byte)
    this.#places.set(text, at)
    return at
  }

  /** A section for `DataTable`, column after column: all rows have the same number of cells. */
  table(rows: readonly (readonly string[])[]): Uint32Array {
    const columns = rows[0] ?? []
    return Uint32Array.from(columns.flatMap((_, column) => rows.map((row) => this.place(row[column] ?? ''))))
  }

  build(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
