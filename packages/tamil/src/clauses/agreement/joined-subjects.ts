import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clauseOf, clausesOf } from '../reading/clauses-of.ts'
import { isNeuter, isSpeech, verbTense } from '../reading/finite-verb.ts'
import { takesNoObject } from '../reading/main-verb.ts'
import { agreementOf, isEach, type Phrase } from '../reading/phrase.ts'
import { isNamedByInitial } from '../reading/title.ts'
import { isPartOfNounInCase } from './compound-parts.ts'
import { isActionOfPeople } from './human-actions.ts'
import { isImpersonal } from './impersonal.ts'

const SINGULAR: ReadonlySet<Person> = new Set<Person>(['i', 'you', 'he', 'she', 'he-honoured'])

/** இடம்; of the third, people and things apart. */
type Place = 'first' | 'second' | 'third' | 'things'

const PLACES = ['first', 'second', 'third', 'things'] as const

/** What the verb must be for subjects of each place. */
export const TOGETHER: Readonly<Record<Place, Person>> = {
  first: 'we',
  second: 'you-all',
  third: 'they',
  things: 'those',
}

function placeOf(word: Word): Place | undefined {
  const { fits, kind } = agreementOf(word)
  const [person] = fits
  if (person === 'i' || person === 'we') return 'first'
  if (person === 'you' || person === 'you-all') return 'second'
  if (kind === 'people' || word.isOnly('rational', 'nominative')) return 'third'
  return kind === 'things' && isConcrete(word) ? 'things' : undefined
}

/** வள்ளி, the woman or the plant, beside people: she. */
function mayBePerson(word: Word): boolean {
  return isNamedByInitial(word) || word.is('nominative', 'rational')
}

/** Qualities and times in -உம் are counted as one, or are adverbs: `நாளும் பொழுதும் உழைத்தது`. */
function isConcrete(word: Word): boolean {
  if (word.is('time')) return false
  return (
    word.isOnly('plural') ||
    LANDSCAPE.some((lemma) => word.hasLemma(lemma)) ||
    (['animal', 'plant', 'thing', 'place', 'body'] as const).some((kind) => word.is(kind))
  )
}

/** What can be counted of nature, and amounts; rain and wind cannot. */
const LANDSCAPE = [
  'ஆறு',
  'ஏரி',
  'குளம்',
  'ஓடை',
  'அருவி',
  'கிணறு',
  'மலை',
  'காடு',
  'தீவு',
  'வாய்க்கால்',
  'வயல்',
  'கடல்',
  'விலை',
  'மதிப்பு',
  'எண்ணிக்கை',
] as const

/** The place of the subjects that -உம் joins: of `நீயும் நானும்` the first. */
function placeTogether(words: readonly Word[]): Place | undefined {
  const known = words.map(placeOf)
  const people = known.some((place) => place !== undefined && place !== 'things')
  const places = words.map((word, at) => known[at] ?? (people && mayBePerson(word) ? 'third' : undefined))
  if (!words.every((word) => word.is('clitic-um')) || places.some((place) => place === undefined))
    return undefined
  if (places.includes('things') && !places.every((place) => place === 'things')) return undefined
  return PLACES.find((place) => places.includes(place))
}

/** The place of the joined subjects of a verb, where no other phrase could be its subject. */
export function joinedSubjects(verb: Word, person: Person): Place | undefined {
  // வருவாய், you will come, is a noun too.
  const clause = clauseOf(verb) ?? clausesOf(verb.sentence).at(-1)
  const subject = clause?.candidates.find(({ joined }) => joined.length > 0)
  if (clause === undefined || subject === undefined || subject.head.tokenAfter !== ' ') return undefined
  const neuter = isNeuter(person)
  // `பாண்டியர் காலத்தில்`: whose time it was.
  const others = clause.candidates.filter(
    (one) =>
      one !== subject &&
      !isLife(one.head, verb) &&
      !(neuter && isFirstPart(one, subject)) &&
      !(
        neuter &&
        ((one.kind === 'people' && (one.maybePossessor || one.attachment === 'shared')) ||
          isPartOfNounInCase(one))
      ) &&
      !(neuter && isActionOfPeople(verb) && isOneThing(one, subject)),
  )
  if (neuter && isImpersonal(verb)) return undefined
  if (
    others.some(
      ({ head, fits, kind }) =>
        (neuter || kind === 'people') &&
        fits.includes(person) &&
        !(neuter && isAnimals(subject) && isObject(head, verb)),
    )
  )
    return undefined
  const all = [subject.head, ...subject.joined]
  if (person === 'it' && others.length === 0 && all.every(isSurelyThing) && actOn(all, clause, verb))
    return 'things'
  const place = placeTogether(all)
  // `ஒவ்வொரு வீடும் தெருவும்`: one by one.
  if (place === 'things' && isEach(subject.head)) return undefined
  if (place === 'things')
    return person === 'it' && (isAnimals(subject) || (others.length === 0 && isDoneBy(verb)))
      ? place
      : undefined
  const named = [subject.head, ...subject.joined].some((word) => word.isA('name'))
  if (
    !SINGULAR.has(person) &&
    !isOther(person, place) &&
    !(person === 'those' && place === 'third' && !named)
  )
    return undefined
  // `அவனும் அவளும் போனதால் வருந்தினான்`: the cause has the subject.
  const embedded = clausesOf(verb.sentence).filter(
    ({ candidates, kind }) => kind !== 'finite' && candidates.some(({ head }) => head === subject.head),
  )
  // `நீயும் நானும் விளையாடிய காணியில் வீடு எழும்பியதாக எழுதியிருக்கிறாய்`: the speaker or the hearer needs no name.
  if (isSpeech(person) && (embedded.some((one) => isTheirsAlone(one, verb)) || isSaidOf(subject, embedded)))
    return undefined
  return embedded.length > 0 && place === 'third' ? undefined : place
}

