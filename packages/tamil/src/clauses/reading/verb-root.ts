import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'

/** The roots of a verb; of கலந்துகொண்டான் the whole compound, not கல. */
export const rootsOf = memoizeForm(({ analyses }: Word): readonly string[] => {
  const roots = [...new Set(analyses.filter(({ class: kind }) => kind === 'verb').map(({ lemma }) => lemma))]
  const compounds = roots.filter((root) => roots.some((other) => other !== root && root.startsWith(other)))
  return compounds.length > 0 ? compounds : roots
})
