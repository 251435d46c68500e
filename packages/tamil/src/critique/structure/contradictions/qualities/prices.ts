import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { unitsOf } from '../../../facts/names/sentence-units.ts'
import { quantityAt } from '../../../facts/quantities/numbers.ts'
import type { Claim } from '../reading/claims.ts'
import { nounOf } from '../reading/contradiction.ts'
import { isPerson, isPossessor, type People, SELF } from '../reading/people.ts'
import { thingAt } from '../reading/things.ts'

const RUPEES = /^(?:ரூபாய்|உரூபாய்|ரூபாய்க்கு|உரூபாய்க்கு|ரூபாய்க்குத்தான்|ரூபாய்தான்|ரூபாயை|ரூபாயாகும்)$/u
const BOUGHT = /^(?:வாங்கி|வாங்குகிற)/u
const SOLD = /^(?:விற்ற|விற்கப்பட்ட|விற்பனை)/u
/** Money that changes hands for a price; without விலை it may be a gift. */
const PAID = /^(?:கொடுத்த|கொடுத்து|பெற்ற)/u
/** Another sum for the same thing. */
const ANOTHER_SUM =
  /தள்ளுபடி|குறைத்|குறைந்|உயர்|ஏறி|ஏற்ற|பேரம்|கடன்|முன்பணம்|பாதி|மீதி|மொத்த|கட்டணம்|செலவு|கூலி|வாடகை|கேட்ட|கிலோ|லிட்டர்|டஜன்|ஒன்றுக்கு|ஒன்றின்|வீதம்|பிறகு|மேலும்|காலையில்|மாலையில்|இரவில்/u

/** What a thing costs: `பேனாவின் விலை பத்து ரூபாய்`, `பேனாவைப் பத்து ரூபாய்க்கு வாங்கினேன்`. */
export function prices(sentence: Sentence, people: People): Claim[] {
  if (!sentence.text.includes('ரூபாய்') || ANOTHER_SUM.test(sentence.text)) return []
  const units = unitsOf(sentence)
  const sums = units.flatMap((_, i) => {
    const quantity = quantityAt(units, i)
    const isSum = quantity?.from === i && RUPEES.test(units[quantity.to]?.bare ?? '')
    return isSum && quantityAt(units, i - 1)?.to !== quantity.to ? [quantity] : []
  })
  const [sum] = sums
  const bought = thingBought(sentence)
  if (sum === undefined || sums.length > 1 || sum.bound !== 'exact' || bought === undefined) return []
  const thing = thingAt(bought, people)
  const of = { ...thing, owner: thing.owner ?? buyerIn(sentence, people) }
  const quality = sentence.words.some(({ text }) => SOLD.test(text)) ? 'price when sold' : 'price'
  return [{ quality, of, value: String(sum.value), holds: 'years' }]
}

function thingBought({ words }: Sentence): Word | undefined {
  const price = words.find((word) => nounOf(word) === 'விலை')
  const found =
    price?.previous !== undefined && isPossessor(price.previous)
      ? price.previous
      : words.some(({ text }) => isOccupation(text, price !== undefined))
        ? words.find((word) => isThing(word) && word.is('accusative'))
        : undefined
  const isOne = found !== undefined && !found.is('plural') && !found.previous?.isA('numeral')
  return isOne && isThing(found) ? found : undefined
}

const isOccupation = (text: string, isPriced: boolean) =>
  BOUGHT.test(text) || SOLD.test(text) || (isPriced && PAID.test(text))

/** Each buys one of their own: `அண்ணன் பேனாவை … வாங்கினான்`. */
function buyerIn({ words, lastWord }: Sentence, people: People): string | undefined {
  const who = words.find(
    (word) => (isPerson(word) || (word.isA('pronoun') && word.is('person'))) && word.is('nominative'),
  )
  if (who !== undefined) return people.keyOf(who)
  return lastWord?.is('finite', 'first') ? SELF : undefined
}

const isThing = (word: Word) =>
  word.isA('noun') &&
  !isPerson(word) &&
  !word.is('unit') &&
  !word.is('time') &&
  !word.is('place') &&
  !word.is('event')
