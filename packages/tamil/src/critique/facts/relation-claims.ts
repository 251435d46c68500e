import type { FactProperty, NameValue } from '../../knowledge/facts/fact-record.ts'
import type { Claim, FoundClaim, Reading } from './claim.ts'
import type { IndexedRecord } from './fact-index.ts'
import type { Mention } from './name-index.ts'
import { mayBeLongerName, type Placed } from './name-phrases.ts'
import { byWholeClause } from './reading-by-clause.ts'
import { byApposition, byNoun } from './reading-by-noun.ts'
import { byPlace } from './reading-by-place.ts'
import { byVerb } from './reading-by-verb.ts'

type Finder = (subject: Mention, record: IndexedRecord, reading: Reading) => Placed | undefined

/** Records whose cue is a verb of making, with an object and a maker. */
const MAKING: ReadonlySet<FactProperty> = new Set(['author', 'inventor', 'founder', 'discoverer'])
const PLACING: ReadonlySet<FactProperty> = new Set(['located-in', 'birthplace'])

/** Finds what a reading states about a record whose value is a name. */
export function relationClaim(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): FoundClaim | undefined {
  const { property, value } = record.record
  if (value.type !== 'name') return undefined
  const finders: Finder[] = MAKING.has(property)
    ? [byVerb, byNoun]
    : PLACING.has(property)
      ? [byPlace]
      : record.cues.length === 0
        ? [byApposition]
        : [byNoun, byVerb]
  for (const find of [...finders, byWholeClause]) {
    const placed = find(subject, record, reading)
    const badge = placed && judge(placed, record, value, reading)
    if (placed && badge)
      return {
        record: record.record,
        badge,
        from: Math.min(subject.from, placed.value.from),
        to: Math.max(subject.to, placed.value.to),
        value: placed.value,
        ...(placed.ties === undefined ? {} : { ties: placed.ties }),
        ...(placed.asides === undefined ? {} : { asides: placed.asides }),
      }
  }
  return undefined
}

function judge(
  { value, firm, bounded = false }: Placed,
  { accepted }: IndexedRecord,
  { kind, tolerated }: NameValue,
  reading: Reading,
): Claim['badge'] | undefined {
  if (accepted.has(value.name)) return 'verified'
  if (tolerated.includes(value.name) || reading.index.isSame(value.name, new Set(tolerated))) return undefined
  if (reading.index.isSame(value.name, accepted)) return 'verified'
  if (!firm || !reading.mayConflict || value.withUm || reading.dates.length > 0) return undefined
  if (!reading.index.isOfKind(value.name, kind) || reading.index.mayBeSame(value.name, accepted))
    return undefined
  if (kind === 'element' && isMolecule(value.name, accepted)) return undefined
  return kind === 'person' && !bounded && mayBeLongerName(value, reading.clause.units)
    ? undefined
    : 'conflicting'
}

/** O2 beside O: how many of its atoms a gas goes about in. */
const isMolecule = (stated: string, symbols: ReadonlySet<string>) =>
  [...symbols].some((symbol) => stated.startsWith(symbol) && /^[\d₀-₉]+$/u.test(stated.slice(symbol.length)))
