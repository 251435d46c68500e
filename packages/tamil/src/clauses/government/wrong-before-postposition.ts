import type { Word } from '../../text/word.ts'
import { PERSONAL_PRONOUNS } from '../../words/pronouns.ts'
import type { WrongCases } from '../../words/wrong-cases.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isGrasped } from './before-postposition.ts'
import { isPersonNoun } from './government.ts'
import { isJoinedToPostposition, isPersonAccusative } from './nominals-before.ts'
import { ungoverned } from './objectless.ts'
import type { Government } from './postpositions.ts'

/** They govern times, too: `வயதுக்கு ஏற்ப`, `சென்ற ஆண்டுடன் ஒப்பிடும்போது`. */
const TIMELESS = /^(?:தவிர|ஏற்ப|ஏற்றவாறு|ஏற்றபடி|தகுந்த|தக்க|ஒப்பிட)/u

/** உன்னுடையது: what is somebody's. */
const OWN_THING = /ுடையது$/u

/** `அது பற்றி`, `இவை பற்றிய`: print leaves the ending out of these. */
function isAboutThat({ text }: Word, postposition: Word): boolean {
  return /^[அஇ](?:து|வை)$/u.test(text) && postposition.text.startsWith('பற்றி')
}

/** `வருவதற்கு முன்`, `நீண்ட இடைவேளைக்குப் பிறகு`: an action, or what is said to be long; elsewhere the locative says where. */
function isDoneBefore(noun: Word, { text, next }: Word): boolean {
  if (!/^(?:முன்|பின்|பிறகு)/u.test(text)) return false
  // `முன் அனுபவம்`, `பின் இருக்கையில்`: what is before or behind.
  if (
    /^(?:முன்|பின்)(?:[கசதப]்)?$/u.test(text) &&
    next?.isOnly('accusative') !== true &&
    next?.is('rational') !== true
  )
    return false
  if (noun.is('participial-noun', 'neuter') || noun.isOnly('verbal-noun'))
    return /[தவப]தில்(?:[கசதப]்)?$/u.test(noun.text)
  const { previous } = noun
  return (
    previous !== undefined &&
    /^(?:நீண்ட|நெடிய|கடும்|கடுமையான|நெடுநேர|பெரும்|பலத்த|தீவிர|தீவிரமான|விரிவான)$/u.test(previous.text) &&
    LASTING.some((kind) => noun.isOnly(kind))
  )
}

const LASTING = ['time', 'action', 'event', 'abstract'] as const

const BARE_PRONOUNS = new Set([...PERSONAL_PRONOUNS, ...'அது இது அவை இவை என் உன் எங்கள் உங்கள்'.split(' ')])

/** `நாங்கள் மீது`: before endings எங்கள், என், உன். */
const SELVES: ReadonlySet<string> = new Set('நான் நீ நாம் நாங்கள் நீங்கள் தான் தாம்'.split(' '))

/**
 * Whether a noun stands before a postposition in a case that it never has there. Where the postposition is an adverb or a verb,
 * too, what stands around decides.
 */
