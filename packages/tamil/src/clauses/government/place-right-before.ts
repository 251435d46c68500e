import type { Word } from '../../text/word.ts'
import type { WrongCase } from '../../words/wrong-cases.ts'
import { roleOf } from '../reading/word-role.ts'
import type { Place } from './object-of-verb.ts'
import { isRightBefore } from './slot-conditions.ts'

/** `நிறுவனத்தைப் பணிபுரியும் அண்ணன்`: right before the participle that says who lives or works there, as no object of a later verb stands. */
export function isPlaceOfDweller(noun: Word, { verb, slot, root }: Place): boolean {
  if (slot.wanted !== 'locative' || noun.next !== verb || !DWELLING.has(root)) return false
  if (!noun.isOnly('accusative') || noun.is('clitic-um') || !(noun.is('place') || noun.is('group')))
    return false
  if (verb.isOnly('participial-noun')) return verb.is('rational')
  return verb.is('relative-participle') && verb.next?.is('rational') === true
}

/** `கடலைச் சென்ற மீனவர்கள்`: right before the participle that says who goes there, `வீட்டை வந்ததும்`; not `ஊரைச் சென்ற ஆண்டு அழித்தனர்`. */
export function isPlaceOfTraveller(noun: Word, { verb, root }: Place): boolean {
  const { next } = verb
  if (!TRAVELLING.has(root) || !isRightBefore(noun, verb) || next === undefined) return false
  if (noun.next === verb && roleOf(verb) === 'adverbial' && !verb.is('conditional') && !verb.is('infinitive'))
    return true
  if (verb.is('infinitive')) return roleOf(next) === 'head' || next.isA('numeral')
  return roleOf(verb) === 'relative' && next.is('rational')
}

const TRAVELLING: ReadonlySet<string> = new Set('செல் போ வா திரும்பு ஏகு'.split(' '))

const DWELLING: ReadonlySet<string> = new Set(
  'வசி வாழ் தங்கு பிற வளர் பணிபுரி பணியாற்று வேலைசெய் குடியேறு குடியிரு தங்கியிரு நில் நின்றிரு கூடு உலவு'.split(' '),
)

/** `பேனாவோடு வரைந்த படம்`, `தங்கத்துக்குச் செய்த வளையல்`: what is made stands behind. */
export function isOfProduct(noun: Word, verb: Word): boolean {
  const product = verb.next
  if (noun.next !== verb || roleOf(verb) !== 'relative' || product === undefined) return false
  return PRODUCTS.some((kind) => product.is(kind))
}

const PRODUCTS = ['thing', 'food', 'place'] as const

/** `விடுமுறைக்கு மலைநாட்டில் சென்றோம்`: when, and where to. */
export function isOccasion(one: Word, noun: Word, { wanted }: WrongCase): boolean {
  return wanted === 'dative' && one.isOnly('time') && noun.is('place')
}
