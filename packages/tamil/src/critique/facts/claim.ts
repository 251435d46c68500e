import type { FactRecord } from '../../knowledge/facts/fact-record.ts'
import type { Clause } from './clauses.ts'
import type { CenturyMention, DateMention } from './dates.ts'
import type { Cue, FactIndex, IndexedRecord } from './fact-index.ts'
import type { Mention } from './name-index.ts'
import type { Quantity } from './numbers.ts'
import type { Unit } from './sentence-units.ts'

/** A statement that stands for or against a record: units `[from, to)`, and the part of it that is checked. */
export interface Claim {
  readonly record: FactRecord
  /** The name by which the record was found. */
  readonly subject: string
  readonly badge: 'verified' | 'conflicting'
  /** What the essay says, in its own words. */
  readonly stated: string
  readonly from: number
  readonly to: number
  /** The part that is right or wrong: the name, the date, the number. */
  readonly value: { readonly from: number; readonly to: number }
}

/** A claim before its own words are looked up. */
export type FoundClaim = Omit<Claim, 'stated' | 'subject'>

/** A clause with everything in it that a record could be about. */
export interface Reading {
  readonly clause: Clause
  readonly mentions: readonly Mention[]
  readonly dates: readonly DateMention[]
  readonly centuries: readonly CenturyMention[]
  readonly quantities: readonly Quantity[]
  /** Whether an unexpected value may be called conflicting here. */
  readonly mayConflict: boolean
  /** Whether the clause states anything: no question, denial or supposition. */
  readonly isStatement: boolean
  readonly index: FactIndex
}

/** The words that answer a record's cues: for each group one place, and the last of all. */
export interface CueMatch {
  readonly from: number
  readonly to: number
  /** What follows the cue's beginning in its last word. */
  readonly rest: string
  readonly positions: ReadonlySet<number>
}

/** Finds every group of a record's cues inside `[from, to)`; undefined when one is missing. */
export function matchCues(
  { cues }: IndexedRecord,
  units: readonly Unit[],
  from: number,
  to: number,
): CueMatch | undefined {
  const positions = new Set<number>()
  let last: { from: number; to: number; rest: string } | undefined
  let first = to
  for (const group of cues) {
    const found = findCue(group, units, from, to)
    if (found === undefined) return undefined
    for (let i = found.from; i < found.to; i++) positions.add(i)
    first = Math.min(first, found.from)
    if (last === undefined || found.to > last.to) last = found
  }
  return last && { from: first, to: last.to, rest: last.rest, positions }
}

/** Whether a clause has what the record asks for; most records of figures ask for nothing. */
export const hasCues = (record: IndexedRecord, units: readonly Unit[], from: number, to: number) =>
  record.cues.length === 0 || matchCues(record, units, from, to) !== undefined

/** Whether another name stands between the subject and a figure after it. */
export const nameBetween = (
  subject: Mention,
  figure: { readonly from: number },
  { mentions }: Pick<Reading, 'mentions'>,
) => mentions.some((mention) => mention.from >= subject.to && mention.to <= figure.from)

function findCue(
  group: readonly Cue[],
  units: readonly Unit[],
  from: number,
  to: number,
): { from: number; to: number; rest: string } | undefined {
  for (let at = from; at < to; at++)
    for (const cue of group) {
      const end = at + cue.before.length + 1
      if (end > to) continue
      const last = wordAfterIntensifier(units[end - 1])
      if (last === undefined || !last.startsWith(cue.beginning)) continue
      if (!cue.before.every((word, i) => units[at + i]?.bare === word)) continue
      // கால் பதித்தவர்: two wordings of one group in a row are one.
      const further = end < to ? findCue(group, units, end, end + 1) : undefined
      return {
        from: at,
        to: further?.to ?? end,
        rest: further?.rest ?? last.slice(cue.beginning.length),
      }
    }
  return undefined
}

/** மிகப்பெரிய counts as பெரிய. */
function wordAfterIntensifier(unit: Unit | undefined): string | undefined {
  if (unit === undefined || unit.kind === 'punctuation') return undefined
  return unit.bare.startsWith('மிக') ? unit.bare.replace(/^மிக(?:[கசதப]்)?(?=[அ-ஔக-ஹ])/u, '') : unit.bare
}

/** How a cue's noun stands: as the subject of the predicate, as an adjective (-ஆன), as a complement (-ஆக). */
export type NounForm = 'nominative' | 'adjectival' | 'adverbial' | 'copula' | 'other'

/** Reads the ending that a cue's word has beyond the cue. */
export function nounFormOf(rest: string): NounForm {
  if (/^(?:்|ு|ம்|து|டு|று|ி|ை|ா|)$|(?:வர்|வன்|வள்)$/u.test(rest)) return 'nominative'
  if (/(?:ான|ாகிய|மான|ாகவுள்ள|ாயிருந்த)$/u.test(rest)) return 'adjectival'
  if (/(?:ாக|ாகவும்|ாகவே)$/u.test(rest)) return 'adverbial'
  if (/(?:ாகும்|ாவார்|ாவான்|ாவாள்|ாவது|ானது)$/u.test(rest)) return 'copula'
  return 'other'
}

/** The essay's own words for units `[from, to)`. */
export function wordsOf(units: readonly Unit[], from: number, to: number, text: string): string {
  return text.slice(units[from]?.start ?? 0, units[to - 1]?.end ?? 0)
}
