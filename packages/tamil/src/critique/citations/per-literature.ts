import type { Literature } from '../../knowledge/literature/literature.ts'

/** Memoizes what is worked out of a corpus once, as long as the corpus is used. */
export function perLiterature<Result>(
  make: (literature: Literature) => Result,
): (literature: Literature) => Result {
  const known = new WeakMap<Literature, { readonly result: Result }>()
  return (literature) => {
    const entry = known.get(literature) ?? { result: make(literature) }
    known.set(literature, entry)
    return entry.result
  }
}
