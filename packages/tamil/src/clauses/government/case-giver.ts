import type { Word } from '../../text/word.ts'
import type { WrongCase } from '../../words/wrong-cases.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isAlike, isBeforeOwner, isInCase, isPassedOver, isTownOf, isWhereItIsDone } from './beside-noun.ts'
import { isPersonNoun } from './government.ts'
import { CONCRETE, isOver } from './later-object.ts'
import { verbsAfter } from './nominals-before.ts'
import {
  isGroupDoing,
  isObjectOfVerb,
  isOfLaterVerb,
  isUnmarkedObject,
  NEEDS_OBJECT,
  type Place,
  wantsReceiver,
} from './object-of-verb.ts'
import { isSought } from './object-or-day.ts'
import { isOccasion, isOfProduct, isPlaceOfDweller, isPlaceOfTraveller } from './place-right-before.ts'
import { standsBeside } from './slot-conditions.ts'

/** Never without where one does it. */
const NEEDS_PLACE: ReadonlySet<string> = new Set(['வசி', 'குடியிரு', 'வீற்றிரு', 'ஈடுபடு'])

/** `காய்ச்சலுக்கு அவதிப்படும் நோயாளி`: from what one suffers stands right before. */
const SUFFERING: ReadonlySet<string> = new Set([
  'அவதிப்படு',
  'அவதியுறு',
  'துன்பப்படு',
  'சிரமப்படு',
  'கஷ்டப்படு',
  'வேதனைப்படு',
])

function isSuffering(noun: Word, { verb, root }: Place): boolean {
  return noun.next === verb && verb.is('relative-participle') && SUFFERING.has(root)
}

/** `கவனக்குறைவால் நேர்ந்த விபத்து`: the cause stands right before what came of it. */
function isCauseOf(noun: Word, verb: Word): boolean {
  return noun.next === verb && verb.is('relative-participle') && verb.isOnly('intransitive')
}

/** `மதுரையிலிருந்து சேலத்துக்கு வந்த பேருந்து`: from where, right before where to. */
function isOrigin(noun: Word, { verb, slot }: Place): boolean {
  return (
    slot.wanted === 'ablative' &&
    slot.beside === 'goal' &&
    verb.is('relative-participle') &&
    noun.next?.isOnly('dative', 'place') === true &&
    noun.next.next === verb
  )
}

/** Whether no other verb, and no noun between, can have given the noun its case. */
export function isItsOwn(noun: Word, place: Place): boolean {
  const { verb, nouns, slot, root } = place
  if (isOfAnotherVerb(noun, place)) return false
  const between = nouns.slice(0, nouns.indexOf(noun))
  if (
    slot.wrong !== 'accusative' &&
    !between.every((one) => isPassedOver(one, slot) || isGroupDoing(one, verb))
  )
    return false
  if (slot.beside !== undefined && !standsBeside(noun, slot.beside, place)) return false
  if (slot.framed === true && mayBeOfLater(noun, verb) && !isMet(noun, verb, root)) return false
  if (slot.wanted === 'accusative') return isObjectOfVerb(noun, place)
  if (hasWhatIsWanted(noun, place)) return false
  if (slot.wrong === 'accusative')
    return (
      !takesObject(place) &&
      (isPlaceOfDweller(noun, place) || isPlaceOfTraveller(noun, place) || isOver(noun, place))
    )
  return isOfNoLaterVerb(noun, place)
}

/** Whether a verb between, a later one or what is able to do it gives the noun its case. */
function isOfAnotherVerb(noun: Word, { verb, slot }: Place): boolean {
  const { wrong, wanted } = slot
  if (wrong === 'accusative')
    // `இழந்ததை உழைப்பால் மீட்கலாம்`: what is won back, beside மீள்.
    return (
      hasVerbBetween(noun, verb) ||
      (wanted === 'ablative' && verb.isOnly('transitive')) ||
      isOfFiniteVerb(noun, verb)
    )
  if (hasClauseBetween(noun, verb)) return true
  // `எங்களால் விளையாட முடியாது`: who is able.
  if (wrong === 'instrumental') return wanted === 'sociative' && verb.is('infinitive')
  if (wrong === 'dative') return isForLaterVerb(verb, slot)
  if (wrong === 'locative') return wanted !== 'adverbial' && isPersonNoun(noun) && isOfLaterVerb(noun, verb)
  // `அமைச்சருடன் சந்தித்துப் பேசினார்`: with whom one talks.
  return (
    wrong === 'sociative' && wanted === 'accusative' && roleOf(verb) !== 'finite' && !isBeforeGiving(verb)
  )
}

