import type { Word } from '../../../../text/word.ts'
import { rootOf } from '../../../essay-roots.ts'
import type { Unit } from '../../../facts/names/sentence-units.ts'
import { type Quantity, quantityAt } from '../../../facts/quantities/numbers.ts'
import { nounOf } from '../reading/contradiction.ts'

/** A number with its noun, and the words before it that no other number has. */
export interface CountedPhrase {
  readonly quantity: Quantity
  readonly noun: Word
  /** Whether the number stands after `எண்ணிக்கை`. */
  readonly isNumberOf: boolean
  readonly unit: string | undefined
  readonly marks: ReadonlySet<string>
  /** The units before the number, up to the noun of the number before. */
  readonly before: readonly Unit[]
  readonly after: readonly Unit[]
}

/** Say nothing without what they measure. */
const MEASURES = /^(?:ஏக்கர்|காணி|குழி|மூட்டை|கிலோ|லிட்டர்|குடம்|படி)$/u
/** Tells them from no others. */
const VARIOUS = /^(?:வெவ்வேறு|பல்வேறு)$/u
const NUMBER_OF = /^எண்ணிக்கை/u
/** Words between a number and its noun, at most. */
const MAX_MARKS = 3

/** The numbers of a sentence that count something. */
export function countedPhrases(units: readonly Unit[]): readonly CountedPhrase[] {
  const found: CountedPhrase[] = []
  let from = 0
  for (let i = 0; i < units.length; i++) {
    const quantity = quantityAt(units, i)
    if (quantity === undefined) continue
    i = quantity.to - 1
    const counted = nounBefore(units, quantity, from) ?? nounAfter(units, quantity.to)
    if (counted === undefined) continue
    const { at, ...phrase } = counted
    found.push({
      ...phrase,
      quantity,
      before: units.slice(from, Math.min(at, quantity.from)),
      after: units.slice(Math.max(at, quantity.to - 1) + 1),
    })
    from = Math.max(at, quantity.to - 1) + 1
  }
  return found
}

type Counted = Pick<CountedPhrase, 'noun' | 'unit' | 'marks' | 'isNumberOf'> & { readonly at: number }

/** `மாணவர்களின் எண்ணிக்கை நூறு`. */
function nounBefore(units: readonly Unit[], quantity: Quantity, from: number): Counted | undefined {
  if (!NUMBER_OF.test(units[quantity.from - 1]?.bare ?? '')) return undefined
  const at = units.findLastIndex(
    ({ word }, place) =>
      place >= from && place < quantity.from && word?.is('plural') === true && word.isA('noun'),
  )
  const noun = units[at]?.word
  return noun === undefined ? undefined : { noun, unit: undefined, marks: new Set(), at, isNumberOf: true }
}

/** `இருபத்து மூன்றாவது கதை`: one of them, of a number in two words. */
const ORDINAL = /^(?:ஒன்ற|இரண்ட|மூன்ற|நான்க|ஐந்த|ஆற|ஏழ|எட்ட|ஒன்பத)(?:ாவது|ாம்)/u

function nounAfter(units: readonly Unit[], to: number): Counted | undefined {
  if (ORDINAL.test(units[to]?.bare ?? '') || ORDINAL.test(units[to - 1]?.bare ?? '')) return undefined
  const marks = new Set<string>()
  let unit: string | undefined
  let at = to
  for (; at < to + MAX_MARKS; at++) {
    const [word, next] = [units[at]?.word, units[at + 1]?.word]
    if (word === undefined) return undefined
    if (next?.isA('noun') && MEASURES.test(nounOf(word)) && word.is('nominative')) unit = nounOf(word)
    else if (VARIOUS.test(word.text)) continue
    else if (isMark(word, units[at]?.doubled === true, next)) marks.add(rootOf(units[at]?.bare ?? '', 4))
    else break
  }
  const noun = units[at]?.word
  return noun?.isA('noun') && !noun.isA('numeral') ? { noun, unit, marks, at, isNumberOf: false } : undefined
}

/** An adjective, or a noun that makes a compound with the next: சிறுவர் of `இருநூறு சிறுவர் நூல்கள்`. */
function isMark(word: Word, isDoubled: boolean, next: Word | undefined): boolean {
  if (word.isA('adjective') && !word.isA('noun')) return true
  if (next === undefined || !next.isA('noun') || !word.isA('noun') || !word.is('nominative')) return false
  return (
    isDoubled || (!word.is('plural') && !word.is('clitic-um') && next.is('plural') && !/கள்$/u.test(word.text))
  )
}
