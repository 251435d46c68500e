/** How often each value occurs, in the order of their first occurrences: `{ completed: 12, failed: 1 }`. */
export function countValues(values: Iterable<string>): Record<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries(counts)
}
