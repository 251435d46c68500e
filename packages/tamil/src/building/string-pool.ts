import { toPlanes } from '../data/byte-planes.ts'
import { stringBytes } from '../data/strings.ts'
import { PLACE_BYTES } from '../data/table.ts'

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

  /**
   * A section for `DataTable`, in the order that it describes: all rows have the same number of cells.
   *
   * @throws RangeError when a string begins too far behind in the pool.
   */
  table(rows: readonly (readonly string[])[]): Uint8Array {
    const columns = rows[0] ?? []
    const columnBytes = PLACE_BYTES * rows.length
    const cells = new Uint8Array(columnBytes * columns.length)
    for (const column of columns.keys()) {
      const places = rows.map((row) => this.place(row[column] ?? ''))
      cells.set(toPlanes(places, PLACE_BYTES), column * columnBytes)
    }
    if (this.#bytes.length > 2 ** (8 * PLACE_BYTES))
      throw new RangeError(
        `The strings take ${this.#bytes.length} bytes; ${PLACE_BYTES} bytes cannot say where all begin.`,
      )
    return cells
  }

  build(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}
