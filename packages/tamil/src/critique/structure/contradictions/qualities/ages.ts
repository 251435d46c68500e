import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { type Unit, unitsOf } from '../../../facts/names/sentence-units.ts'
import { type Quantity, quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Claim } from '../reading/claims.ts'
import { isPerson, type People } from '../reading/people.ts'
import { thingAt } from '../reading/things.ts'

const NOT_AN_AGE = /வயதிலிருந்து|வயதுக்கு|வயதிற்கு|வயதுவரை|வயது வரை|வயதிலேயே/u
const IS_NOW =
  /^(?:ஆகிறது|ஆகிறதாம்|நடக்கிறது|இருக்கும்|முடிந்துள்ளது|முடிந்தது|ஆனது|ஆயிற்று|ஆகிவிட்டது|ஆகின்றது|நிறைந்துள்ளது|நிரம்பியவர்|உள்ளது)$/u
const CARRIES = /^(?:வயதான|வயதுடைய|வயதுள்ள|வயது|வயதுச்|வயதுக்|வயதுப்|வயதுத்|வயதே|வயதேயான|வயதாகும்|வயது நிரம்பிய)$/u

/** How old somebody is: `மீனாவுக்கு எட்டு வயது`, `வயது எட்டு`, `எட்டு வயதான மீனா`, `எழுபது வயதிலும் உழைக்கிறார்`. */
export function ages(sentence: Sentence, people: People): Claim[] {
  if (!sentence.text.includes('வயத') || NOT_AN_AGE.test(sentence.text)) return []
  const units = unitsOf(sentence)
  const places = units.flatMap(({ word }, i) => (word?.hasLemma('வயது') ? [i] : []))
  const [at, another] = places
  if (at === undefined || another !== undefined) return []
  const quantity = quantityBefore(units, at) ?? quantityAt(units, at + 1)
  const person = quantity && personOf(sentence, units, at, quantity)
  if (quantity?.bound !== 'exact' || person === undefined) return []
  return [
    {
      quality: 'age',
      of: thingAt(person, people, (word) => word === units[at]?.word),
      value: String(quantity.value),
      holds: 'years',
    },
  ]
}

function quantityBefore(units: readonly Unit[], at: number): Quantity | undefined {
  for (let from = at - 1; from >= 0 && from >= at - 3; from--) {
    const quantity = quantityAt(units, from)
    if (quantity?.to === at && quantityAt(units, from - 1)?.to !== at) return quantity
  }
  return undefined
}

function personOf(
  { words, lastWord }: Sentence,
  units: readonly Unit[],
  at: number,
  quantity: Quantity,
): Word | undefined {
  const age = units[at]?.word
  if (age === undefined || lastWord === undefined) return undefined
  const isSaidLast =
    age.isLast || quantity.to >= units.length - 1 || (age.next?.isLast && IS_NOW.test(lastWord.text))
  if (isSaidLast)
    return words.findLast((word) => isSomebody(word) && (word.is('dative') || word.is('genitive')))
  if (age.is('locative') && age.is('clitic-um') && lastWord.is('present'))
    return words.find((word) => isSomebody(word) && word.is('nominative'))
  return CARRIES.test(age.text) ? somebodyAfter(age) : undefined
}

const isSomebody = (word: Word) => isPerson(word) || word.isA('pronoun')

/** `எட்டு வயதுச் சிறுமியான அவளை`: what only describes is passed over. */
function somebodyAfter({ next }: Word): Word | undefined {
  let word = next
  for (let passed = 0; word !== undefined && passed < 4; passed++) {
    if (isSomebody(word) && !word.is('genitive') && !word.is('adjectival')) return word
    if (!word.is('adjectival') && !word.is('genitive') && !word.isA('adjective')) return undefined
    word = word.next
  }
  return undefined
}
