import { isPartOfNounInCase } from '../../clauses/agreement/compound-parts.ts'
import { FINITE_ENDINGS } from '../../clauses/agreement/correct-verb.ts'
import { isActionOfPeople } from '../../clauses/agreement/human-actions.ts'
import { isImpersonal } from '../../clauses/agreement/impersonal.ts'
import { pluralsOfPeople } from '../../clauses/agreement/plurals-of-people.ts'
import type { Clause, SubjectCandidate } from '../../clauses/reading/clause.ts'
import { clauseOf, clausesOf } from '../../clauses/reading/clauses-of.ts'
import { isNeuter, isSpeech, verbPerson } from '../../clauses/reading/finite-verb.ts'
import { takesNoObject } from '../../clauses/reading/main-verb.ts'
import { agreementOf, isEach, type Phrase } from '../../clauses/reading/phrase.ts'
import { isNamedByInitial } from '../../clauses/reading/title.ts'
import { roleOf } from '../../clauses/reading/word-role.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { defineRule } from '../rule.ts'

const SINGULAR: ReadonlySet<Person> = new Set<Person>(['i', 'you', 'he', 'she', 'he-honoured'])

/** இடம்; of the third, people and things apart. */
type Place = 'first' | 'second' | 'third' | 'things'

const PLACES = ['first', 'second', 'third', 'things'] as const

