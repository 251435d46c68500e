import { isPlace } from '../clauses/said-kinds.ts'
import type { Mention } from '../names/name-index.ts'
import type { Reading } from '../records/claim.ts'
import type { FactIndex, IndexedRecord } from '../records/fact-index.ts'

/** `குஜராத்தில் உள்ள அகமதாபாத்தில்`, `குஜராத்தின் சூரத்தில்`, `சேலம் மாவட்டத்தில் சேர்வராயன் மலையில்`: a place in or around the answer. */
export function isOuterPlace(
  at: number,
  { mentions, clause: { units }, index }: Reading,
  answer: Mention,
  { accepted }: IndexedRecord,
): boolean {
  const place = mentions.find(({ from, to }) => at >= from && at < to)
  if (place === undefined) return false
  const [first, second] = place.from < answer.from ? [place, answer] : [answer, place]
  if (first.to === second.from && second.case === 'locative')
    return first.case === 'locative' || (first === place && first.case === 'genitive')
  // `தஞ்சாவூரின் திருவையாறு`, where the record agrees.
  if (first === place && first.to === second.from && accepted.has(second.name))
    return (first.case === 'genitive' || first.case === 'oblique') && mayLieIn(second.name, first.name, index)
  return (
    first === place &&
    first.case === 'locative' &&
    /^(?:உள்ள|இருக்கும்|அமைந்துள்ள)$/u.test(units[first.to]?.bare ?? '')
  )
}

/** Whether no record tells that a place lies in another one of that kind. */
function mayLieIn(inner: string, outer: string, index: FactIndex): boolean {
  const places = index
    .recordsAbout(inner)
    .filter(
      ({ record: { property, value } }) =>
        property === 'located-in' && value.type === 'name' && index.isOfKind(outer, value.kind),
    )
  return isPlace(outer, index) && (places.length === 0 || places.some((one) => one.accepted.has(outer)))
}
