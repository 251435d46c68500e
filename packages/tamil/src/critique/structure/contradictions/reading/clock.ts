import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'

const PARTS_OF_DAY: readonly (readonly [RegExp, string])[] = [
  [/^(?:அதிகாலை|விடியற்காலை|காலை)/u, 'காலை'],
  [/^(?:மதிய|நண்பகல்|பிற்பகல்)/u, 'மதியம்'],
  [/^மாலை(?:யில்|யிலேயே|ப்பொழுதில்)?$/u, 'மாலை'],
  [/^(?:இரவு|இரவில்|நள்ளிரவ)/u, 'இரவு'],
]

/** The part of the day that a word names. */
export const partOfDay = ({ text }: Word) =>
  PARTS_OF_DAY.find(([wording]) => wording.test(withoutVallinam(text)))?.[1]

/** The exact number before மணி. */
export function hourBefore(hourWord: Word): number | undefined {
  const units = unitsOf(hourWord.sentence)
  const at = units.findIndex(({ word }) => word === hourWord)
  for (const from of [at - 2, at - 1]) {
    const quantity = quantityAt(units, from)
    if (quantity?.to === at) return quantity.bound === 'exact' ? quantity.value : undefined
  }
  return undefined
}

const NOON = 12
/** After midnight it is night until then. */
const DAWN = 4

/** Hours since midnight, where the part of the day is told: `மாலை ஐந்து மணி` is 17, `இரவு ஒரு மணி` 25. */
export function clockBefore(hourWord: Word): number | undefined {
  const hour = hourBefore(hourWord)
  const before = hourWord.sentence.words.slice(Math.max(0, hourWord.index - 3), hourWord.index)
  const part = before.flatMap((word) => partOfDay(word) ?? []).at(-1)
  if (hour === undefined || part === undefined || hour > NOON) return undefined
  if (part === 'காலை') return hour
  if (part === 'இரவு' && (hour === NOON || hour <= DAWN)) return (hour % NOON) + 2 * NOON
  return (hour % NOON) + NOON
}
