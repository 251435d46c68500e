/** One value of a record, where it stands. */
export interface Entry {
  readonly name: string
  readonly value: string
  readonly line: number
}

/** A line of a table, or a block. */
export class DataRecord {
  readonly file: string
  /** The line on which it begins, from 1 on. */
  readonly line: number
  readonly entries: readonly Entry[]

  constructor(file: string, line: number, entries: readonly Entry[]) {
    this.file = file
    this.line = line
    this.entries = entries
  }

  /** The first value of this name; empty when there is none. */
  get(name: string): string {
    return this.entries.find((entry) => entry.name === name)?.value ?? ''
  }

  /** The values of this name, one for each time it stands there. */
  all(name: string): string[] {
    return this.entries.filter((entry) => entry.name === name).map(({ value }) => value)
  }

  /** A value's parts, which `; ` parts. */
  list(name: string): string[] {
    return partsOf(this.get(name))
  }

  /** Where a value stands: its own line, else that of the record. */
  lineOf(name: string): number {
    return this.entries.find((entry) => entry.name === name)?.line ?? this.line
  }
}

/** The parts of a value that holds several. */
export function partsOf(value: string): string[] {
  return value === '' ? [] : value.split('; ')
}
