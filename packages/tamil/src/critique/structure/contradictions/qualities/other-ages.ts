import type { Sentence } from '../../../../text/sentence.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, type People } from '../reading/people.ts'

const YEAR = /^1[0-9]{3}$|^20[0-9]{2}$/u
const MAX_AGE = 120

interface Birth {
  readonly sentence: Sentence
  readonly year: number
}

/** An age that the year of birth does not give: `1950 இல் பிறந்தார் … 2010 இல் அவருக்கு எழுபது வயது`. */
export function otherAges(): Follower {
  const births = new Map<string, Birth>()
  return (sentence, people) => {
    const { words, text } = sentence
    if (!/\d{4}/u.test(text) || !isAsserted(sentence)) return []
    const years = sentence.tokens.flatMap((token) => (YEAR.test(token.text) ? [Number(token.text)] : []))
    const [year] = years
    const who = personIn(sentence, people)
    if (year === undefined || years.length > 1 || who === undefined) return []
    const isBirth = words.some((word) => word.hasLemma('பிற') && word.is('past') && !word.is('negative'))
    if (isBirth) {
      if (!births.has(who)) births.set(who, { sentence, year })
      return []
    }
    const birth = births.get(who)
    const age = ageIn(sentence)
    if (birth === undefined || age === undefined) return []
    const found = year - birth.year
    return found >= 0 && found <= MAX_AGE && Math.abs(found - age) > 1
      ? [contradicts(sentence, birth.sentence)]
      : []
  }
}

/** The one of whom the sentence speaks. */
function personIn({ words }: Sentence, people: People): string | undefined {
  const keys = new Set(
    words.flatMap((word) => {
      const isOne = isPerson(word) || (word.isA('pronoun') && word.is('person'))
      const isSaid = (word.is('nominative') || word.is('dative')) && !word.isOnly('genitive')
      return isOne && isSaid && !word.is('plural') ? (people.keyOf(word) ?? []) : []
    }),
  )
  const [only] = keys
  return keys.size === 1 ? only : undefined
}

/** `எழுபது வயது`. */
function ageIn(sentence: Sentence): number | undefined {
  const units = unitsOf(sentence)
  const at = units.findIndex(({ word }) => word !== undefined && nounOf(word) === 'வயது')
  for (const from of [at - 3, at - 2, at - 1]) {
    const quantity = quantityAt(units, from)
    if (quantity?.to === at && quantity.bound === 'exact') return quantity.value
  }
  return undefined
}
