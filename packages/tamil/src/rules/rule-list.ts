import type { Derived } from '../text/word-form.ts'
import type { Replacement } from './replacements.ts'
import type { SentenceRule, WordRule } from './rule.ts'

/** What a word form matches, wherever it stands. */
export class MatchedRules implements Derived {
  readonly owner: object
  readonly rules: RuleList
  readonly replacements: readonly Replacement[]

  constructor(owner: object, rules: RuleList, replacements: readonly Replacement[]) {
    this.owner = owner
    this.rules = rules
    this.replacements = replacements
  }
}

/**
 * A rule beside its check, always in the same shape: rules differ in theirs, and to load `check` from them takes as long as
 * many a check.
 */
export interface CheckOf<R extends WordRule | SentenceRule> {
  readonly rule: R
  readonly check: R['check']
}

/** The check is then called without its rule, so that it must not use `this`. */
export function checkOf<R extends WordRule | SentenceRule>(rule: R): CheckOf<R> {
  return { rule, check: rule.check }
}

/** An interned set: some of the word rules, each once, in the order in which `RuleLists` met them. Equal lists are one object. */
export class RuleList {
  readonly rules: readonly WordRule[]
  /** The same rules with their checks: see `CheckOf`. */
  readonly checks: readonly CheckOf<WordRule>[]
  /** Those among them that are about grammar. */
  readonly grammar: readonly WordRule[]
  /** What the many words match that match these rules and no pair of a table. */
  readonly alone: MatchedRules
  /** What this list gives together with others, and without others, as far as it was asked for. */
  readonly unions = new Map<RuleList, RuleList>()
  readonly differences = new Map<RuleList, RuleList>()

  /** `owner` is whom the lists serve: see `Derived`. */
  constructor(owner: object, rules: readonly WordRule[]) {
    this.rules = rules
    this.checks = rules.map(checkOf)
    this.grammar = rules.filter(({ type }) => type === 'grammar')
    this.alone = new MatchedRules(owner, this, [])
  }
}

/**
 * Interns sets of rules and memoizes their unions and differences. Thousands of words call the same few
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
    const list = new RuleList(
      this,
      placed.map(([, rule]) => rule),
    )
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
