import { matchCues } from './clauses/cues.ts'
import type { Mention } from './names/name-index.ts'
import type { Reading } from './records/claim.ts'

/**
 * `ஐம்பெருங்காப்பியங்களுள் ஒன்றான மணிமேகலை சமண சமயக் கொள்கைகளைப் பரப்பும் நூல்`: whether a record of something told of is asked for by its
 * own words, while only another name of the kind of its answer stands there.
 * @param told the names that claims tell of
 * @param open the names for which neither a claim nor a record of those told of speaks
 */
export function isAtOdds(
  told: readonly string[],
  open: readonly Mention[],
  { clause: { units, from, to }, mentions, index }: Reading,
): boolean {
  if (open.length === 0) return false
  return told.some((name) =>
    index.recordsAbout(name).some((record) => {
      const { value } = record.record
      if (value.type !== 'name' || record.cues.length === 0) return false
      const { kind, tolerated } = value
      const answers = ({ name: one, case: how }: Mention) =>
        index.isOfKind(one, kind) ||
        (kind === 'person' && how === 'instrumental' && index.isOfKind(one, 'dynasty'))
      if (!open.some((one) => answers(one) && !tolerated.includes(one.name))) return false
      if (mentions.some((one) => index.isSame(one.name, record.accepted))) return false
      return matchCues(record, units, from, to) !== undefined
    }),
  )
}
