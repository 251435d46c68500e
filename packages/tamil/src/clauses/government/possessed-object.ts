import type { Word } from '../../text/word.ts'
import { roleOf } from '../reading/word-role.ts'
import { FELT } from './feelings.ts'
import { isPersonNoun } from './government.ts'
import { nominalsBefore } from './nominals-before.ts'

const WANTED = /^(?:வேண்டும்|வேண்டாம்|தேவை|தேவைப்படுகிறது|தேவைப்பட்டது|தேவைப்படும்|உண்டு)$/u
const BEING: readonly string[] = ['இரு', 'உள்']
/** What comes over one, of what one feels. */
const COMING: readonly string[] = ['எடு', 'வா', 'ஏற்படு', 'பிற', 'உண்டாகு', 'தோன்று']
const MAX_ADVERBS = 2

/**
 * What someone in the dative has, needs or feels, in the accusative, as if it were an object: `எனக்குப் பணத்தை வேண்டும்`,
 * `உனக்குச் சந்தேகங்களை இருந்தால்`, `அவருக்குத் தாகத்தை எடுத்தது`.
 */
export function possessedObject(verb: Word): Word | undefined {
  if (verb.quoted) return undefined
  let object = verb.previous
  for (let passed = 0; object !== undefined && passed < MAX_ADVERBS && isAdverb(object); passed++)
    object = object.previous
  if (object === undefined || object.tokenAfter !== ' ' || !isPlainObject(object)) return undefined
  if (!isHad(object, verb) && !isComing(object, verb)) return undefined
  const others = nominalsBefore(verb).filter((noun) => noun !== object)
  return others.some((noun) => noun.isOnly('dative') && isPersonNoun(noun) && !noun.is('clitic-um')) &&
    !others.some((noun) => noun.is('nominative', 'rational'))
    ? object
    : undefined
}

/** `எங்களிடம் பணத்தை இல்லை`, `ஊரில் பள்ளியையும் இல்லை`: what someone or a place has not, at the end. */
export function missedObject(verb: Word): Word | undefined {
  const object = verb.previous
  if (verb.quoted || !verb.isLast || !/^(?:இல்லை|கிடையாது)$/u.test(verb.text)) return undefined
  if (object === undefined || object.tokenAfter !== ' ' || !object.isOnly('accusative', 'irrational'))
    return undefined
  if (object.isA('pronoun') || object.isA('name')) return undefined
  const before = verb.sentence.words.slice(0, object.index)
  if (before.some((word) => word.is('nominative', 'rational') || word.is('participial-noun')))
    return undefined
  if (before.some((word) => word.isA('verb') && roleOf(word) !== 'modifier' && roleOf(word) !== 'head'))
    return undefined
  return before.some((word) => isHolder(word)) ? object : undefined
}

function isHolder(word: Word): boolean {
  if (word.isOnly('dative')) return isPersonNoun(word)
  return word.isOnly('locative') && (isPersonNoun(word) || word.is('place'))
}

function isAdverb(word: Word): boolean {
  return word.isA('adverb') && roleOf(word) === 'adverb'
}

function isPlainObject(word: Word): boolean {
  return word.isOnly('accusative') && !word.isA('pronoun') && !word.isA('name') && !word.is('clitic-um')
}

function isHad(object: Word, verb: Word): boolean {
  if (WANTED.test(verb.text)) return verb.isLast && (verb.text !== 'வேண்டும்' || object.is('irrational'))
  const being = BEING.some((lemma) => verb.hasLemma(lemma)) && !verb.is('infinitive') && !verb.is('causative')
  return (
    being &&
    object.next === verb &&
    roleOf(verb) !== 'relative' &&
    (verb.is('finite') || verb.is('conditional'))
  )
}

function isComing(object: Word, verb: Word): boolean {
  return (
    verb.is('finite', 'neuter') &&
    verb.isLast &&
    COMING.some((lemma) => verb.hasLemma(lemma)) &&
    object.analyses.some(({ lemma }) => FELT.has(lemma))
  )
}
