import type { Word } from '../../text/word.ts'
import { isPersonNoun } from '../government/government.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { isNeuter, isSpeech, verbPerson } from '../reading/finite-verb.ts'
import { caseOfNoun } from '../reading/nominative-phrase.ts'
import { agreementOf, sumsUp } from '../reading/phrase.ts'
import { maybePossessor, ownsNext, POSSESSIVE_PRONOUN } from '../reading/possessor.ts'
import { isKin, type Subject } from '../reading/subject.ts'
import { roleOf } from '../reading/word-role.ts'

/** `அவன் நெற்றியிலிருந்த உப்பைத் துடைத்தாள்`: whose it is in or on which something is, written as one word. */
export function ownsPlaceOfThing({ next, tokenAfter }: Word): boolean {
  return next !== undefined && tokenAfter === ' ' && IN_WHICH_IS.test(next.text)
}

const IN_WHICH_IS = /.(?:ிலிருந்த|ிலிருக்கும்|ிலுள்ள|மீதிருந்த|மீதுள்ள|மேலிருந்த)(?:[கசதப]்)?$/u

/** `தாத்தா பாட்டி வந்தார்கள்`, `அண்ணன், தங்கை, தம்பி சண்டையிட்டனர்`: two of a family without -உம் are many. */
export function isPairOfKin({ word, kind }: Subject, verb: Word): boolean {
  if (kind !== 'noun' || verbPerson(verb) !== 'they' || !isKin(word)) return false
  const { index, sentence } = word
  const [previous, next] = [sentence.words[index - 1], sentence.words[index + 1]]
  const before = previous !== undefined && isBesideNext(previous) && isKin(previous)
  return before || (next !== undefined && isBesideNext(word) && isKin(next))
}

const isBesideNext = ({ tokenAfter }: Word) => tokenAfter === ' ' || tokenAfter === ','

/** `கணவன் மனைவிக்குள் ஏற்பட்ட பிணக்கு தீர்ந்தது`: the first of two between whom it is. */
export function isOneOfPair({ word: { next, tokenAfter } }: Subject): boolean {
  return next?.is('rational') === true && tokenAfter === ' ' && BETWEEN.test(next.text)
}

const BETWEEN = /க்(?:குள்|குள்ளே|கிடையே|கிடையில்|கிடையிலான)(?:[கசதப]்)?$/u

/** `ஏழைகள் எப்படி வாழ்வது என்று கேட்டார்`: of what is asked, not who asks. */
export function isInQuestion({ word }: Subject, verb: Word): boolean {
  const { next } = word
  if (next === undefined || !QUESTION.test(next.text)) return false
  const rest = verb.sentence.words.slice(next.index + 1, verb.index)
  return rest.some(({ text, previous }) => /^என(?:்று)?$/u.test(text) && previous?.is('neuter') === true)
}

const QUESTION = /^(?:எப்படி|எவ்வாறு|எங்கே|எங்கு|எப்போது|என்ன|ஏன்|எதற்கு|எத்தனை)$/u

const HIS = /^[அஇ]வ[னளர]்$/u

/** `இறைவன் திருவடிகளுக்கு மலர் தூவினர்`, `அவன் பிடி தளர்ந்தது`: whose it is, without ending. */
export function isOwnerBeside({ word, kind }: Subject, verb: Word): boolean {
  const { next } = word
  if (next === undefined || word.tokenAfter !== ' ') return false
  // `அவன் திவசத்தன்று சோறு வைத்தேன்`: on a day of his.
  if (ON_DAY.test(next.text)) return true
  const person = verbPerson(verb)
  if (
    kind === 'pronoun' &&
    (person === 'i' || person === 'we') &&
    ((next.is('body') && next.isOnly('accusative')) || OF_SOMEONE.some((one) => next.hasLemma(one)))
  )
    return true
  if (person === 'they')
    return word.isOnly('singular') && (next.isOnly('body', 'dative') || HOUSE.test(next.text))
  // `ஒளியை அவன் முகத்தில் பாய்ச்சினாள்`: on a part of his.
  if (
    HIS.test(word.text) &&
    next.is('body') &&
    next.isOnly('locative') &&
    word.previous?.isOnly('accusative') === true
  )
    return true
  // `அவன் கால்கள் நடந்ததைப் போலத் தளர்ந்தன`: what a part of his did.
  if (HIS.test(word.text) && person !== undefined && isNeuter(person) && next.is('body', 'nominative'))
    return next.is('plural') === (person === 'those') && !verb.is('transitive')
  return (
    person !== undefined &&
    isNeuter(person) &&
    next.next === verb &&
    next.isA('verb') &&
    next.is('nominative', 'irrational')
  )
}

