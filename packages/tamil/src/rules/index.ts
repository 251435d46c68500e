import * as clarity from './clarity/index.ts'
import * as grammar from './grammar/index.ts'
import type { IssueType, Rule } from './rule.ts'
import * as spelling from './spelling/index.ts'
import * as style from './style/index.ts'

const BY_TYPE: Readonly<Record<IssueType, Readonly<Record<string, Rule>>>> = {
  clarity,
  grammar,
  spelling,
  style,
}

/** Every rule, by type and then by name. Sorted here, for a bundled module need not list its exports in order. */
export const RULES: readonly Rule[] = Object.values(BY_TYPE).flatMap((rules) =>
  Object.entries(rules)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, rule]) => rule),
)
