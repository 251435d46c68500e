import { answer, type ProofreadOptions, type ProofreadResult } from './proofread.ts'
import type { RuleSet, Share } from './rules/rule-set.ts'
import type { Finding } from './text/finding.ts'

/** A finding as it passes between threads: plain data, its rule by id. */
export interface SharedFinding {
  readonly rule: string
  readonly finding: Finding
}

/** What the rules find in one share of a text, before anything is settled. */
export function findIn(raw: string, share: Share, rules: RuleSet): SharedFinding[] {
  return rules.run(rules.read(raw), share).map(({ rule, finding }) => ({ rule: rule.id, finding }))
}

/** The answer for a text from what was found in each of its shares, in their order. */
export function proofreadFound(
  raw: string,
  shares: readonly (readonly SharedFinding[])[],
  rules: RuleSet,
  options: ProofreadOptions = {},
): ProofreadResult {
  const found = shares.flatMap((share) =>
    share.map(({ rule, finding }) => ({ ...rules.ruleById(rule), finding })),
  )
  return answer(rules.read(raw), found, rules, options)
}
