import type { FactProperty } from '../../../knowledge/facts/fact-record.ts'
import type { Mention } from '../names/name-index.ts'
import { spelledAlike } from '../names/name-likeness.ts'
import type { Reading } from '../records/claim.ts'

/** `ஆசியாவின் பெரிய ஏரிகளுள் ஒன்று பைக்கால் ஏரி`: another record has it there, in a wider place. */
export const liesThere = (subject: Mention, { name }: Mention, { index }: Reading) =>
  index
    .recordsAbout(subject.name)
    .some(
      ({ record, cues, accepted, around }) =>
        (record.property === 'continent' || (record.property === 'located-in' && cues.length === 0)) &&
        (accepted.has(name) || around.has(name)),
    )

/** `சொலானம் மெலாஞ்சினா`, `சொலானம் டியூபரோசம்`: of one genus. */
export const isOtherSpecies = (name: string, property: FactProperty, accepted: ReadonlySet<string>) =>
  property === 'title' &&
  [name, ...accepted].every((one) => one.split(' ').length === 2) &&
  ![...accepted].some((one) => spelledAlike(one.split(' ')[1] ?? '', name.split(' ')[1] ?? ''))

/** இரண்டாம் சந்திரகுப்தர் beside முதலாம் சந்திரகுப்தர்: two of a name. */
export function isOfOtherRank(name: string, accepted: ReadonlySet<string>): boolean {
  const rank = RANK.exec(name)?.[0]
  return rank !== undefined && ![...accepted].some((other) => other.startsWith(rank))
}
const RANK = /^(?:முதலாம்|இரண்டாம்|மூன்றாம்|நான்காம்) /u

/** O2 beside O: how many of its atoms a gas goes about in. */
export const isMolecule = (stated: string, symbols: ReadonlySet<string>) =>
  [...symbols].some((symbol) => stated.startsWith(symbol) && /^[\d₀-₉]+$/u.test(stated.slice(symbol.length)))