export function isWrongBefore(
  noun: Word,
  postposition: Word,
  { wanted, wrong, adverb, ofMany, notBarePronoun, notBareSelf, where }: Government,
  wrongCases: WrongCases,
): boolean {
  const hasNoObject = (one: Word) => isOfIntransitive(one) || ungoverned(one, wrongCases) !== undefined
  // குடியிருப்பிடம், பிறப்பிடம்: the place of it.
  if (/ப்பிடம்$/u.test(noun.text) || isJoinedToPostposition(noun) || isGrasped(noun, postposition)) return false
  if (notBareSelf && SELVES.has(noun.text)) return postposition.next !== undefined
  if (adverb && noun.is('time') && noun.isOnly('accusative')) return hasNoObject(noun)
  if (
    noun.isA('adverb') ||
    (noun.is('time') && !TIMELESS.test(postposition.text) && !(noun.isOnly('accusative') && adverb !== true))
  )
    return false
  if (notBarePronoun && (BARE_PRONOUNS.has(noun.text) || OWN_THING.test(noun.text)))
    return isComparison(postposition) && !isAboutThat(noun, postposition)
  if (adverb && noun.isOnly('locative')) return isDoneBefore(noun, postposition)
  if (
    !wrong.some(
      (grammaticalCase) =>
        noun.isOnly(grammaticalCase) || (grammaticalCase === 'accusative' && isPersonAccusative(noun)),
    )
  )
    return false
  if (postposition.next === undefined && isVerbToo(postposition)) return false
  // `மேசையைச் சமமான, உறுதியான தரையில் வைத்தார்`: one of two adjectives.
  if (postposition.tokenAfter === ',' && postposition.text.endsWith('ான')) return false
  // `நீதியையும் சமமான வளர்ச்சியையும்`: in a list it is no postposition.
  if (noun.is('clitic-um') && wanted !== 'accusative') return false
  if (where !== undefined && !where(noun, postposition)) return false
  const own = isWrongBeforeThis(noun, postposition, hasNoObject)
  if (own !== undefined) return own
  // `கன்றுகளை நடுவில் நிறுத்தி`: what is put there.
  if (ofMany && noun.isOnly('plural')) {
    const { next } = postposition
    return next?.isA('verb') !== true || roleOf(next) === 'modifier'
  }
  if (adverb === true && wanted === 'dative' && isPersonAccusative(noun))
    return ungoverned(noun, wrongCases) !== undefined
  return (
    adverb !== true || (isThing(noun) && (hasNoObject(noun) || hasOtherObject(noun) || isSecondObject(noun)))
  )
}

/** What is asked of single postpositions; undefined of all others. */
function isWrongBeforeThis(
  noun: Word,
  postposition: Word,
  hasNoObject: (noun: Word) => boolean,
): boolean | undefined {
  if (/^விட(?:[கசதப]்)?$/u.test(postposition.text))
    return isComparison(postposition) && (noun.is('rational') || isOfDegree(postposition.next))
  if (postposition.text.startsWith('இன்றி') && noun.is('dative'))
    return WITHOUT_WHAT.some((kind) => noun.isOnly(kind))
  if (postposition.text.startsWith('சுற்றி')) return noun.isOnly('irrational') && !isDetour(postposition)
  if (/^சேர்ந்து/u.test(postposition.text)) return hasNoObject(noun)
  if (postposition.text.startsWith('கொண்டு')) return isMeans(noun, postposition)
  if (/^போ(?:ல|ன்ற)/u.test(postposition.text)) return isPersonNoun(noun) && !hasParallel(noun)
  if (postposition.text.startsWith('தவிர'))
    return (
      noun.isOnly('time', 'dative') || (noun.is('rational') && !noun.isA('pronoun') && !noun.is('clitic-um'))
    )
  if (postposition.text.startsWith('பதில'))
    return (
      thingAfter(postposition) ||
      (isSucceeded(postposition) && (hasNoObject(noun) || hasObjectBehind(postposition)))
    )
  return undefined
}

/** தேர்தலை, an election, is the choosing of someone, too. */
function isThing(noun: Word): boolean {
  return (
    noun.isOnly('participial-noun', 'neuter') ||
    (noun.is('irrational') &&
      noun.analyses.every((one) => one.class === 'verb' || one.features.includes('irrational')))
  )
}

/** `மேலாளரைப் பதிலாகப் புதிய மேலாளர் ஒருவரை நியமித்தனர்`: another person follows, with what belongs to them. */
function isSucceeded({ next }: Word): boolean {
  let word = next
  while (word !== undefined && roleOf(word) === 'modifier') word = word.next
  return word?.is('rational') === true && (word.is('nominative') || word.isOnly('accusative'))
}

