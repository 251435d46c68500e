import { matchCues } from '../clauses/cues.ts'
import { isOrIsSaidToBe } from '../clauses/said-kinds.ts'
import type { Mention } from '../names/name-index.ts'
import type { FoundClaim, Reading } from '../records/claim.ts'
import type { IndexedRecord } from '../records/fact-index.ts'

/** Verbs of what stands between two things. */
const BETWEEN = /^(?:இணை|பிரி)/u

/** Whether a record tells which two things something joins or parts. */
export function tellsOfPair(record: IndexedRecord['record']): boolean {
  let tells = TELLS.get(record)
  if (tells === undefined) {
    tells = record.cues[0]?.every((cue) => BETWEEN.test(cue)) === true
    TELLS.set(record, tells)
  }
  return tells
}

/** Memo: each clause asks it of all records on what it names. */
const TELLS = new WeakMap<IndexedRecord['record'], boolean>()

/**
 * Which two things something joins or parts: `அட்லாண்டிக் பெருங்கடலையும் பசிபிக் பெருங்கடலையும் இணைப்பது பனாமா கால்வாய்`. Both agree, or
 * the one that the record does not name stands against it.
 */
export function pairClaim(subject: Mention, record: IndexedRecord, reading: Reading): FoundClaim | undefined {
  const { value, cues } = record.record
  const { units, from, to } = reading.clause
  if (value.type !== 'name' || subject.withUm || !tellsOfPair(record.record)) return undefined
  const said = matchCues(record, units, from, to)?.positions
  const pair = reading.mentions.filter((one) => one.withUm && PAIRED.has(one.case))
  const [first, second] = pair
  if (said === undefined || first === undefined || second === undefined || pair.length > 2) return undefined
  if (first.case !== second.case || first.to !== second.from || first.name === second.name) return undefined
  // Of two straits it cannot be told which of them is meant.
  const isRival = ({ name }: Mention) =>
    reading.index
      .recordsAbout(name)
      .some(
        ({ record: other }) =>
          other !== record.record &&
          other.property === record.record.property &&
          other.cues[0]?.[0] === cues[0]?.[0],
      )
  if (reading.mentions.some((one) => one !== subject && !pair.includes(one) && isRival(one))) return undefined
  const isRight = ({ name }: Mention) =>
    record.accepted.has(name) || reading.index.isSame(name, record.accepted)
  const wrong = pair.filter((one) => !isRight(one))
  const [other] = wrong
  if (wrong.length > 1) return undefined
  if (
    other !== undefined &&
    !(
      reading.mayConflict &&
      isOrIsSaidToBe(other, value.kind, reading) &&
      !reading.index.mayBeSame(other.name, new Set([...record.accepted, ...value.tolerated]))
    )
  )
    return undefined
  const asides = new Set<number>()
  for (let i = from; i < to; i++) asides.add(i)
  return {
    record: record.record,
    badge: other === undefined ? 'verified' : 'conflicting',
    from: Math.min(subject.from, first.from),
    to: Math.max(subject.to, second.to),
    value: other ?? { from: first.from, to: second.to },
    asides,
  }
}

const PAIRED: ReadonlySet<Mention['case']> = new Set(['accusative', 'dative'])
