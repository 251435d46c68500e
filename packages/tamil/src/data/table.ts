import { readString } from './strings.ts'

/**
 * Records of strings: for every cell where its string begins in the pool, column after column (which packs smaller than row after
 * row). A string is made only when its cell is read. Cells that hold several values have `; ` between them.
 */
export class DataTable<Column extends string> {
  readonly #columns: readonly Column[]
  readonly #cells: Uint32Array
  readonly #pool: Uint8Array

  constructor(columns: readonly Column[], cells: Uint32Array, pool: Uint8Array) {
    this.#columns = columns
    this.#cells = cells
    this.#pool = pool
  }

  /** How many rows there are. */
  get size(): number {
    return this.#cells.length / this.#columns.length
  }

  /** A function that reads a column's cell by the number of its row. */
  column(name: Column): (row: number) => string {
    const first = this.#firstOf(name)
    return (row) => readString(this.#pool, this.#cells[first + row] ?? 0)
  }

  /** The rows by what a column says; of equal cells the string is made once. */
  rowsBy(name: Column): Map<string, number[]> {
    const first = this.#firstOf(name)
    const byPlace = new Map<number, number[]>()
    for (let row = 0; row < this.size; row++) {
      const place = this.#cells[first + row] ?? 0
      const rows = byPlace.get(place)
      if (rows === undefined) byPlace.set(place, [row])
      else rows.push(row)
    }
    return new Map([...byPlace].map(([place, rows]) => [readString(this.#pool, place), rows]))
  }

  /** What is made of every row; `cell` reads its columns, and is not to be kept. */
  map<Result>(make: (cell: (column: Column) => string, row: number) => Result): Result[] {
    let row = 0
    const cell = (name: Column) => readString(this.#pool, this.#cells[this.#firstOf(name) + row] ?? 0)
    const made: Result[] = []
    for (; row < this.size; row++) made.push(make(cell, row))
    return made
  }

  /** Where the cells of a column begin. */
  #firstOf(name: Column): number {
    return this.#columns.indexOf(name) * this.size
  }
}

/** The values of a cell that holds several. */
export function valuesOf(cell: string): string[] {
  return cell === '' ? [] : cell.split('; ')
}
