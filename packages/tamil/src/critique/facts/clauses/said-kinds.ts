import type { NameKind } from '../../../knowledge/facts/fact-record.ts'
import { KIND_OF } from '../names/kind-nouns.ts'
import type { Mention } from '../names/name-index.ts'
import type { Reading } from '../records/claim.ts'

/** Whether a name is of a kind by what is known of it, or because the noun after it says so: `யாழ்ப்பாணம் மாவட்டத்தில்`. */
export const isOrIsSaidToBe = (
  mention: Mention,
  kind: NameKind,
  reading: Pick<Reading, 'clause' | 'index'>,
): boolean => reading.index.isOfKind(mention.name, kind) || saidKindOf(mention, reading) === kind

/** The kind that the noun after the name of a place tells. */
export function saidKindOf(
  { name, to }: Mention,
  { clause: { units }, index }: Pick<Reading, 'clause' | 'index'>,
): NameKind | undefined {
  const noun = units[to]?.word?.analyses.find((one) => one.class === 'noun')?.lemma ?? ''
  const kind = KIND_OF.get(noun)
  return kind !== undefined && isPlace(name, index) && (kind === 'district' || kind === 'state')
    ? kind
    : undefined
}

/** Whether a name is of a country, a town or another place of the map. */
export const isPlace = (name: string, index: Reading['index']) =>
  PLACES.some((kind) => index.isOfKind(name, kind))

const PLACES: readonly NameKind[] = ['city', 'district', 'state', 'country', 'island', 'continent']
