/**
 * What a text has told, filed under keys. Of each key only so many are kept, the first ones, so that looking back takes the same time in a
 * text of any length.
 */
export class BoundedIndex<T> {
  readonly #filed = new Map<string, readonly T[]>()
  readonly #perKey: number

  /** @param perKey how many are kept of a key */
  constructor(perKey: number) {
    this.#perKey = perKey
  }

  /** All that is filed under any of the keys, in the order of the keys. */
  under(keys: readonly string[]): readonly T[] {
    return keys.flatMap((key) => this.#filed.get(key) ?? [])
  }

  /** Files it under each of the keys that has room. */
  file(keys: readonly string[], told: T): void {
    for (const key of keys) {
      const filed = this.#filed.get(key) ?? []
      if (filed.length < this.#perKey) this.#filed.set(key, [...filed, told])
    }
  }
}
