import type { Essay } from '../essay.ts'
import { rootOf } from '../essay-roots.ts'

/** Two clusters of every content word of the title. */
export function titleRoots({ topic }: Essay): string[] {
  const words = topic?.words ?? []
  return [...new Set(words.filter(({ text }) => text.length > 3).map((word) => rootOf(word.text, 2)))]
}