/** `பழத்தை எண்ணெய் தடவிய கத்தியால் வெட்டினார்`: a thing that the verb at the end has for its object. */
function isOfFiniteVerb(noun: Word, verb: Word): boolean {
  const { previous, sentence } = verb
  if (previous === undefined || !verb.isOnly('relative-participle') || !isUnmarkedObject(previous, verb))
    return false
  const last = verbsAfter(verb).at(-1)
  // `போட்டியை வெற்றி பெற்ற வீரருக்கு மக்கள் வரவேற்பு அளித்தனர்`: it has its own.
  if (last?.previous !== undefined && isUnmarkedObject(last.previous, last)) return false
  if (last === undefined || isPersonNoun(noun) || !last.is('transitive') || last.is('passive')) return false
  return !sentence.words.slice(verb.index + 1, last.index).some((word) => word.is('accusative'))
}

/** Whether another noun of its kind has the case already. */
function hasWhatIsWanted(noun: Word, { nouns, slot }: Place): boolean {
  if (
    (slot.wanted === 'nominative' && noun.is('time')) ||
    (slot.wanted === 'dative' && slot.beside === 'goal')
  )
    return false
  return nouns.some(
    (one) =>
      one !== noun &&
      !isBeforeOwner(one, noun, slot) &&
      isInCase(one, slot.wanted) &&
      isAlike(one, noun) &&
      !isOccasion(one, noun, slot) &&
      !isTownOf(one, noun) &&
      !isWhereItIsDone(one, noun),
  )
}

/** Whether what stands behind the verb leaves a noun in another case than the accusative to it. */
function isOfNoLaterVerb(noun: Word, place: Place): boolean {
  const { verb, nouns, slot, root } = place
  if (slot.beside === 'someone' || slot.beside === 'silent' || slot.beside === 'bidden') return true
  if (isSuffering(noun, place) || (slot.wrong === 'instrumental' && noun.isOnly('language'))) return true
  if (slot.wanted === 'instrumental' && slot.only.size > 0)
    return isEnd(verb) || roleOf(verb) === 'chain' || isOfProduct(noun, verb) || isCauseOf(noun, verb)
  if (isOrigin(noun, place) || (slot.wanted === 'ablative' && isOfPhrase(noun, verb))) return true
  if (nouns[0] === noun && slot.only.size > 0)
    return isEnd(verb) || roleOf(verb) === 'chain' || slot.wrong === 'instrumental'
  // `மதுவில் அடிமையாவதைத் தடுப்போம்`: right before what is done, the noun is none of what comes of it.
  if (noun.next === verb && (verb.is('passive') || verb.isOnly('participial-noun'))) return true
  if (roleOf(verb) === 'finite') return true
  if (noun.next === verb && NEEDS_PLACE.has(root))
    if (verb.is('relative-participle') || roleOf(verb) === 'adverbial') return true
  if (isOfPhrase(noun, verb)) return true
  const named =
    slot.wrong === 'dative' && verb.previous !== undefined && isUnmarkedObject(verb.previous, verb)
  return verbsAfter(verb).every((one) => one.isOnly('intransitive') || (named && !wantsReceiver(one)))
}

/** `அமைச்சரைச் சந்தித்து நன்றி தெரிவித்தார்`: what is given or told later is done with nobody. */
function isBeforeGiving(verb: Word): boolean {
  const later = verbsAfter(verb)
  return later.length > 0 && later.every((one) => rootsOf(one).every((root) => GIVING.has(root)))
}

const GIVING: ReadonlySet<string> = new Set('தெரிவி கொடு அளி வழங்கு வாழ்த்து தா சமர்ப்பி முறையிடு'.split(' '))

/** Whether a dative says for whom, for what or where to, by a later verb. */
function isForLaterVerb(verb: Word, { wanted, beside, nouns }: WrongCase): boolean {
  // `தம்பிக்குப் பெண் தேடி`: for whom.
  if (verb.previous !== undefined && isSought(verb.previous)) return true
  if (wanted !== 'locative') return false
  // `மருத்துவருக்குச் சென்று நன்றி கூறினார்`: whom one thanks.
  if (beside === 'someone' && !nouns.includes('place'))
    return roleOf(verb) === 'relative' || verbsAfter(verb).some(wantsReceiver)
  // `கூட்டத்துக்குப் பேச அழைத்தனர்`: for what, or where to.
  if (isPurpose(verb)) return true
  // `மதுரைக்குத் தங்கச் சென்றோம்`: where one goes; `மதுரையில் இருந்தபோது சென்றோம்` is of two clauses.
  return !verb.is('temporal') && verbsAfter(verb).some((later) => goesSomewhere(later, verb))
}