const TOGETHER: Readonly<Record<Place, Person>> = {
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
function joinedSubjects(verb: Word, person: Person): Place | undefined {
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
      !(neuter && ((one.kind === 'people' && one.maybePossessor) || isPartOfNounInCase(one))) &&
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
  if (isSpeech(person) && embedded.some(({ kind }) => kind === 'relative')) return undefined
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
  return head.next === verb && !head.is('animal') && !takesNoObject(verb)
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

/** What is cheap to know: whether two words in -உம் stand before the verb. */
function isJoinedBefore({ sentence, index }: Word): boolean {
  let joined = 0
  for (let i = 0; i < index && joined < 2; i++) if (sentence.words[i]?.is('clitic-um')) joined++
  return joined === 2
}

export default defineRule({
  id: 'grammar/agreement-joined-subjects',
  type: 'grammar',
  severity: 'high',
  message: {
    ta: 'இரண்டு எழுவாய்கள் ‘உம்’ பெற்று வந்தால் வினை பன்மையாக ‘{suggestion}’ என முடிய வேண்டும்.',
    en: 'Two subjects joined by ‘உம்’ take a plural verb: ‘{suggestion}’.',
  },
  source: 'நன்னூல், பொதுவியல்: எண்ணும்மையும் பயனிலையும்',
  examples: [
    { wrong: 'நானும் அவனும் கடைக்குப் [போனேன்].', right: 'நானும் அவனும் கடைக்குப் போனோம்.' },
    { wrong: 'நானும் என் அண்ணனும் கடலில் [குளித்தேன்].', right: 'நானும் என் அண்ணனும் கடலில் குளித்தோம்.' },
    { wrong: 'அப்பாவும் அம்மாவும் சந்தைக்குப் [போனார்].', right: 'அப்பாவும் அம்மாவும் சந்தைக்குப் போனார்கள்.' },
    { wrong: 'அவனும் அவளும் நேற்று [வந்தான்].', right: 'அவனும் அவளும் நேற்று வந்தார்கள்.' },
    { wrong: 'யானையும் குதிரையும் வேகமாக [ஓடியது].', right: 'யானையும் குதிரையும் வேகமாக ஓடின.' },
    {
      wrong: 'அமைச்சரும் அவருடைய மனைவியும் கண்காட்சியைப் [பார்வையிட்டார்].',
      right: 'அமைச்சரும் அவருடைய மனைவியும் கண்காட்சியைப் பார்வையிட்டார்கள்.',
    },
    { wrong: 'நானும் நீயும் உழைத்தால் போட்டியில் [வெல்வாய்].', right: 'நானும் நீயும் உழைத்தால் போட்டியில் வெல்வோம்.' },
    { wrong: 'கிளிகளும் புறாக்களும் வானில் [பறந்தது].', right: 'கிளிகளும் புறாக்களும் வானில் பறந்தன.' },
    { wrong: 'மாமாவும் அத்தையும் திருமணத்துக்கு [வந்தன].', right: 'மாமாவும் அத்தையும் திருமணத்துக்கு வந்தனர்.' },
    { wrong: 'நீயும் அவளும் எங்கே [சென்றாய்]?', right: 'நீயும் அவளும் எங்கே சென்றீர்கள்?' },
    { wrong: 'அண்ணனும் அவன் நண்பனும் பந்து வாங்கச் [சென்றான்].', right: 'அண்ணனும் அவன் நண்பனும் பந்து வாங்கச் சென்றார்கள்.' },
    { wrong: 'கோழியும் அதன் குஞ்சுகளும் வயலில் இரை [தேடியது].', right: 'கோழியும் அதன் குஞ்சுகளும் வயலில் இரை தேடின.' },
    {
      wrong: 'ஆண்டு விழாவுக்கு முதல்வரும் துணைமுதல்வரும் [வந்தது].',
      right: 'ஆண்டு விழாவுக்கு முதல்வரும் துணைமுதல்வரும் வந்தார்கள்.',
    },
    {
      wrong: 'நானும் வாசகர் சங்க உறுப்பினர்களும் விழாவை [நடத்தினேன்].',
      right: 'நானும் வாசகர் சங்க உறுப்பினர்களும் விழாவை நடத்தினோம்.',
    },
    {
      wrong: 'நானும் மகளிர் குழு உறுப்பினர்களும் மனு [கொடுத்தேன்].',
      right: 'நானும் மகளிர் குழு உறுப்பினர்களும் மனு கொடுத்தோம்.',
    },
    {
      wrong: 'டாக்டர் கு. அன்பழகனும் டாக்டர் சே. மீனாட்சியும் நோயாளியைப் [பரிசோதித்தார்].',
      right: 'டாக்டர் கு. அன்பழகனும் டாக்டர் சே. மீனாட்சியும் நோயாளியைப் பரிசோதித்தார்கள்.',
    },
    { wrong: 'ஏரியும் குளமும் கோடையில் [வறண்டது].', right: 'ஏரியும் குளமும் கோடையில் வறண்டன.' },
    { wrong: 'கோதையும் அவள் தோழிகளும் நேற்று [ஆடினாள்].', right: 'கோதையும் அவள் தோழிகளும் நேற்று ஆடினார்கள்.' },
    {
      wrong: 'அப்பாவும் அம்மாவும் மழை பெய்த இரவில் ஊருக்குத் [திரும்பினார்].',
      right: 'அப்பாவும் அம்மாவும் மழை பெய்த இரவில் ஊருக்குத் திரும்பினார்கள்.',
    },
    {
      wrong: 'நாள்தோறும் அரிசி விலையும் பருப்பு விலையும் தொடர்ந்து உயர்ந்து [வருகிறது].',
      right: 'நாள்தோறும் அரிசி விலையும் பருப்பு விலையும் தொடர்ந்து உயர்ந்து வருகின்றன.',
    },
    { wrong: 'ஆசிரியரின் அன்பும் பொறுமையும் என்னை [மாற்றியது].', right: 'ஆசிரியரின் அன்பும் பொறுமையும் என்னை மாற்றின.' },
  ],
  allows: [
    'ஒவ்வொரு வீடும் தெருவும் விளக்கால் ஒளிர்ந்தது.',
    'ஆடும் மாடும் மேய்ந்த வயலில் தண்ணீர் தேங்கியது.',
    'வீட்டில் அமைதியும் மகிழ்ச்சியும் நிலவியது.',
    'அவனுக்கு அன்பும் ஆதரவும் கிடைத்தது.',
    'நீயும் நானும் விளையாடிய காணியில் வீடு எழும்பிவிட்டதாக எழுதியிருக்கிறாய்.',
    'நீயும் நானும் நட்ட மரத்தைப் பார்த்தேன்.',
    'காற்றும் மழையும் ஓய்ந்தது.',
    'ஆறும் ஐந்தும் பதினொன்று.',
    'அப்பாவும் அம்மாவும் வந்தனர்.',
    'பாலும் தேனும் கலந்தது.',
    'நாளும் பொழுதும் ஓடியது.',
    'நானும் அவனும் போனோம்.',
    'அவனும் அவளும் வந்தார்கள்.',
    'அவனும் வந்தான்.',
    'தாத்தாவும் பாட்டியும் ஊருக்குப் போனதால் நான் தனியாக இருந்தேன்.',
  ],
  when: { finite: FINITE_ENDINGS },
  check(word, { agreeWith }) {
    if (word.next !== undefined && roleOf(word.next) !== 'quotative') return undefined
    if (!isJoinedBefore(word)) return undefined
    const person = verbPerson(word)
    const place = person && joinedSubjects(word, person)
    const suggestion = place && agreeWith(word.text, TOGETHER[place])
    if (suggestion === undefined || suggestion === word.text) return undefined
    if (place !== 'third')
      return word.replaceWith(suggestion, place === 'things' ? { severity: 'medium' } : {})
    const [chosen, ...alternatives] = pluralsOfPeople(suggestion, word, word)
    return word.replaceWith(chosen, { alternatives })
  },
})
