import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { FEELINGS } from './feelings.ts'
import { GOOD_FOR } from './good-for.ts'
import { becomes, mayTakeObject } from './object-slot.ts'

/** A noun that ends the statement (`உன்னை நல்ல நாள்`), what a person feels before என்று, too. */
function isNominalPredicate(word: Word, noun: Word): boolean {
  if (FEELING.has(word.text)) return isPersonal(noun) && (word.isLast || word.next !== undefined)
  if (!word.isLast || !/^[.!]$/u.test(word.tokenAfter) || word.index - noun.index > MAX_TO_PREDICATE)
    return false
  if (roleOf(word) !== 'head' || !word.isOnly('nominative') || word.isA('pronoun') || word.isA('verb'))
    return false
  // `திரு.`, of which the name follows; `… முடிந்துவைத்தார் புலவர்`, the subject behind its verb.
  return !TITLE.test(word.text) && word.sentence.words.slice(noun.index + 1, word.index).every(isNominalOrHow)
}

const TITLE = /^(?:திரு|திருமதி|செல்வி|டாக்டர்|முனைவர்|மருத்துவர்)$/u

function isNominalOrHow(word: Word): boolean {
  const role = roleOf(word)
  return role === 'head' || role === 'modifier' || role === 'adverb'
}

/** Words between an accusative and the subject before it. */
const MAX_BEFORE = 16
const MAX_TO_PREDICATE = 4

function isPersonal(noun: Word): boolean {
  return noun.is('rational', 'accusative')
}

/** What one feels or has, without a verb. */
const FEELING: ReadonlySet<string> = new Set([
  ...FEELINGS,
  'விருப்பம்',
  'ஆர்வம்',
  'கவலை',
  'ஆச்சரியம்',
  'வியப்பு',
  'பழக்கம்',
])

/** A finite verb without object, or a word that says that something is, is wanted or is good, with what is said of it before. */
export function isPredicateWithoutObject(word: Word, noun: Word, served: boolean): boolean {
  if (IS_GOOD_FOR.has(word.text)) return hasSubjectBetween(noun, word) || isSaidOfBefore(noun)
  if (/^உண்டு?$/u.test(word.text) && word.previous === noun && isPersonal(noun)) return isSaidOfBefore(noun)
  if (ENOUGH.test(word.text) && isSaidOfNoun(word, noun)) return true
  if (SAYING_IT_IS.test(word.text))
    return word.previous !== undefined && word.previous !== noun && hasSubjectBetween(noun, word)
  if (WISHING.test(word.text)) return isPersonal(noun) || word.index - noun.index <= 2
  if (isNominalPredicate(word, noun)) return true
  if (!word.form.isRead || roleOf(word) === 'unknown') return becomes(word)
  return word.is('finite') && roleOf(word) === 'finite' && (served || !mayTakeObject(word, noun))
}

/** `தண்ணீரை மட்டும் போதும்`, `நடைப்பயிற்சியை மிகவும் அவசியம்`. */
const ENOUGH = /^(?:போதும்|போதாது|அவசியம்|முக்கியம்)$/u

function isSaidOfNoun({ index, sentence }: Word, noun: Word): boolean {
  if (!noun.isOnly('irrational') || noun.isA('pronoun')) return false
  return sentence.words
    .slice(noun.index + 1, index)
    .every((word) => word.isA('adverb') || word.text === 'மட்டும்' || roleOf(word) === 'adverb')
}

/** `இல்லை`, `உண்டு`; what is only said to be so (`அவனை அல்ல`) has nothing before it. */
const SAYING_IT_IS =
  /^(?:இல்லை|இல்லையா|உண்டு|உண்டா|கிடையாது|அதிகம்|குறைவு|நல்லது|கெட்டது|தேவை|தேவையில்லை|அவசியம்|போதும்|போதாது)$/u
/** `கீரை உண்பது கண்ணுக்கு நல்லது`: what is good, or the same, for whom. */
export const IS_GOOD_FOR: ReadonlySet<string> = new Set(GOOD_FOR)

/** Whether a noun in the nominative stands right before, of which a word may be said. */
function isSaidOfBefore({ previous }: Word): boolean {
  const before = previous !== undefined && roleOf(previous) === 'modifier' ? previous.previous : previous
  return before !== undefined && before.tokenAfter === ' ' && isThing(before)
}

function isThing(word: Word): boolean {
  if (word.is('time')) return false
  return word.isOnly('nominative', 'irrational') || word.isOnly('participial-noun', 'neuter')
}

/** `எனக்கு இனிப்பை விருப்பமில்லை`: in one word. */
const WISHING =
  /^(?:விருப்ப|ஆர்வ|நம்பிக்கை|உடன்பாட|ஈடுபாட|சம்மத|மனநிறைவ|திருப்தி|தெளிவ|பொறுமைய|பழக்க).*(?:ில்லை|ுண்டு|யில்லை|யுண்டு)$/u

/** Whether a noun in the nominative stands between, of which the word may be said. */
export function hasSubjectBetween(noun: Word, end: Word): boolean {
  return noun.sentence.words
    .slice(noun.index + 1, end.index)
    .some((word) => roleOf(word) === 'head' && word.is('nominative') && !word.is('time'))
}

/** Whether the verb has a subject of its own, between or before. */
export function hasSubject(noun: Word, verb: Word): boolean {
  if (hasSubjectBetween(noun, verb)) return true
  const person = verbPerson(verb)
  if (person === undefined) return false
  let word = noun.previous
  for (let passed = 0; word !== undefined && passed < MAX_BEFORE; passed++, word = word.previous) {
    const role = roleOf(word)
    if (role === 'finite' || role === 'quotative' || role === 'adverbial') return false
    if (role === 'head' && word.isOnly('nominative') && agreementOf(word).fits.includes(person)) return true
  }
  return false
}
