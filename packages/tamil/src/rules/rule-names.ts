import { RULES } from './index.ts'
import { NOT_EXAMINED } from './not-examined.ts'

/**
 * Ids that rules had in earlier releases, each with the rules that took its place; an empty list where none did.
 * Ids are public: tenants name them in their settings. Whoever renames or retires a rule adds a line here.
 */
export const FORMER_RULE_IDS: Readonly<Record<string, readonly string[]>> = {
  // Print joins செல்லக்கூடாது as often as it parts it.
  'style/split-must-not': [],
}

/** Every id that an issue of the engine can carry. */
const PRESENT_IDS: readonly string[] = [...RULES, NOT_EXAMINED].map(({ id }) => id)

/**
 * Whether a name of rules, as `disabledRules` has them, is the id of a rule or the beginning of one, now or formerly.
 *
 * @example
 * namesRule('grammar/agreement-gender') // true
 * namesRule('grammar/') // true
 * namesRule('grammar/agrement') // false
 */
export function namesRule(name: string, former: typeof FORMER_RULE_IDS = FORMER_RULE_IDS): boolean {
  return name !== '' && [...PRESENT_IDS, ...Object.keys(former)].some((id) => id.startsWith(name))
}

/** The names, and the present ids of the rules that they named formerly. */
export function withPresentIds(
  names: readonly string[],
  former: typeof FORMER_RULE_IDS = FORMER_RULE_IDS,
): readonly string[] {
  const replaced = Object.entries(former).filter(([id]) => names.some((name) => id.startsWith(name)))
  return replaced.length === 0 ? names : [...names, ...replaced.flatMap(([, present]) => present)]
}