function isPurpose(verb: Word): boolean {
  return verb.isOnly('infinitive') && !BEFORE_MODAL.test(verb.next?.text ?? '')
}

/** `தேர்வுக்கு வெற்றி பெற்ற மாணவி`: right before the noun and the participle that make one verb of whom stands behind. */
function isOfPhrase(noun: Word, verb: Word): boolean {
  const { previous } = verb
  if (previous === undefined || !verb.is('relative-participle') || verb.next?.is('rational') !== true)
    return false
  const between = noun.sentence.words.slice(noun.index + 1, previous.index)
  return between.every((one) => roleOf(one) === 'modifier') && isUnmarkedObject(previous, verb)
}

/** `மக்களுக்குச் சந்தித்துத் திரும்பினார்`: right before the verb stands whom one meets. */
function isMet(noun: Word, verb: Word, root: string): boolean {
  return noun.next === verb && NEEDS_OBJECT.has(root)
}

/** `விழாவுக்கு மறக்காமல் வாருங்கள்`: where one goes later, or what something is given for. */
function mayBeOfLater(noun: Word, verb: Word): boolean {
  if (CONCRETE.some((kind) => noun.is(kind))) return false
  return UNDONE.test(verb.text) || verbsAfter(verb).some(wantsReceiver)
}

/** மறக்காமல், தவறாமல்: said of the later verb. */
const UNDONE = /ாமல்(?:[கசதப]்)?$/u

/** In `பணிபுரிந்து வருகிறார்` the later verb is an auxiliary. */
function goesSomewhere(later: Word, verb: Word): boolean {
  if (later.previous === verb && verb.is('verbal-participle') && !verb.is('clitic-e')) return false
  return rootsOf(later).some((root) => root === 'நட' || later.form.framesOf(root).includes('goal'))
}

/** ஒளித்த, which hides a thing, beside ஒளிந்த; `வகுப்பைச் சேர்ந்த`, which belongs to it. */
function takesObject({ verb, root, slot, nouns }: Place): boolean {
  if (verb.isOnly('passive')) return false
  if (BELONGING.test(verb.text)) return true
  if (slot.beside !== undefined || !verb.isOnly('transitive')) return false
  const frames = verb.form.framesOf(root)
  // `பொம்மையைக் கட்டிலுக்கடியில் ஒளித்துவைத்தது`: of ஒளி with an object, wherever that stands.
  if (frames.length > 1 && frames.includes('object') && frames.includes('alone')) return true
  if (nouns[0]?.next !== verb) return false
  return frames.some((frame) => frame === 'object' || frame === 'thing' || frame === 'person')
}

const BELONGING = /^சேர்ந்த(?:(?:[கசதப]்)?$|வ|து)/u

/** Whether a clause ends with the verb, so that no later verb governs what stands right before it. */
function isEnd(verb: Word): boolean {
  const role = roleOf(verb)
  return role === 'finite' || role === 'adverbial' || verb.is('passive') || isBeforeModal(verb)
}

/** `பணிக்கு ஈடுபட வேண்டும்`: what follows takes the verb, and no noun. */
function isBeforeModal(verb: Word): boolean {
  return verb.is('infinitive') && BEFORE_MODAL.test(verb.next?.text ?? '')
}

const BEFORE_MODAL =
  /^(?:வேண்டும்|வேண்டாம்|வேண்டியது|வேண்டியிருந்தது|கூடாது|கூடும்|முடிய|முடிந்தது|முடிகிறது|முடியும்|இயலாது|இயலும்|மாட்ட)/u

/** நட்டு of `கன்றுகளை நட்டு நீர் ஊற்றினர்`, which is read as a noun, too; வெட்டியவனுக்கு of `மரத்தை வெட்டியவனுக்கு`. */
function hasVerbBetween(noun: Word, verb: Word): boolean {
  const between = noun.sentence.words.slice(noun.index + 1, verb.index)
  // `வெள்ளத்தால் அடித்துச் செல்லப்பட்டது`: the whole is passive.
  const isDone = (word: Word) => word.next === verb && verb.isOnly('passive')
  return between.some(
    (word) => word.is('transitive') && FORMS_WITH_OBJECT.some((form) => word.is(form)) && !isDone(word),
  )
}

/** `பதவிக்கு வந்த பின் விலகினார்`: it may belong to that verb. */
function hasClauseBetween(noun: Word, verb: Word): boolean {
  const between = noun.sentence.words.slice(noun.index + 1, verb.index)
  return between.some(
    (word) => word.isOnly('relative-participle') && word.isA('verb') && roleOf(word) !== 'modifier',
  )
}

const FORMS_WITH_OBJECT = [
  'verbal-participle',
  'participial-noun',
  'relative-participle',
  'infinitive',
] as const
