import type { Mention } from './names/name-index.ts'
import type { FactIndex } from './records/fact-index.ts'

/** A country that may be meant by `நம் நாடு`. */
export interface Homeland {
  readonly name: string
  /** Whether it is spoken of so much that a statement about `நம் நாடு` may be found wrong by it. */
  readonly firm: boolean
}

/** The country that an essay is about: named in its title, or more often than any other; firm where no other is as near. */
export function homelandOf(
  index: FactIndex,
  title: readonly Mention[],
  all: readonly Mention[],
): Homeland | undefined {
  const country = ({ name }: Mention) => (index.isOfKind(name, 'country') ? [name] : [])
  const [titled, another] = new Set(title.flatMap(country))
  if (titled !== undefined && another === undefined) return { name: titled, firm: true }
  const counts = new Map<string, number>()
  for (const name of all.flatMap(country)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  if (first === undefined) return undefined
  const [name, count] = first
  return { name, firm: count >= MIN_MENTIONS && count > (second?.[1] ?? 0) }
}

/** A country that is named once may be one that ships went to, or an example. */
const MIN_MENTIONS = 2

/** The person in an essay's title, else the one of whom it speaks three times and more often than of all others. */
export function heroOf(
  index: FactIndex,
  title: readonly Mention[],
  all: readonly Mention[],
): string | undefined {
  const persons = ({ name }: Mention) => (index.isOfKind(name, 'person') ? [name] : [])
  const [titled, another] = new Set(title.flatMap(persons))
  if (titled !== undefined) return another === undefined ? titled : undefined
  const named = all.flatMap(persons)
  const [first] = named
  if (first === undefined) return undefined
  const same = named.filter((name) => name === first || index.mayBeSame(name, new Set([first])))
  return same.length >= 3 && same.length * 2 > named.length ? first : undefined
}
