import type { Word } from '../../text/word.ts'
import { roleOf } from '../reading/word-role.ts'
import { KNOWING_AND_LIKING } from './experiencer-verbs.ts'
import { isPersonNoun } from './government.ts'

const KNOWING: ReadonlySet<string> = new Set(KNOWING_AND_LIKING)
const HAVING = /^(?:இருக்கிறார்கள்|இருக்கின்றனர்|இருந்தனர்|இருந்தார்கள்|உள்ளனர்|உள்ளார்கள்|உண்டு)$/u
/** What one learns or plays, and nobody owns. */
const LEARNT =
  /^(?:இசை|நடனம்|நீச்சல்|கணிதம்|கணக்கு|வரலாறு|அறிவியல்|சமையல்|ஓவியம்|கணினி|யோகா|சிலம்பம்|சதுரங்கம்|கிரிக்கெட்|கால்பந்து|கபடி|தையல்|பரதநாட்டியம்|மழை|மலர்கள்|இனிப்பு|பழங்கள்)$/u

/**
 * `விடுதியில் தங்கும் என் அண்ணன் ஆங்கிலம் நன்றாகத் தெரியும்`, `என் மகள் கணிதத்தைவிட வரலாறு பிடிக்கும்`: one person without a case right before what
 * nobody owns, or before what is liked less, and nobody else who knows or likes it.
 */
export function unmarkedKnower(verb: Word): Word | undefined {
  if (!KNOWING.has(verb.text)) return undefined
  const thing = behind(verb.previous, (word) => roleOf(word) === 'adverb' || /^நன்றாக/u.test(word.text))
  if (thing === undefined || !thing.isOnly('nominative', 'irrational') || thing.tokenAfter !== ' ')
    return undefined
  const than = comparedBefore(thing)
  const person = (than ?? thing).previous
  if (than === undefined && !LEARNT.test(thing.text) && !thing.isOnly('language')) return undefined
  return person !== undefined && isOnePerson(person) ? person : undefined
}

/** கணிதத்தைவிட, or கணிதத்தை of `கணிதத்தை விட`. */
function comparedBefore({ previous }: Word): Word | undefined {
  if (previous === undefined || !/விட(?:வும்)?(?:[கசதப]்)?$/u.test(previous.text)) return undefined
  return /^விட/u.test(previous.text) ? previous.previous : previous
}

function behind(word: Word | undefined, isPassed: (word: Word) => boolean): Word | undefined {
  let at = word
  while (at !== undefined && at.tokenAfter === ' ' && isPassed(at)) at = at.previous
  return at
}

/** One of a family, that girl, or a child of whom something is told; nobody stands before in the dative. */
function isOnePerson(person: Word): boolean {
  const { previous } = person
  if (!person.isOnly('nominative', 'rational') || !isPersonNoun(person) || !person.isA('noun')) return false
  if (person.is('plural') || person.is('clitic-um') || person.is('sandhi') || person.tokenAfter !== ' ')
    return false
  const isTold =
    previous !== undefined && (roleOf(previous) === 'modifier' || roleOf(previous) === 'relative')
  const before = person.sentence.words.slice(0, person.index)
  return isTold && !before.some((word) => word.is('dative', 'rational'))
}

/**
 * `புதிதாக வந்தவர்கள் இந்த வழி தெரியாது`, `எங்கள் பாட்டி அந்தக் காலப் பாடல்கள் பிடிக்கும்`: people right before this or that thing, which is
 * nobody's, and nothing but how well up to the verb.
 */
export function knowerOfThis(verb: Word): Word | undefined {
  if (!KNOWING.has(verb.text) || !(verb.isLast || verb.tokenAfter === ';')) return undefined
  const thing = behind(
    verb.previous,
    (word) => roleOf(word) === 'adverb' || /^(?:நன்றாக|மிகவும்)/u.test(word.text),
  )
  if (thing === undefined || !thing.isOnly('nominative', 'irrational') || thing.is('clitic-um'))
    return undefined
  let first = thing
  while (first.previous !== undefined && first.previous.tokenAfter === ' ' && isOfThing(first.previous))
    first = first.previous
  if (!first.isA('demonstrative')) return undefined
  const person = first.previous
  if (person === undefined || person.tokenAfter !== ' ' || person.is('sandhi')) return undefined
  const known = person.isOnly('participial-noun', 'plural') && person.is('epicene')
  if (!known && !(person.isOnly('nominative', 'rational') && person.isA('noun') && isPersonNoun(person)))
    return undefined
  if (ENDING.test(person.text) || roleOf(person) !== 'head') return undefined
  const before = person.sentence.words.slice(0, person.index)
  return before.some((word) => word.is('dative', 'rational')) ? undefined : person
}

/** யாரும், குழந்தைகளே and participles in another case are no bare subject. */
const ENDING = /(?:ும்|[ை]|கு|ில்|ிடம்)(?:[கசதப]்)?$/u

function isOfThing(word: Word): boolean {
  return !word.is('rational') && (roleOf(word) === 'modifier' || word.is('oblique'))
}

/** `குழந்தை பசிக்கிறது என்பதைத் தாய் அறிந்தாள்`: who is hungry, as another knows. */
export function hungryOne(verb: Word): Word | undefined {
  const { previous, next } = verb
  if (!/^பசிக்கிறது$/u.test(verb.text) || !/^என்ப(?:து|தை|தால்)/u.test(next?.text ?? '')) return undefined
  return previous?.isOnly('nominative', 'rational') === true && isPersonNoun(previous) ? previous : undefined
}

/** `என் மாமா ஒரு மகனும் ஒரு மகளும் இருக்கிறார்கள்`, `அந்த நடிகர் இரண்டு தம்பிகள் உண்டு`: of whose family so many are, right before them. */
export function unmarkedParent(verb: Word): Word | undefined {
  if (!HAVING.test(verb.text) || !(verb.isLast || verb.tokenAfter === ';')) return undefined
  let word = verb.previous
  let counted = 0
  while (word !== undefined && word.tokenAfter === ' ' && isKin(word)) {
    const count = word.previous
    if (count === undefined || !(count.isA('numeral') || count.text === 'ஒரு')) break
    counted++
    word = count.previous
  }
  return word !== undefined && counted > 0 && isOnePerson(word) ? word : undefined
}

function isKin(word: Word): boolean {
  return (
    word.is('nominative') &&
    (word.is('kin') || word.is('kinMale') || word.is('kinFemale') || /^(?:மகன்|மகள்)/u.test(word.text))
  )
}
