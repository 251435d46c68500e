import type { Word } from '../../text/word.ts'
import { ADVERBAL_CASES } from '../../words/analysis.ts'
import type { WrongCase } from '../../words/wrong-cases.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { isWithBody } from './body-participle.ts'
import { saysWhatFor } from './dative-of-purpose.ts'
import { isPersonNoun } from './government.ts'

/** Whether a noun in a case that the verb never gives may have it from something that stands with them, whatever the verb is. */
export function mayBeGivenOtherwise(noun: Word, verb: Word, slot: WrongCase): boolean {
  if (isJoinedTo(verb, noun)) return true
  if (slot.wrong === 'accusative')
    return hasOtherVerbBetween(noun, verb) || (slot.wanted === 'locative' && hasWhomBefore(verb))
  if (slot.wrong === 'instrumental') return isAgent(noun, verb)
  if (slot.wrong === 'locative' && slot.wanted === 'ablative')
    return WAYS_OUT.some((one) => noun.hasLemma(one))
  if (slot.wrong !== 'dative' || slot.wanted !== 'accusative') return false
  return isDoneForSomeone(verb) || saysWhatFor(noun, rootsOf(verb))
}

/** `பின்வாசலில் வெளியேறினார்`: which way one goes, not where one was. */
const WAYS_OUT = ['வாசல்', 'வாயில்', 'பின்வாசல்', 'வழி', 'பாதை', 'கதவு', 'சன்னல்', 'ஜன்னல்', 'சாளரம்'] as const

/** `சிற்பக் கலையிடம் தன்னை ஒப்படைத்தது`: whom it is given to, or asked, is named. */
function hasWhomBefore({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(Math.max(0, index - MAX_BEFORE), index)
    .some((word) => WHOM.test(word.text) && word.isOnly('locative'))
}

const MAX_BEFORE = 8
const WHOM = /ிடம(?:்|ே|ும்)$/u

/** `மக்களால் அதிகம் பேசப்படும் வழக்கு`: who does what is done. */
function isAgent(noun: Word, verb: Word): boolean {
  return verb.is('passive') && (isPersonNoun(noun) || noun.is('group'))
}

/** `அறைகளைப் பலருக்கும் பிரித்துக்கொடுத்தார்`: done for somebody, who is in the dative. */
function isDoneForSomeone({ text }: Word): boolean {
  return FOR_SOMEONE.test(text)
}

const FOR_SOMEONE = /[ுி](?:க்கொடு|த்தந்|த்தரு|த்தர[வா]|த்தாரு)/u

/** `வென்றவர்களுக்கும் வெல்லாதவர்களுக்கும்`: of two in one case, joined by -உம், the first is no noun of the second. */
export function isJoinedTo(verb: Word, noun: Word): boolean {
  if (!noun.is('clitic-um') || !verb.is('participial-noun') || !verb.is('clitic-um')) return false
  return ADVERBAL_CASES.some((one) => noun.is(one) && verb.is(one))
}

/**
 * `மற்றவரைக் கைகாட்டித் தப்பினார்`, `வெப்பத்தைக் காப்பதற்காகவும் இருக்கலாம்`: a word between that no reading explains, or that is a noun
 * by its letters and a participle made of a part of the body, may be the verb of the accusative.
 */
function hasOtherVerbBetween(noun: Word, verb: Word): boolean {
  return noun.sentence.words
    .slice(noun.index + 1, verb.index)
    .some((word) => isWithBody(word) || (word.analyses.length === 0 && ACTION.test(word.text)))
}

/** The endings of participles, infinitives and actions. */
const ACTION =
  /(?:த்து|ட்டு|ந்து|ற்று|ன்று|ண்டு|ய்து|ி|ிய|க்க|[தந]்த|ட்ட|ற்ற|கிற|கின்ற|[பவ]தற்கு|[பவ]தற்காக|[தடற]தால்|[பவ]தால்|ாமல்|[கதடப]ும்)(?:வும்|வே|ே|ும்)?(?:[கசதப]்)?$/u
