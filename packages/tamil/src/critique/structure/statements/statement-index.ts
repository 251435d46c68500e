/** Statements that are remembered for one key. */
const MAX_PLACES = 24

/** A statement that is remembered, and how many groups of keys it shares with what is looked for. */
interface Remembered<Placed> {
  readonly one: Placed
  /** Belongs to the latest search only: a counter of its own costs less than a map for each search. */
  shared: number
  /** The latest group of keys that led to it, from 1 on, so that it counts once for each. */
  group: number
}

/** A statement that shares keys with what was looked for, and in how many groups. */
export interface Sharing<Placed> {
  readonly one: Placed
  readonly shared: number
}

/** Finds the statements that share keys with another. Linear in the keys, since few are remembered for each. */
export class StatementIndex<Placed> {
  readonly #places = new Map<string, Remembered<Placed>[]>()

  add(one: Placed, groups: readonly (readonly string[])[]): void {
    const remembered: Remembered<Placed> = { one, shared: 0, group: 0 }
    for (const group of groups)
      for (const key of group) {
        const places = this.#places.get(key)
        if (places === undefined) this.#places.set(key, [remembered])
        else if (places.length < MAX_PLACES && places.at(-1) !== remembered) places.push(remembered)
      }
  }

  /** The statements that share so many groups of keys, in the order in which the keys lead to them. */
  sharing(groups: readonly (readonly string[])[], least: number): Sharing<Placed>[] {
    const found: Remembered<Placed>[] = []
    for (let group = 1; group <= groups.length; group++)
      for (const key of groups[group - 1] ?? [])
        for (const place of this.#places.get(key) ?? []) {
          if (place.group === group) continue
          if (place.shared === 0) found.push(place)
          place.shared++
          place.group = group
        }
    const enough: Sharing<Placed>[] = []
    for (const place of found) {
      if (place.shared >= least) enough.push({ one: place.one, shared: place.shared })
      place.shared = 0
      place.group = 0
    }
    return enough
  }
}
