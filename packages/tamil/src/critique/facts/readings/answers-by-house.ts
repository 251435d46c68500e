import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import type { FactIndex, IndexedRecord } from '../records/fact-index.ts'

const DONE: ReadonlySet<FactProperty> = new Set(['author', 'discoverer', 'founder', 'inventor', 'ruler'])

/** Whether a dynasty is named for who did it, and the one who did it was of another: `கடற்கரைக் கோயிலைக் கட்டியவர்கள் சோழர்கள்`. */
export function isAnotherHouse(
  { name }: Mention,
  { record: { property, value }, accepted }: IndexedRecord,
  index: FactIndex,
): boolean {
  if (value.type !== 'name' || value.kind !== 'person' || !DONE.has(property)) return false
  if (!index.isOfKind(name, 'dynasty')) return false
  const houses = [...accepted]
    .flatMap((one) => index.recordsAbout(one))
    .filter(({ record }) => record.property === 'dynasty')
    .flatMap((one) => [...one.accepted])
  return houses.length > 0 && !index.mayBeSame(name, new Set(houses))
}
