import { openAnalyser } from '@semmai/tamil/building'
import { checkCompoundHeads } from './check-compound-heads.ts'
import { checkConfusables, checkReadable } from './check-confusables.ts'
import { checkFacts } from './check-facts.ts'
import { checkLiterature } from './check-literature.ts'
import { checkReplacements } from './check-replacements.ts'
import { checkStems, type StemLimits } from './check-stems.ts'
import type { RecordsByKind } from './enumerations.ts'
import type { Problem } from './problem.ts'

/** What records say of each other, beyond their schemas. */
export function checkRecords(records: RecordsByKind, limits: StemLimits): Problem[] {
  return [
    ...checkStems(records, limits),
    ...checkConfusables(records),
    ...checkReplacements(records),
    ...checkFacts(records),
    ...checkLiterature(records),
  ]
}

/** What only the analyser can tell, which is made from the binary. */
export function checkWithAnalyser(records: RecordsByKind, language: Uint8Array): Problem[] {
  const analyse = openAnalyser(language)
  return [...checkReadable(records, analyse), ...checkCompoundHeads(records, analyse)]
}
