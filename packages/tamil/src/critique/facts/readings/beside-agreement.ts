import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import { has, isAboutIt } from '../clauses/clause-words.ts'
import type { Mention } from '../names/name-index.ts'
import { ordinalOf } from '../quantities/numbers.ts'
import type { Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'
import { callingUnits } from './words-beside.ts'

/**
 * The words that say the relation, outside the answer: what the record asks for, where something is, or that it is called so.
 */
export function unitsAsked(
  said: ReadonlySet<number> | undefined,
  cues: ReadonlySet<number>,
  answer: Mention,
  { record: { property } }: IndexedRecord,
  { clause }: Reading,
): ReadonlySet<number> | undefined {
  const told = said ?? (property === 'epithet' ? callingUnits(clause) : undefined)
  if (told === undefined && property !== 'located-in') return undefined
  const relation = cues.size > 0 ? cues : (told ?? cues)
  return [...relation].some((at) => at < answer.from || at >= answer.to) ? relation : undefined
}

/** Properties of which an answer that agrees is right whatever else the clause tells. */
const RIGHT_ANYWAY: ReadonlySet<FactProperty> = new Set([
  ...([
    'author',
    'birthplace',
    'capital',
    'currency',
    'discoverer',
    'dynasty',
    'founder',
    'inventor',
  ] as const),
  ...(['located-in', 'nationality', 'official-language', 'real-name'] as const),
])

/**
 * Whether a word that is not accounted for leaves a statement that agrees with a record what it is: no other answer, no figure, no
 * verb that ends another statement, and nothing that is only about the subject.
 */
export function leavesItTrue(
  at: number,
  { record: { property, value } }: IndexedRecord,
  reading: Reading,
): boolean {
  const { clause, mentions, index } = reading
  const unit = clause.units[at]
  if (!RIGHT_ANYWAY.has(property) || value.type !== 'name' || unit?.kind !== 'word') return false
  if (isAboutIt(unit) || ordinalOf(unit.bare) !== undefined || has(unit, 'finite')) return false
  const name = mentions.find(({ from, to }) => at >= from && at < to)
  return (
    name === undefined || !(index.isOfKind(name.name, value.kind) || index.recordsAbout(name.name).length > 0)
  )
}
