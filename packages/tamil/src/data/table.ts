import { planeReader } from './byte-planes.ts'
import { readString } from './strings.ts'

/** How many bytes say where a string begins in the pool. */
export const PLACE_BYTES = 3

/**
 * Records of strings: for every cell where its string begins in the pool, column after column, of each column first the low bytes
 * of all rows, then the middle ones, then the high ones (which packs smaller than row after row, and than place after place).
 * A string is made only when its cell is read. Cells that hold several values have `; ` between them.
 */
export class DataTable<Column extends string> {
  readonly #columns: readonly Column[]
  readonly #cells: Uint8Array
  readonly #pool: Uint8Array

  constructor(columns: readonly Column[], cells: Uint8Array, pool: Uint8Array) {
    this.#columns = columns
    this.#cells = cells
    this.#pool = pool
  }

  /** How many rows there are. */
  get size(): number {
    return this.#cells.length / (PLACE_BYTES * this.#columns.length)
  }

  /** A function that reads a column's cell by the number of its row. */
  column(name: Column): (row: number) => string {
    const placeOf = this.#places(name)
    return (row) => readString(this.#pool, placeOf(row))
  }

  /** The rows by what a column says; of equal cells the string is made once. */
  rowsBy(name: Column): Map<string, number[]> {
    const placeOf = this.#places(name)
    const byPlace = new Map<number, number[]>()
    for (let row = 0; row < this.size; row++) {
      const place = placeOf(row)
      const rows = byPlace.get(place)
      if (rows === undefined) byPlace.set(place, [row])
      else rows.push(row)
    }
    return new Map([...byPlace].map(([place, rows]) => [readString(this.#pool, place), rows]))
  }

  /** What is made of every row; `cell` reads its columns, and is not to be kept. */
  map<Result>(make: (cell: (column: Column) => string, row: number) => Result): Result[] {
    let row = 0
    const places = new Map(this.#columns.map((name) => [name, this.#places(name)]))
    const cell = (name: Column) => readString(this.#pool, places.get(name)?.(row) ?? 0)
    const made: Result[] = []
    for (; row < this.size; row++) made.push(make(cell, row))
    return made
  }

  /** Where the strings of a column begin in the pool, by the number of the row. */
  #places(name: Column): (row: number) => number {
    const columnBytes = PLACE_BYTES * this.size
    const first = this.#columns.indexOf(name) * columnBytes
    return planeReader(this.#cells.subarray(first, first + columnBytes), PLACE_BYTES)
  }
}

/** The values of a cell that holds several. */
export function valuesOf(cell: string): string[] {
  return cell === '' ? [] : cell.split('; ')
}
