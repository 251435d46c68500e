/**
 * Stands in the `default` of a switch over a closed set of cases: a member that has no case does not compile.
 * Throws where a value from outside has got past the types.
 */
export function unreachable(value: never): never {
  throw new Error(`Unknown case: ${String(value)}`)
}