function isSurelyThing(word: Word): boolean {
  return word.isOnly('irrational', 'nominative') && word.is('clitic-um') && !word.is('time')
}

/** `உழைப்பும் நேர்மையும் மக்களைக் கவர்ந்தது`: qualities, too, do something to somebody, each of them. */
function actOn(things: readonly Word[], { complements }: Clause, verb: Word): boolean {
  const end = things.at(-1)?.index ?? verb.index
  if (!verb.isOnly('transitive') || verb.is('passive')) return false
  return complements.some((one) => one.case === 'accusative' && one.head.index > end)
}

/** `ஆசிரியர்களும் பெற்றோரும் பள்ளி விழாவை நடத்தியது`: behind people, what does nothing of what people do. */
function isOneThing({ head, kind, fits, joined }: SubjectCandidate, people: SubjectCandidate): boolean {
  if (people.kind !== 'people' || kind !== 'things' || fits[0] !== 'it' || joined.length > 0) return false
  return head.index > people.head.index && !head.is('group') && !head.is('animal') && !head.is('person')
}

/** `அரிசி விலையும் பருப்பு விலையும்`: of the first. */
function isFirstPart({ head, kind, fits, joined }: SubjectCandidate, whole: SubjectCandidate): boolean {
  if (kind !== 'things' || fits[0] !== 'it' || joined.length > 0 || head.is('clitic-um')) return false
  return head.next === whole.head && whole.kind === 'things' && head.tokenAfter === ' '
}

/** `நானும் அவரும் வாழ்ந்தார்கள்`. */
function isOther(person: Person, place: Place | undefined): boolean {
  if (place === 'first') return person === 'they' || person === 'you-all' || person === 'it'
  return (place === 'second' && person === 'they') || (place === 'third' && person === 'it')
}

/** `சண்டை போட்டன`. */
function isObject(head: Word, verb: Word): boolean {
  return head.next === verb && !head.is('animal') && verb.is('transitive')
}

/** `உயிர் தப்பினர்`: with life. */
function isLife(head: Word, verb: Word): boolean {
  return head.next === verb && head.hasLemma('உயிர்')
}

const YOUNG = /^(?:குஞ்சு|குட்டி|கன்று)(?:களும்|ம்)$/u

/** Animals do things, so that what else stands there is the object: `நாயும் பூனையும் சண்டை போட்டன`. */
function isAnimals({ head, joined }: Phrase): boolean {
  const all = [head, ...joined]
  // முதலையும், also ‘the capital, too’ in the accusative; குஞ்சுகளும், the young of the one before.
  return (
    all.some((word) => word.isOnly('animal')) &&
    all.every((word) => word.is('animal') || YOUNG.test(word.text))
  )
}

function isDoneBy(verb: Word): boolean {
  return takesNoObject(verb) || verb.hasLemma('மேய்')
}

/**
 * `நீயும் அவளும் குடியேறப் போவதாக எழுதியிருந்தாய்`, `நானும் தம்பியும் சண்டையிட்டதை மறந்தேன்`: a clause of those together, beside which the speaker or the
 * hearer acts alone. A condition, and a time to come, are of the same ones: `நானும் நீயும் உழைத்தால் வெல்வாய்`.
 */
function isTheirsAlone({ kind, verb: inner }: Clause, verb: Word): boolean {
  if (kind !== 'adverbial' || inner === undefined) return true
  if (inner.is('conditional') || inner.is('infinitive')) return false
  return !inner.is('temporal') || verbTense(verb) !== 'future'
}

/** `நானும் நீயும் ஒரே ஊர் என்பதை மறந்தாய்`: what is said of them has no verb. */
function isSaidOf({ attachment }: SubjectCandidate, embedded: readonly Clause[]): boolean {
  return attachment === 'shared' && embedded.length === 0
}