/** `அவரைப் பதிலாக நான் கணக்கைச் சரிபார்த்தேன்`: the only verb behind has its own object. */
function hasObjectBehind({ sentence, index }: Word): boolean {
  const rest = sentence.words.slice(index + 1, index + 17)
  const verbs = rest.filter((word) => word.isA('verb') && !['head', 'modifier'].includes(roleOf(word)))
  const [verb] = verbs
  return (
    verbs.length === 1 &&
    verb?.isOnly('transitive') === true &&
    rest.some((word) => word.isOnly('accusative') && word.index < verb.index)
  )
}

/** `நிதிக்குக் கொண்டு கட்டினர்`: with what; not `வீட்டுக்குக் கொண்டு வந்தான்`. */
function isMeans(noun: Word, { next }: Word): boolean {
  if (next === undefined || MOVING.test(next.text)) return false
  if (!MEANS.some((kind) => noun.isOnly(kind)) && !FUNDS.some((lemma) => noun.hasLemma(lemma))) return false
  return !noun.is('locative') || !noun.is('place')
}

const MEANS = ['thing', 'mass', 'body', 'plant'] as const
const FUNDS = ['நிதி', 'பணம்', 'தொகை', 'வருமானம்', 'நன்கொடை'] as const
const MOVING = /^(?:வந்|வரு|வா|செல்|சென்|போ|சேர்|விட|கொடு|தந்|தா|ஓட|திரும்ப|இரு|உள்ள|அலை)/u

/** `அவனுக்குப் போல எனக்கும்`: as it is to another. */
function hasParallel(noun: Word): boolean {
  return noun.sentence.words.some(
    (word) => word !== noun && word.is('rational') && !word.is('nominative') && !word.is('genitive'),
  )
}

/** What one may go without; without a person is also who lacks something. */
const WITHOUT_WHAT = ['food', 'mass', 'thing', 'abstract'] as const

/** `உயரமானது`, `பெரிய`, `வேகமாக`: more so than another. */
function isOfDegree(word: Word | undefined): boolean {
  return word !== undefined && (OF_DEGREE.test(word.text) || word.isA('adjective'))
}

/** `இரண்டு அங்குலம் உயரமாக`: by so much more. */
function isMeasured({ analyses, next }: Word): boolean {
  if (!analyses.some((one) => one.class === 'numeral') || next === undefined) return false
  return (next.is('unit') || next.is('time')) && (isOfDegree(next.next) || OLDER.test(next.next?.text ?? ''))
}

const OLDER = /^(?:மூத்த|இளைய|அதிக|குறைவ|உயர|குட்டை|பெரி|சிறி)/u

const OF_DEGREE = /(?:மான|ான|ிய|மாக|ாக)(?:து|வன்|வள்|வர்|வை|வர்கள்)?(?:[கசதப]்)?$/u

/** வரை, draw. */
function isVerbToo(word: Word): boolean {
  return word.is('imperative')
}

/** `சீனிக்குப் பதிலாக நாட்டு வெல்லம்`: a thing follows, and no verb that might have the noun for its object. */
function thingAfter({ next }: Word): boolean {
  const noun = next !== undefined && roleOf(next) === 'modifier' ? next.next : next
  return noun?.isOnly('irrational', 'nominative') === true
}

/** `ஊருக்குச் சுற்றிப் போனோம்`: by a roundabout way to the village. */
function isDetour({ next }: Word): boolean {
  return next === undefined || ['போ', 'செல்', 'சுற்று', 'காட்டு'].some((lemma) => next.hasLemma(lemma))
}

/** `மூன்று மாடி கொண்ட கட்டடம்`: what it has stands right before. */
function isHaving({ text, previous }: Word): boolean {
  return /^கொண்ட(?:[கசதப]்)?$/u.test(text) && previous?.isOnly('nominative', 'irrational') === true
}

