import type { Replacement } from './replacements.ts'
import type { WordRule } from './rule.ts'

/** What a word calls, wherever it stands. */
export interface Calls {
  readonly rules: RuleList
  readonly replacements: readonly Replacement[]
}

/** Some of the word rules, each once, in the order in which `RuleLists` met them. Equal lists are one object. */
export class RuleList {
  readonly rules: readonly WordRule[]
  /** What the many words call that call these rules and no pair of a table. */
  readonly alone: Calls = { rules: this, replacements: [] }
  /** What this list gives together with others, and without others, as far as it was asked for. */
  readonly unions = new Map<RuleList, RuleList>()
  readonly differences = new Map<RuleList, RuleList>()

  constructor(rules: readonly WordRule[]) {
    this.rules = rules
  }
}

/**
 * Makes lists of rules and keeps them all, with what was made of any two. Thousands of words call the same few
 * hundred lists, so the union of two is nearly always one look-up.
 */
export class RuleLists {
  readonly #places = new Map<WordRule, number>()
  readonly #lists = new Map<string, RuleList>()
  /** The list without rules. */
  readonly none = this.of([])

  /** The list of these rules. */
  of(rules: readonly WordRule[]): RuleList {
    const placed = [...new Set(rules)].map((rule) => [this.#placeOf(rule), rule] as const)
    placed.sort(([a], [b]) => a - b)
    const key = placed.map(([place]) => place).join()
    const known = this.#lists.get(key)
    if (known !== undefined) return known
    const list = new RuleList(placed.map(([, rule]) => rule))
    this.#lists.set(key, list)
    return list
  }

  /** The rules of either list. */
  union(one: RuleList, other: RuleList): RuleList {
    if (other === this.none || other === one) return one
    if (one === this.none) return other
    const known = one.unions.get(other)
    if (known !== undefined) return known
    const union = this.of([...one.rules, ...other.rules])
    one.unions.set(other, union)
    return union
  }

  /** The rules of a list that are not in another. */
  difference(list: RuleList, other: RuleList): RuleList {
    const known = list.differences.get(other)
    if (known !== undefined) return known
    const difference = this.of(list.rules.filter((rule) => !other.rules.includes(rule)))
    list.differences.set(other, difference)
    return difference
  }

  #placeOf(rule: WordRule): number {
    const place = this.#places.get(rule) ?? this.#places.size
    this.#places.set(rule, place)
    return place
  }
}