/** `அவர் தோட்டத்தில் பேசிக்கொண்டிருந்தோம்`: what belongs to somebody. */
const OF_SOMEONE = ['தோட்டம்', 'வீடு', 'அறை', 'வயல்', 'தோப்பு', 'கொல்லை', 'திண்ணை', 'மடி', 'தோள்'] as const

const ON_DAY = /(?:த்த|ய)ன்று$/u

/** `மணமகள் வீட்டுக் கூரையில்`. */
const HOUSE = /^(?:வீட்டு|இல்ல)(?:[கசதப]்)?$/u

/**
 * `காவலர் தேர்வை எழுதினேன்`, `பொன்னியின் செல்வன் நாவலை வாங்கினோம்`, `காந்தி சிலையைத் திறந்தார்கள்`: a compound or a title, and the
 * verb tells who did it; `தம்பி கதிரை அழைத்தாள்`: a relation and the name. So does the sentence before: `குமார் சிரித்தான். மனைவி சமையலைப் பாராட்டினான்`.
 */
export function isPartOfObject({ word, kind }: Subject, verb: Word): boolean {
  const { next } = word
  const person = verbPerson(verb)
  if (person === undefined || isNeuter(person)) return false
  if (next === undefined || next === verb || word.tokenAfter !== ' ') return false
  const before = verb.sentence.previous?.words.at(-1)
  const goesOn = word.isFirst && before !== undefined && verbPerson(before) === person
  // `குனிந்து அவர் காலைத் தொட்டான்`: what the subject did first stands before the owner.
  const isInside = word.previous !== undefined && roleOf(word.previous) === 'chain'
  if (kind === 'pronoun')
    return ((goesOn || isInside) && ownsNext(word)) || isBesideAlike(word) || isOfOneNamed(word)
  if (isSpeech(person))
    return (
      goesOn || (!isMarkedOff(word) && roleOf(next) === 'head' && !next.isA('pronoun') && !next.is('time'))
    )
  if (isNamedKin(word, next) && !PARENTS.test(word.text)) return true
  return maybePossessor(word) && (goesOn || (person === 'they' && word.isA('name')))
}

/**
 * `அந்தப் பெண்ணையும் குழந்தையையும் அவள் கணவனிடம்`, `அமைச்சரைச் சந்தித்து அவர் உதவியாளரிடம்`: whom the pronoun means stands before it in the accusative, and one
 * who is hers behind.
 */
function isOfOneNamed(pronoun: Word): boolean {
  const { previous, next } = pronoun
  if (next?.is('rational') !== true || next.is('nominative') || next.isA('pronoun')) return false
  let word = previous !== undefined && roleOf(previous) === 'chain' ? previous.previous : previous
  for (; word !== undefined && roleOf(word) === 'head'; word = word.previous)
    if (word.isOnly('accusative', 'rational') && isSameSex(word, pronoun.text)) return true
  return false
}

const isSameSex = (person: Word, pronoun: string) =>
  pronoun.endsWith('ள்') ? person.isOnly('female') : !person.is('female')

/** `தம்பி கதிரை`: a relation, and what he is called. */
function isNamedKin(word: Word, next: Word): boolean {
  return isKin(word) && next.isA('name') && next.is('accusative', 'person')
}

/** `அப்பா குமாரை`: they are not called by their names. */
const PARENTS = /^(?:அப்பா|அம்மா|தந்தை|தாய்|தாத்தா|பாட்டி|ஆத்தா|அப்பன்)/u

/** `தன் கையை அவன் கையோடு சேர்த்தாள்`: what is his beside the like of another. */
function isBesideAlike({ previous, next }: Word): boolean {
  if (previous === undefined || next === undefined || !previous.isOnly('accusative')) return false
  return !next.is('nominative') && previous.analyses.some(({ lemma }) => next.hasLemma(lemma))
}

/** `நம் முன்னோர்`, `அந்த மாணவர்`: a phrase of its own. */
function isMarkedOff({ previous }: Word): boolean {
  return previous !== undefined && (previous.isA('demonstrative') || POSSESSIVE_PRONOUN.test(previous.text))
}

/** `கட்டுரையாளர் குறிப்பிட்ட ஒரு தகவலை மறுக்கிறேன்`: the adjective is what he said, too. `நாங்கள் கடந்த ஆண்டு`: a time is not. */
export function mayBeOfAdjective({ word: { next } }: Subject): boolean {
  if (next?.is('relative-participle') !== true || !next.isA('adjective')) return false
  // `கணவர் மறைந்த துயரத்தை`, but `மறைந்த தலைவரை`.
  if (LIVING.some((root) => next.hasLemma(root))) return next.next?.isOnly('irrational') === true
  return next.is('transitive') && next.next?.is('time') !== true
}

