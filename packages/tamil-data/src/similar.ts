import { closest, distance } from 'fastest-levenshtein'

const MAX_DISTANCE = 3

/** ` Did you mean ‘abessive’?` when a known name is near, else an empty string. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const nearest = closest(name, known)
  return distance(name, nearest) <= Math.min(MAX_DISTANCE, name.length - 1)
    ? ` Did you mean ‘${nearest}’?`
    : ''
}
