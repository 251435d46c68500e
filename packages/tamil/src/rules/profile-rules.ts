import type { PairsByRule } from './pairs.ts'
import { type Knowledge, PROFILES, type Profile, type Rule } from './rule.ts'
import { RuleSet } from './rule-set.ts'

/** The rule sets of the profiles, each built when a text first asks for it. */
export class ProfileRules {
  readonly #rules: readonly Rule[]
  readonly #pairs: PairsByRule
  readonly #knowledge: Knowledge
  readonly #sets = new Map<Profile, RuleSet>()

  constructor(rules: readonly Rule[], pairs: PairsByRule, knowledge: Knowledge) {
    this.#rules = rules
    this.#pairs = pairs
    this.#knowledge = knowledge
  }

  /** The rules that speak in a profile; in the default one when none is named. */
  of(profile: Profile = PROFILES[0]): RuleSet {
    const known = this.#sets.get(profile)
    if (known !== undefined) return known
    const set = new RuleSet(
      this.#rules.filter((rule) => speaksIn(rule, profile)),
      this.#pairs,
      this.#knowledge,
    )
    this.#sets.set(profile, set)
    return set
  }
}

/** Whether a rule speaks in a profile. */
export function speaksIn({ profiles }: Pick<Rule, 'profiles'>, profile: Profile): boolean {
  return profiles === undefined || profiles.includes(profile)
}
