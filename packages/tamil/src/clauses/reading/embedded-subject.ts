import type { Word } from '../../text/word.ts'
import type { Case } from '../../words/analysis.ts'
import { fallsBefore, happens, opensSpeech } from './clause-end.ts'
import type { PendingSubject } from './pending-subject.ts'
import type { Phrase } from './phrase.ts'
import { isTopic } from './topic.ts'
import { isSameInfinitive } from './verb-role.ts'
import { rootsOf } from './verb-root.ts'
import { roleOf } from './word-role.ts'

/**
 * The subject of an embedded clause, if one stands there: taken off the stack of phrases in the nominative where another is
 * left, else marked as shared with the clause around it.
 */
export function takeEmbeddedSubject(
  verb: Word,
  nominatives: PendingSubject[],
  complements: readonly Phrase[],
): PendingSubject | undefined {
  if (fallsBefore(verb)) return undefined
  const transitive = isTransitive(verb)
  let last = nominatives.at(-1)
  // `வெள்ளம் சூழ்ந்த ஊர்`.
  if (
    last !== undefined &&
    last.head.next === verb &&
    last.kind === 'things' &&
    (surrounds(verb, last.head) || isWeather(verb, last.head))
  ) {
    nominatives.pop()
    return last
  }
  // `ஐந்து பேர் கொண்ட குழு`: of whom it is made up.
  if (last !== undefined && last.head.next === verb && last.kind === 'people' && CONTAINING.test(verb.text)) {
    nominatives.pop()
    return undefined
  }
  // `வண்டுகள் தேன் குடிக்க …`: who does it goes on.
  let hadObject =
    transitive &&
    (verb.previous?.isOnly('imperative') === true ||
      complements.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative'))
  // A bare object: `பாடல் பாடிய`.
  while (last !== undefined && transitive && last.kind === 'things' && last.head.next === verb) {
    nominatives.pop()
    hadObject = true
    last = nominatives.at(-1)
  }
  if (last === undefined || saysOfNoun(verb, last, complements)) return undefined
  // `விவசாயிகள், கிராமத்தில் நிலவும் பற்றாக்குறை பற்றி முறையிட்டனர்`: the comma parts it from what is told of the noun behind.
  if (isMarkedTopic(last, nominatives) && verb.is('relative-participle')) return undefined
  // Before words in quotation marks the comma may be theirs: `அவள், “போனாயே” என்று பாடும்போது குரல் கேட்டது`.
  if (isTopic(last.head) && !opensSpeech(last.head)) return undefined
  if (hadObject && last.kind === 'things' && verb.is('infinitive')) return undefined
  if (last.kind === 'things' && !verb.is('transitive')) {
    nominatives.pop()
    dropFirstPart(nominatives, last)
    return last
  }
  const before = nominatives.at(-2)
  const another =
    before !== undefined &&
    !before.maybePossessor &&
    (before.kind === 'people' || areManyBeside(before, last, verb))
  // `அவள் கேட்கக் கேட்க, மூன்று முறை வாசித்தார்`: what goes on meanwhile is another's as often as the same one's.
  const isMeanwhile = isSameInfinitive(verb, verb.next)
  if (last.kind === 'people' && (another || isMeanwhile)) nominatives.pop()
  else if (!happens(verb)) {
    last.attachment = 'shared'
    // `தேர்வு முடிவுகள் வெளியானதும்`
    if (last.kind === 'things' && last.fits[0] === 'those') dropFirstPart(nominatives, last, -2)
  }
  return last
}

/** `பேருந்துகள் மக்கள் வாழும் பகுதியில்`, `குழு மக்கள் கூடும் சந்தையில்`: right before a participle people do what it says, beside things. */
function areManyBeside(before: PendingSubject, { head }: PendingSubject, verb: Word): boolean {
  if (before.kind !== 'things' || head.next !== verb || !verb.is('relative-participle')) return false
  return (
    before.joined.length > 0 ||
    before.fits[0] === 'those' ||
    before.head.is('animal') ||
    before.head.is('group')
  )
}

/** `சுனாமி எச்சரிக்கை வந்தவுடன்`: the first part of a compound goes with the second. */
function dropFirstPart(nominatives: PendingSubject[], { head }: PendingSubject, place: -1 | -2 = -1): void {
  const first = nominatives.at(place)
  if (first === undefined || first.head.next !== head || first.kind !== 'things' || first.joined.length > 0)
    return
  if (first.fits[0] === 'it' && first.maybePossessor && !first.head.is('animal') && !first.head.is('group'))
    nominatives.splice(place, 1)
}

/** `மேசையில் இருந்த ஏடுகளை`, `முகாமில் தங்கிய மக்களை`, `வழங்கப்பட்ட பரிசை`: the noun after the participle is its subject. */
function saysOfNoun(
  verb: Word,
  { head, kind, fits, maybePossessor }: PendingSubject,
  complements: readonly Phrase[],
): boolean {
  if (!verb.is('relative-participle')) return false
  if (head.next === verb) return kind === 'people' && (movesAlone(verb) || befallsThing(verb))
  if (kind === 'things' && fits[0] === 'those' && !head.is('body') && isOfPeopleBehind(verb)) return true
  // `கட்டடம் நேற்று பெய்த மழையில்`: it is the rain that fell.
  if (verb.hasLemma('பெய்') && verb.next?.hasLemma('மழை') === true) return true
  const acts = kind === 'people' || fits[0] === 'those' || head.is('animal')
  const owns = maybePossessor && complements.some((one) => one.head === head.next)
  // `மருந்தைக் கேட்டு அண்ணன் கொடுத்த சீட்டு`: what stands before the subject goes with the verb before it.
  const own = complements.filter((one) => one.head.index > head.index)
  if (acts && !owns && isServed(verb, own) && isAgentNoun(nounAfter(verb))) return true
  const placed = complements.some(
    ({ head: place, case: grammaticalCase }) => PLACES.has(grammaticalCase) && place.next === verb,
  )
  const being = verb.hasLemma('இரு') || verb.hasLemma('உள்') || verb.hasLemma('கிட')
  // `அறிவிப்பு நகரங்களில் உள்ள அலுவலகங்களுக்கு`: what is there is the noun behind.
  if (placed && being && kind === 'things' && !nounAfter(verb)?.is('time')) return true
  if (maybePossessor || (fits[0] === 'it' && complements.some((one) => one.head === head.next))) return false
  if (kind === 'people' && verb.isOnly('passive')) return true
  return (
    placed && (being || (verb.isOnly('intransitive') && verb.next?.isOnly('rational', 'plural') === true))
  )
}

/** `காவலர்கள் தப்பியோடிய திருடனை`, `தாத்தா நடுங்கும் கைகளால்`: what the noun after it does. */
function movesAlone(verb: Word): boolean {
  const noun = nounAfter(verb)
  if (!verb.isOnly('intransitive') || noun === undefined || noun.is('nominative')) return false
  return noun.isOnly('rational') || noun.isOnly('body')
}

/** `இருவரும் சேதமடைந்த வீடுகளை`: what happens to things alone. */
function befallsThing(verb: Word): boolean {
  const noun = nounAfter(verb)
  return (
    noun?.isOnly('irrational') === true &&
    !noun.is('nominative') &&
    rootsOf(verb).some((root) => BEFALLING.has(root))
  )
}

const BEFALLING: ReadonlySet<string> = new Set(
  'சேதமடை சிதிலமடை பழுதடை பழுதாகு உடை இடி சிதை துருப்பிடி கிழி உதிர் வாடு நிரம்பு எரி தேய் முளை பாழடை சேதமாகு முறி அறு காய்'.split(
    ' ',
  ),
)

/** The only phrase in the nominative, many and at the head of the sentence, with a comma behind it. */
function isMarkedTopic({ head, joined }: PendingSubject, { length }: readonly PendingSubject[]): boolean {
  return length === 1 && joined.length === 0 && head.tokenAfter === ',' && head.isOnly('nominative', 'plural')
}

/** `பாடல்கள் உறங்கிக் கிடந்த மக்களை`: people behind it slept, not the songs. */
function isOfPeopleBehind(verb: Word): boolean {
  const { previous, next } = verb
  if (previous === undefined || roleOf(previous) !== 'chain' || !verb.isOnly('intransitive')) return false
  return next?.isOnly('rational') === true && !next.is('nominative')
}

/** `கிணற்றில் விழுந்த`, `வாழ்வைக் காட்டும்`: the participle has its place or object, so that its subject is the noun after it. */
function isServed(verb: Word, own: readonly Phrase[]): boolean {
  if (verb.isOnly('intransitive')) return own.some(({ case: grammaticalCase }) => PLACES.has(grammaticalCase))
  return isTransitive(verb) && own.some(({ case: grammaticalCase }) => grammaticalCase === 'accusative')
}

/** The noun that a participle says something of: `விழுந்த சிறிய பசுவை`. */
function nounAfter({ next }: Word): Word | undefined {
  let noun = next
  for (let passed = 0; noun !== undefined && passed < 2 && roleOf(noun) === 'modifier'; passed++)
    noun = noun.next
  return noun
}

/** No place, time or event, at which others do what the participle says: `மாணவர்கள் பாடம் படிக்கும் பள்ளியில்`. */
function isAgentNoun(noun: Word | undefined): boolean {
  if (noun === undefined || noun.analyses.length === 0) return false
  return noun.analyses.every(
    ({ features }) => features.includes('rational') || AGENTS.some((kind) => features.includes(kind)),
  )
}

const AGENTS = ['animal', 'thing', 'plant', 'group', 'person'] as const

const PLACES: ReadonlySet<Case> = new Set<Case>(['locative', 'ablative', 'dative'])

/** Whether a word takes an object in every reading as a verb: கேட்டு, which may also be of கேடு. */
export function isTransitive(verb: Word): boolean {
  const readings = verb.analyses.filter(({ class: kind }) => kind === 'verb')
  return (
    readings.length > 0 &&
    readings.every(({ features }) => features.includes('transitive')) &&
    !verb.is('passive')
  )
}

/** What floods, fires and storms do: the thing right before it does it. */
function surrounds(verb: Word, thing: Word): boolean {
  if (!verb.is('relative-participle')) return false
  return (
    SURROUNDING.some((lemma) => verb.hasLemma(lemma)) ||
    (thing.is('nature') && HARMING.some((lemma) => verb.hasLemma(lemma)))
  )
}

/** `மழை பெய்த நாளில்`, `வெயில் அடித்தால்`: what falls and blows is nobody's object. */
function isWeather(verb: Word, thing: Word): boolean {
  return thing.isOnly('nature') && WEATHER.some((lemma) => verb.hasLemma(lemma))
}

const CONTAINING = /^(?:கொண்ட|அடங்கிய|உள்ளடக்கிய|உள்ளடங்கிய)$/u

const WEATHER = ['பெய்', 'வீசு', 'அடி', 'தூறு', 'கொட்டு'] as const

const SURROUNDING = ['சூழ்', 'தாக்கு', 'அரி'] as const
const HARMING = ['பாதி', 'அழி', 'சேதப்படுத்து', 'சிதை'] as const