/** `அமர்வு தொடங்கும்`: what begins stands right before, and nobody begins it. */
function beginsOfItself(verb: Word): boolean {
  const { previous } = verb
  if (
    previous === undefined ||
    roleOf(verb) !== 'finite' ||
    !rootsOf(verb).every((root) => root === 'தொடங்கு')
  )
    return false
  const person = verbPerson(verb)
  return person !== undefined && isNeuter(person) && BEGINNING.some((kind) => previous.is(kind, 'nominative'))
}

const BEGINNING = ['action', 'event', 'abstract'] as const

/** `அவனை விட உயரம்`, not `அவனைப் போக விட`: no form of விடு to let or to leave follows. */
function isComparison({ text, next, sentence, index }: Word): boolean {
  if (!/^விட(?:[கசதப]்)?$/u.test(text)) return next !== undefined
  return (
    next !== undefined &&
    !isToLet(sentence, index) &&
    (isOfDegree(next) ||
      isMeasured(next) ||
      next.isA('pronoun') ||
      next.isA('adverb') ||
      next.is('adverbial') ||
      next.is('adjectival'))
  )
}

/** `வீட்டை வாடகைக்கு அவருக்கு விட`, `மாத வாடகை ஐந்தாயிரத்துக்கு`: to let it. */
function isToLet({ words }: Word['sentence'], index: number): boolean {
  return words
    .slice(Math.max(0, index - MAX_TO_LET), index)
    .some((word) => LET.some((lemma) => word.hasLemma(lemma)))
}

const MAX_TO_LET = 6
const LET = ['வாடகை', 'குத்தகை', 'ஏலம்', 'ஒப்பந்தம்', 'போக்கியம்'] as const

/** `வீட்டை முன்னால் நின்ற மரத்தை வெட்டினார்கள்`: the first verb behind that takes an object has another one, behind the postposition. */
function hasOtherObject(noun: Word): boolean {
  const rest = noun.sentence.words.slice(noun.index + 2)
  const first = rest.findIndex((word) => isVerbOfClause(word) && !hasNoPlaceForObject(word))
  const object = rest.findIndex((word) => word.isOnly('accusative'))
  return first > object && object >= 0 && rest.every((word) => word.analyses.length > 0)
}

/** Whether the next verb is without object, so that an accusative before it has no place: `விபத்தைப் பின் நடக்கவில்லை`. */
function isOfIntransitive(noun: Word): boolean {
  const rest = noun.sentence.words.slice(noun.index + 2)
  const verbs = rest.filter(isVerbOfClause)
  if (verbs.length === 0 || rest.some((word) => word.analyses.length === 0)) return false
  // `அறையை வெளியே நின்று பேசினார்`: nobody speaks a place.
  const speaks = (verb: Word) => noun.isOnly('place') && verb.hasLemma('பேசு')
  return verbs.every((verb) => hasNoPlaceForObject(verb) || speaks(verb))
}

/** `சாவியைப் பெட்டியை உள்ளே வைத்தான்`: what is put there stands right before, in the accusative, too. */
function isSecondObject(noun: Word): boolean {
  let before = noun.previous
  while (before !== undefined && roleOf(before) === 'modifier') before = before.previous
  return (
    before?.isOnly('accusative', 'irrational') === true &&
    before.tokenAfter === ' ' &&
    !before.is('clitic-um') &&
    !before.isA('pronoun')
  )
}

const isVerbOfClause = (word: Word) =>
  word.isA('verb') && (word.hasLemma('உள்') || !(roleOf(word) === 'head' || roleOf(word) === 'modifier'))

const hasNoPlaceForObject = (verb: Word) =>
  verb.hasLemma('உள்') ||
  verb.isOnly('passive') ||
  beginsOfItself(verb) ||
  isHaving(verb) ||
  (verb.isOnly('intransitive') && !verb.is('transitive') && !verb.is('causative') && rootsOf(verb).length > 0)
