import type { Issue } from './proofread.ts'

/**
 * The text with the suggestion of every issue applied (decision A7). Issues are sorted by `start` and do not overlap;
 * offsets are UTF-16 code units of `text`.
 *
 * @example applySuggestions('abcd', [{ start: 1, end: 3, suggestion: 'x' }]) // 'axd'
 */
export function applySuggestions(
  text: string,
  issues: readonly Pick<Issue, 'start' | 'end' | 'suggestion'>[],
): string {
  let corrected = ''
  let at = 0
  for (const { start, end, suggestion } of issues) {
    corrected += text.slice(at, start) + suggestion
    at = end
  }
  return corrected + text.slice(at)
}
