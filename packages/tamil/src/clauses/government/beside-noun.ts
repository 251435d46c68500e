import type { Word } from '../../text/word.ts'
import type { WrongCase } from '../../words/wrong-cases.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPersonNoun } from './government.ts'
import { isGoalInCase, isReceiver } from './slot-conditions.ts'

/** அரபு of `அரபு மொழியைத் தெரியும்`. */
export function isBeforeOwner(one: Word, noun: Word, { wanted }: WrongCase): boolean {
  return wanted === 'nominative' && one.next === noun
}

/** Whether a noun is in the case that is wanted; `மக்களுக்காக` is for them, and no dative. */
export function isInCase(noun: Word, wanted: WrongCase['wanted']): boolean {
  const benefactive = /க்காக/u.test(noun.text)
  return wanted === 'benefactive' ? benefactive : !benefactive && noun.is(wanted)
}

/** Whether two nouns could both be what is wanted: a person and a thing, a language and a place are not. */
export function isAlike(one: Word, other: Word): boolean {
  return isPersonNoun(one) === isPersonNoun(other) && (!other.isOnly('language') || one.is('language'))
}

/** `கோவையில் ஒரு கல்லூரியில்`: both say where. */
export function isTownOf(one: Word, noun: Word): boolean {
  return one.isA('name') && one.is('place') && !noun.isA('name')
}

/** `கடலில் வேட்டையில்`: where it is done, and what one does. */
export function isWhereItIsDone(one: Word, noun: Word): boolean {
  return (noun.isOnly('action') || noun.isOnly('event')) && (one.isOnly('place') || one.isOnly('nature'))
}

/** கோல் of `இரண்டு கோல் வித்தியாசத்தில்`, ஊர் of `ஊர் மக்கள்`: a thing right before the noun that it is the first part of. */
function isPartOfNext(noun: Word): boolean {
  const { next, tokenAfter } = noun
  if (next === undefined || tokenAfter !== ' ') return false
  if (noun.isOnly('nominative', 'irrational') && isPartOfOffice(next)) return true
  if (roleOf(next) !== 'head') return false
  return (
    noun.is('nominative', 'irrational') &&
    !noun.is('rational') &&
    !noun.is('clitic-um') &&
    (next.isOnly('rational', 'nominative') ||
      next.isOnly('locative') ||
      next.isOnly('instrumental') ||
      next.isOnly('sociative'))
  )
}

/** `தலைமைச் செய்தி ஆசிரியராக`: what someone becomes, with the nouns before it that say of what. */
function isPartOfOffice(word: Word): boolean {
  if (word.isOnly('adverbial', 'rational')) return true
  const { next } = word
  return (
    next?.isOnly('adverbial', 'rational') === true &&
    word.tokenAfter === ' ' &&
    word.isOnly('nominative', 'irrational')
  )
}

/** `அவருக்கு நேரில் நன்றி`, `பேருந்துக்குத் தினமும்`: a noun between that is no part of a compound and governs nothing. */
export function isPassedOver(noun: Word, { beside, wrong, wanted, only }: WrongCase): boolean {
  // `மின்கசிவால் தீ ஏற்பட்டது`: what came of a cause.
  if (
    wrong === 'dative' &&
    wanted === 'instrumental' &&
    only.size > 0 &&
    noun.isOnly('nominative', 'irrational')
  )
    return true
  if (beside === 'receiver' && isReceiver(noun)) return true
  // `எங்களை விழாவுக்கு அழைத்தனர்`: to what.
  if (wrong === 'dative' && wanted === 'accusative' && only.size === 0 && noun.isOnly('dative', 'event'))
    return true
  if ((beside === 'goal' || beside === 'wisher') && noun.is('dative') && isGoalInCase(noun)) return true
  // `மழையுடன் பயிர்கள் அழிந்தன`: what is told of it.
  if (wrong === 'sociative' && wanted === 'instrumental' && noun.is('nominative')) return true
  // `அண்டை வீட்டாருடன் பணம் கடன் வாங்கினார்`: what is borrowed.
  if (wrong === 'sociative' && wanted === 'locative') return noun.is('nominative', 'irrational')
  if (noun.is('nominative'))
    return (
      beside !== undefined ||
      noun.is('time') ||
      noun.isOnly('rational') ||
      noun.is('clitic-e') ||
      isPartOfNext(noun)
    )
  return (
    noun.isOnly('locative') ||
    noun.isOnly('instrumental') ||
    noun.isOnly('sociative') ||
    noun.is('accusative')
  )
}
