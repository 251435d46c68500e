import { matchCues } from '../clauses/cues.ts'
import type { Mention } from '../names/name-index.ts'
import type { FoundClaim, Reading } from '../records/claim.ts'
import { type IndexedRecord, isDone } from '../records/fact-index.ts'

/** What a dated record asks for at least, so that its words alone tell what happened: the prize, and that it was won. */
const TELLING = 2

const FOR_WHAT = /(?:க்காக|ற்காக|க்கான|ற்கான)$/u

/** `கீதாஞ்சலிக்காகப் பரிசு பெற்றவர் தாகூர்` is told of his own work; of any other thing nobody knows. */
function isForSomethingElse({ name }: Mention, { clause, mentions, index }: Reading): boolean {
  const { units, from, to } = clause
  if (!units.slice(from, to).some(({ bare }) => FOR_WHAT.test(bare))) return false
  const isHis = (one: string) =>
    index.recordsAbout(one).some(({ accepted }) => accepted.has(name) || index.isSame(name, accepted)) ||
    index.recordsAbout(name).some(({ record, accepted }) => record.property === 'award' && accepted.has(one))
  return !mentions.some((one) => one.name !== name && one.case === 'dative' && isHis(one.name))
}

/** Confirms that something happened where no date is said: `சித்திரப்பாவை ஞானபீட விருது பெற்றது`. */
export function occurrenceClaim(
  subject: Mention,
  record: IndexedRecord,
  reading: Reading,
): FoundClaim | undefined {
  const { record: fact, cues } = record
  const { clause, dates, centuries, quantities } = reading
  if (fact.property !== 'event' || fact.value.type !== 'date' || cues.length < TELLING) return undefined
  if (dates.length + centuries.length + quantities.length > 0 || subject.withUm) return undefined
  if (subject.case !== 'nominative') return undefined
  const said = matchCues(record, clause.units, clause.from, clause.to)
  if (said === undefined || said.positions.has(subject.from)) return undefined
  // `… நாவலுக்காக விருது பெற்றவர்`: for what it was given, no record of the day tells.
  if (isForSomethingElse(subject, reading)) return undefined
  // `விருது பெற்றது`: the verb closes what it tells.
  const verb = clause.units[said.to - 1]
  const isTold =
    verb?.word?.analyses.some(isDone) === true && (subject.to <= said.from || subject.from === said.to)
  if (!isTold) return undefined
  const value = { from: Math.min(...said.positions), to: said.to }
  return {
    record: fact,
    badge: 'verified',
    from: Math.min(subject.from, value.from),
    to: Math.max(subject.to, value.to),
    value,
  }
}
