/** Statements that are remembered for one key. */
const MAX_PLACES = 24

/** Finds the statements that share keys with another. Linear in the keys, since few are remembered for each. */
export class StatementIndex<Placed> {
  readonly #places = new Map<string, Placed[]>()

  add(one: Placed, keys: ReadonlySet<string>): void {
    for (const key of keys) {
      const places = this.#places.get(key)
      if (places === undefined) this.#places.set(key, [one])
      else if (places.length < MAX_PLACES) places.push(one)
    }
  }

  /** The statements that share so many groups of keys, in their order. */
  sharing(groups: readonly (readonly string[])[], least: number): Placed[] {
    const shared = new Map<Placed, number>()
    for (const keys of groups)
      for (const one of new Set(keys.flatMap((key) => this.#places.get(key) ?? [])))
        shared.set(one, (shared.get(one) ?? 0) + 1)
    return [...shared].filter(([, count]) => count >= least).map(([one]) => one)
  }
}
