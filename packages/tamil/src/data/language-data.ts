import { BinaryData } from './binary.ts'
import { LANGUAGE_FORMAT, SECTIONS, sectionOf, TABLES, type TableName } from './sections.ts'
import { readString } from './strings.ts'
import { DataTable } from './table.ts'

/** What the engine knows, as the compiler wrote it: used where it stands, the same in Node, a worker and a browser. */
export class LanguageData {
  readonly #binary: BinaryData
  readonly #strings: Uint8Array

  /** @throws LanguageDataError when the bytes are something else, cut short, or of another version. */
  constructor(bytes: Uint8Array) {
    this.#binary = new BinaryData(bytes, LANGUAGE_FORMAT)
    this.#strings = this.#binary.bytes(SECTIONS.strings)
  }

  /** The numbers of a section. */
  get binary(): BinaryData {
    return this.#binary
  }

  /** The string that begins at a place of the pool. */
  string(place: number): string {
    return readString(this.#strings, place)
  }

  /** Records by their columns: `table('verbs')`. */
  table<Name extends TableName>(name: Name): DataTable<(typeof TABLES)[Name][number]> {
    return new DataTable(TABLES[name], this.#binary.bytes(sectionOf(name)), this.#strings)
  }
}
