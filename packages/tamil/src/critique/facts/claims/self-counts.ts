import { IN_ALL, THERE_ARE } from '../clauses/count-words.ts'
import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import type { Quantity } from '../quantities/numbers.ts'
import type { Reading } from '../records/claim.ts'

/** Where what is counted ends, and whether nothing else is told that it may belong to. */
interface Counted {
  readonly to: number
  readonly firm: boolean
}

/**
 * Things that are themselves what is counted: `உயிர் எழுத்துகள் 12 உள்ளன`, `மெய்யெழுத்துகளின் எண்ணிக்கை 18`, `216 உயிர்மெய் எழுத்துகள் உள்ளன`.
 * Of those in some word or verse it may be told as well, so the clause has to begin with them.
 */
export function countedItself(
  { from, to }: Quantity,
  nouns: readonly string[],
  subject: Mention,
  { clause: { units, from: start, to: end } }: Reading,
): Counted | undefined {
  const isOne = (noun: string) => subject.name.endsWith(noun.replace(BEGINS_IN_VOWEL, ''))
  if (!OWN.has(subject.case) || !nouns.some(isOne)) return undefined
  const [first, last] = subject.from < from ? [subject, { from, to }] : [{ from, to }, subject]
  if (!units.slice(first.to, last.from).every(isBetween)) return undefined
  let closes = last.to
  while (closes < end && closesCount(units[closes])) closes++
  const isOfAll = units.slice(start, first.from).every(({ bare }) => OF_ALL.test(bare))
  if (closes < end || !isOfAll) return undefined
  return { to: Math.max(to, subject.to), firm: start === 0 && end === units.length }
}

/** `எழுத்துகள்` of `மெய்யெழுத்துகள்`, in which another letter carries the vowel. */
const BEGINS_IN_VOWEL = /^[அ-ஔ]/u

const OWN: ReadonlySet<Mention['case']> = new Set(['nominative', 'genitive'])

/** The language may be said as well, of which they are. */
const OF_ALL = /^(?:தமிழ்|தமிழில்|தமிழ்மொழியில்|மொழியில்|தமிழின்|நம்|நமது|மொத்தம்)$/u
const isBetween = ({ bare }: Unit) => IN_ALL.test(bare) || OF_ALL.test(bare) || bare === 'எண்ணிக்கையில்'
const closesCount = (unit: Unit | undefined) =>
  unit !== undefined && (/^[.!]$/u.test(unit.text) || THERE_ARE.test(unit.bare))