const LIVING = ['பிற', 'இற', 'மறை'] as const

/** `அண்ணி, அத்திம்பேர், மன்னி ஆகியோர்`, `கைகேயி, மந்தரை சேர்ந்து`: one of those whom the word behind the list sums up. */
export function isInList({ word }: Subject, verb: Word): boolean {
  const person = verbPerson(verb)
  const { words } = verb.sentence
  if (
    word.tokenAfter === ',' &&
    person === 'they' &&
    /^(?:சேர்ந்து|இணைந்து)/u.test(words[word.index + 2]?.text ?? '')
  )
    return true
  return (
    person !== undefined &&
    words
      .slice(word.index + 1, Math.min(verb.index, word.index + MAX_WORDS))
      .some((one) => sumsUp(one) && agreementOf(one).fits.includes(person))
  )
}

/** `நரேன், அவனுக்கு மாலை அணிவித்தார்கள்`: who is named, and taken up again in another case. */
export function isTakenUp({ word }: Subject, verb: Word): boolean {
  const again = word.sentence.words[word.index + 1]
  return (
    word.tokenAfter === ',' &&
    verbPerson(verb) === 'they' &&
    again?.isA('pronoun') === true &&
    again.isOnly('third', 'singular') &&
    TAKEN_UP.some((one) => again.isOnly(one))
  )
}

const TAKEN_UP = ['accusative', 'dative', 'locative', 'sociative'] as const

/** `தம்பி, எங்கே போகிறாய்?`, `ஏன் தம்பி அழுகிறாய்?`, `தலைவர் அவர்களே, உங்களை வரவேற்கிறோம்`: who is called, and no subject. */
export function isAddressed({ word, kind }: Subject, verb: Word): boolean {
  const person = verbPerson(verb)
  // `அம்மா, எங்கே போகிறான்?`
  if (kind === 'noun' && word.tokenAfter === ',' && isKin(word) && verb.tokenAfter === '?') return true
  if (person === undefined || !isSpeech(person)) return false
  if (word.tokenAfter === ',' && word.endsWith('ே')) return true
  const hears = person === 'you' || person === 'you-all'
  return hears && kind === 'noun' && (word.tokenAfter === ',' || (isKin(word) && !isOwned(word)))
}

/** `இறங்கியவள் … ரங்கநாதன் தெருவுக்குள் நுழைந்தாள்`: the street is called after somebody, and who entered it stands before. */
export function isInNameOfPlace(name: Word): boolean {
  if (!name.isA('name') || name.next?.analyses.some(({ lemma }) => STREETS.has(lemma)) !== true) return false
  const before = name.sentence.words.slice(Math.max(0, name.index - MAX_WORDS), Math.max(0, name.index - 1))
  return before.some((word) => caseOfNoun(word) === 'nominative' && isPersonNoun(word))
}

const STREETS: ReadonlySet<string> = new Set(['தெரு', 'வீதி', 'சந்து', 'சாலை', 'நகர்', 'காலனி', 'சதுக்கம்'])

function isOwned({ previous }: Word): boolean {
  return previous?.is('genitive') === true
}

/** `நான் எழுத்தாளனான கதை`: who became something, and the story is told of it. */
export function becameSomebody({ word: { next } }: Subject, verb: Word): boolean {
  return next !== undefined && next.next !== verb && /.[னளர]ான$/u.test(next.text)
}

/** `வீரர்கள் பதினொரு பேரும் வந்தோம்`: so many, the speaker among them. */
export function countsSpeaker({ word: { next } }: Subject, verb: Word): boolean {
  return next?.isA('numeral') === true && verbPerson(verb) === 'we' && /^பேர/u.test(next.next?.text ?? '')
}

/** `தோழி வைஷ்ணவியைப் பற்றி எழுதச் சொன்னார்கள்`: a noun before a name of which something is told. */
export function isTitleOfTopic({ word: { next } }: Subject): boolean {
  if (next === undefined || !/ை(?:[கசதப]்)?$/u.test(next.text)) return false
  const isName = next.analyses.every(({ class: kind, guessed }) => guessed === true || kind === 'name')
  return isName && /^(?:பற்றி|குறித்து)/u.test(next.next?.text ?? '')
}

/** `ஒருவர் சொல்லக் கேட்டேன்`, `அவன் வரக் கண்டோம்`: what somebody else does, as the speaker hears or sees it. */
export function isHeardOrSeen({ word }: Subject, verb: Word): boolean {
  const { previous } = verb
  if (previous?.isOnly('infinitive') !== true || previous.index <= word.index) return false
  return verb.is('first') && PERCEIVING.some((lemma) => verb.hasLemma(lemma))
}

const PERCEIVING = ['கேள்', 'காண்', 'பார்'] as const
