import { memoize } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, hedgesAmong, isHedged } from '../../hedges.ts'
import { type MeaningWords, meaningsOf } from '../../meaning-words.ts'
import { daysOf, isAsserted, isCorrection, isOtherTime } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import { isDenial } from '../reading/denials.ts'
import { ANYBODY, markOf, type Thing } from '../reading/denied-terms.ts'
import type { Follower } from '../reading/follower.ts'
import { type Idea, ideaOf, isNominal, isSameIdea, verbIdeaOf } from '../reading/ideas.ts'
import { isKin, isPerson, isPossessor, type People, SELF } from '../reading/people.ts'
import { isOfWhomOneSees } from '../reading/seen-doing.ts'
import { agentOfVerb } from '../reading/subject.ts'
import { type AbsoluteStatement, absolutesIn, isOfWholeTime } from './absolute-statements.ts'
import { tellsOfFact, tensedVerb, verbAfter, verbOfAction } from './instance-verbs.ts'

/** Absolute statements and sentences that are remembered. */
const MAX_STATEMENTS = 16
const MAX_TOLD = 64
const MAX_WORDS = 30

/** A sentence that may tell an instance, with who is spoken of in it. */
interface Told {
  readonly sentence: Sentence
  readonly agents: ReadonlySet<string>
}

/**
 * Finds an instance of what the text says never to be, on no account to be done, to be done by nobody: `ஒரு குப்பைத் தொட்டிகூட இல்லை … எமது
 * ஐந்து குப்பைத் தொட்டிகளும் நிரம்பி வழிகின்றன`. What is denied without exception needs one instance only to be taken back, in whatever words.
 */
export function instancesOfNone(meanings: MeaningWords): Follower {
  const statements: AbsoluteStatement[] = []
  const told: Told[] = []
  return (sentence, people) => {
    if (!isAsserted(sentence) || isCorrection(sentence) || sentence.words.length > MAX_WORDS) return []
    const own = absolutesIn(sentence, people, meanings)
    const now: Told = { sentence, agents: agentsIn(sentence, people) }
    const denied = statements.find((one) => isInstance(now, one, true, people, meanings))?.sentence
    const shown = own
      .flatMap(
        (one) =>
          told.find(
            (earlier) => isOnSameDay(earlier, now) && isInstance(earlier, one, false, people, meanings),
          ) ?? [],
      )
      .at(0)?.sentence
    // The occasion of which the text tells may be that long ago itself.
    const mayBeThen = told.some((earlier) => isOfYearsAgo(earlier.sentence)) || isOfYearsAgo(sentence)
    if (statements.length < MAX_STATEMENTS)
      statements.push(...own.filter(({ reach }) => reach !== 'first' || !mayBeThen))
    if (told.length < MAX_TOLD) told.push(now)
    const other = denied ?? shown
    return other === undefined ? [] : [contradicts(sentence, other)]
  }
}

/** `அன்று யாரும் சிரிக்கவில்லை`: on the day of which the sentence right before tells, and no earlier one. */
const isOnSameDay = (earlier: Told, { sentence }: Told) =>
  !/^அன்று\s/u.test(sentence.text.trimStart()) || sentence.previous === earlier.sentence

function agentsIn(sentence: Sentence, people: People): ReadonlySet<string> {
  const { words, lastWord } = sentence
  const named = words.flatMap((word) => {
    const isSomebody = isPerson(word) || isKin(word) || (word.isA('pronoun') && word.is('rational'))
    const isAgent = word.is('nominative') || word.is('dative')
    return isSomebody && isAgent ? (people.keyOf(word) ?? []) : []
  })
  return new Set(lastWord?.is('finite', 'first') ? [...named, SELF] : named)
}

/** Another time, place or person, a likeness or a wish. */
const HEDGES: ReadonlySet<HedgeKind> = new Set([
  'again',
  'another',
  'concession',
  'except',
  'imagined',
  'later',
  'likeness',
  'new',
  'next',
  'other-place',
  'wish',
])
/** Whether it tells of another time, place or person, or of a wish: what one is fond of as a reason is none (`ஆசை அதிகம் என்பதால் …`). */
function isOfOther({ words }: Sentence, { hedges }: MeaningWords): boolean {
  const reason = words.findLastIndex(({ text }) => GIVES_REASON.test(text))
  const kinds = [...hedgesAmong(words, hedges)].filter((kind) => HEDGES.has(kind))
  const told = hedgesAmong(words.slice(reason + 1), hedges)
  return kinds.some((kind) => kind !== 'wish' || told.has(kind))
}
const GIVES_REASON = /^(?:என்பதால்|என்பதனால்)$/u

/** For the first time, or once it has been learnt or set up. */
const FROM_NOW_ON =
  /முதன்முறை|முதல் ?முறை|முதன்முதல|முதன் ?முதலாக|இல்லாத|கற்று(?!(?:த் தந்|க் கொடுத்))|பழகி|முயன்|திறக்கப்பட|தொடங்கப்பட|வந்தால்|இருந்தால்|அமைத்தால்|திரும்பியபோது|திரும்பும்போது/u
const LAST_TIME =
  /^(?:ஆண்டுகளுக்கு|ஆண்டுக்கு|வருடங்களுக்கு|போன|கடந்த|சென்ற|நேற்று|ஏற்கனவே|ஏற்கெனவே|முன்பே|வயதில்|வகுப்பில்|முந்தைய|முன்னர்|சிறுவயதில்)$/u
/** Long before an occasion of late. */
const YEARS_AGO =
  /(?:ஆண்டுகளுக்கு|ஆண்டுக்கு|வருடங்களுக்கு|வருடத்துக்கு) ?முன்|ஏற்கனவே|ஏற்கெனவே|(?:^|\s)முன்பே|வயதில்|வகுப்பில்|வகுப்புப் ?படித்தபோது|குழந்தையாக இருந்தபோது/u
const isOfYearsAgo = memoize(({ text }: Sentence) => YEARS_AGO.test(text))
const UP_TO_NOW = /இன்றுவரை|இன்று வரை|இதுநாள் ?வரை|இந்நாள் ?வரை|வாழ்நாளில்|இன்னும் ஒரு/u

function isInstance(
  { sentence, agents }: Told,
  statement: AbsoluteStatement,
  isLater: boolean,
  people: People,
  meanings: MeaningWords,
): boolean {
  const { reach, action, things, sentence: other } = statement
  if (sentence === other || isOfOther(sentence, meanings) || FROM_NOW_ON.test(sentence.text)) return false
  if (isInPlaceOfOthers(sentence, statement.place, meanings)) return false
  const word = sentence.words.find((one) => things.some((thing) => isThat(one, thing, meanings)))
  if (word === undefined && things.length > 0) return false
  if (reach === 'ought') return word !== undefined && isAdvised(sentence, word, action, meanings)
  const isOwned = word !== undefined && isOwnedHere(word, statement, meanings)
  const verb =
    action === undefined ? word && verbAfter(word) : verbOfAction(sentence, word, action, other, meanings)
  if (action === undefined ? !isOwned && (verb === undefined || !tellsOfFact(verb)) : verb === undefined)
    return false
  if (word !== undefined && isUsedByUs(word, statement)) return true
  if (statement.who !== undefined && !isByThem(sentence, verb, agents, statement.who, people)) return false
  if (
    statement.who === undefined &&
    statement.place !== undefined &&
    !isOwned &&
    !isInPlace(sentence, statement.place, meanings) &&
    !isOfTheHousehold(sentence, verb, statement.place)
  )
    return false
  return isAtThatTime(sentence, verb && tensedVerb(verb), statement, isLater, isOwned)
}

/** Whether a word names the thing, and with its mark where it has one. */
function isThat(word: Word, { idea, mark }: Thing, meanings: MeaningWords): boolean {
  if ((!isNominal(word) && !word.is('adverbial')) || !isSameIdea(ideaOf(word, meanings), idea)) return false
  if (mark === undefined) return true
  const own = markOf(word, meanings)
  return own !== undefined && isSameIdea(own, mark)
}

function isByThem(
  { words, lastWord }: Sentence,
  verb: Word | undefined,
  agents: ReadonlySet<string>,
  who: string,
  people: People,
): boolean {
  if (who === SELF && verb !== undefined && isOfWhomOneSees(verb)) return false
  if (who === SELF) return agents.has(who) || (verb !== undefined && isOfTheWriter(verb))
  if (who !== ANYBODY) return agents.has(who) && (verb === undefined || agentOfVerb(verb, people) === who)
  if (verb !== undefined && verb.next !== undefined && verb.is('relative-participle') && isPerson(verb.next))
    return true
  return (
    lastWord?.is('finite', 'plural') === true &&
    !lastWord.is('neuter') &&
    words.some(
      (word) => word.is('nominative', 'rational') || (word.analyses.length === 0 && /கள்$/u.test(word.text)),
    )
  )
}

/** `சென்றபோது கேட்ட கதை`: in what one tells of oneself, the action of which nobody else is named. */
function isOfTheWriter(verb: Word): boolean {
  if (verb.is('finite') || !verb.is('past') || verb.is('participial-noun')) return false
  if (verb.sentence.lastWord?.is('third') && !verb.sentence.lastWord.is('neuter')) return false
  const before = verb.sentence.words.slice(0, verb.index)
  const own = verb.is('relative-participle') ? verb.next : undefined
  return ![...before, ...(own === undefined ? [] : [own])].some(
    (word) => isPerson(word) || (word.isA('pronoun') && word.is('rational')),
  )
}

const HOME = /^(?:வீடு|இல்லம்|குடும்பம்)$/u

/** `நாங்கள் பயன்படுத்துகிறோம்`: what is not done at home we do not do, if the sentence tells of no other place. */
const isOfTheHousehold = ({ words }: Sentence, verb: Word | undefined, place: Idea) =>
  HOME.test(place.root) &&
  verb?.is('finite', 'first') === true &&
  !words.some((word) => word.is('locative') && !word.is('time'))

const INTRODUCES = /^(?:ஒரு|ஓர்)$/u
const OWNER = /^(?:என்|எனது|எங்கள்|எங்களது|எமது|நம்|நமது)$/u

/** `எமது கிராமத்தின் ஐந்து குப்பைத் தொட்டிகள்`: what is ours is there. */
function isOwnedHere(word: Word, { place, who }: AbsoluteStatement, meanings: MeaningWords): boolean {
  let before = word.previous
  while (
    before !== undefined &&
    !INTRODUCES.test(before.text) &&
    (before.isA('numeral') || before.isA('adjective') || before.is('nominative', 'sandhi')) &&
    !isPlaceOf(before, place, meanings)
  )
    before = before.previous
  if (before === undefined) return false
  const isOfPlace = isPlaceOf(before, place, meanings) && !before.is('dative') && !before.is('locative')
  if (isOfPlace) return OWNER.test(withoutVallinam(before.previous?.text ?? ''))
  return who === SELF && OWNER.test(withoutVallinam(before.text))
}

/** Another place than the writer's own. */
const ELSEWHERE =
  /(?:^|\s)(?:அருகில்|அருகிலுள்ள|தாத்தா|பாட்டி|மாமா|அத்தை|நண்ப|தோழி|உறவினர்|விடுமுறை|சுற்றுலா|பயண|இப்போது|இன்று|முன்பு|ஒருநாள்|நகர|இரவல்|அது|அந்த|வாடகை)/u
/** How something is used where it is: in it, with it, from it, or it. */
const USED = ['locative', 'instrumental', 'accusative', 'ablative', 'sociative'] as const
const MAX_SHORT = 10

/** `ஆற்றில் குளித்தோம்`: what our own place has not, used by us with no word of another place. */
function isUsedByUs(word: Word, { action, place, who, reach, sentence: other }: AbsoluteStatement): boolean {
  const { words, lastWord, text } = word.sentence
  const isOfOurs = action === undefined && place !== undefined && who === undefined && reach === 'always'
  if (!isOfOurs || words.length > MAX_SHORT || ELSEWHERE.test(text) || ELSEWHERE.test(other.text))
    return false
  const isNamed = words.some((one) => one.isA('name'))
  return (
    !isNamed &&
    lastWord?.is('finite', 'first') === true &&
    lastWord.is('past') &&
    USED.some((one) => word.is(one))
  )
}

const isPlaceOf = (word: Word, place: Idea | undefined, meanings: MeaningWords) =>
  place !== undefined && isSameIdea(ideaOf(word, meanings), place)

const isInPlace = ({ words }: Sentence, place: Idea | undefined, meanings: MeaningWords) =>
  words.some((word) => word.is('locative') && isPlaceOf(word, place, meanings))

/** `மாரியப்பனின் ஊரில்` is not in ours. */
const isInPlaceOfOthers = ({ words }: Sentence, place: Idea | undefined, meanings: MeaningWords) =>
  words.some(
    (word) =>
      word.is('locative') &&
      isPlaceOf(word, place, meanings) &&
      word.previous !== undefined &&
      isPossessor(word.previous) &&
      !OWNER.test(withoutVallinam(word.previous.text)),
  )

function isAtThatTime(
  sentence: Sentence,
  verb: Word | undefined,
  { reach, sentence: other }: AbsoluteStatement,
  isLater: boolean,
  isOwned: boolean,
): boolean {
  if (isOwned) return true
  if (reach === 'first') return isLater && isOfYearsAgo(sentence) && verb?.is('past') === true
  if (reach === 'ever') {
    if (!isLater) return isOfLate(sentence) || !isOtherTime(daysOf(sentence), new Set())
    if (verb?.is('finite') && !verb.is('past')) return true
    if (verb?.is('relative-participle') && !verb.is('past') && isAgainAndAgain(sentence)) return true
    return UP_TO_NOW.test(other.text) || isOfLate(sentence)
  }
  const isPast = verb?.is('past') === true
  if (reach === 'always') return !isPast || (isLater && isOfLate(sentence))
  const isTakenAsKnown = verb?.is('relative-participle') === true
  return (
    isPast &&
    (!isLater || isTakenAsKnown || isOfOneDay(sentence, other) || isOfWholeTime(other)) &&
    !isOtherTime(daysOf(sentence), daysOf(other))
  )
}

/** `வாரந்தோறும் இடும் உரம்`. */
const isAgainAndAgain = ({ words }: Sentence) => words.some(({ text }) => AGAIN.test(withoutVallinam(text)))
const AGAIN = /தோறும்$|^(?:தினமும்|தினசரி|அன்றாடம்|வழக்கமாக|எப்போதும்|அடிக்கடி)$/u

const isOfLate = ({ words }: Sentence) => words.some(({ text }) => LAST_TIME.test(withoutVallinam(text)))

/** `அன்று`: both speak of one day. */
const isOfOneDay = (one: Sentence, other: Sentence) =>
  [one, other].every(({ words }) => words.some(({ text }) => /^(?:அன்று|அன்றைக்கு|அந்நாளில்)$/u.test(text)))

const RESTRICTIONS: ReadonlySet<HedgeKind> = new Set(['except', 'only'])

/** `கைப்பேசியைத் திறந்து வைத்துக்கொண்டு கற்பதே சிறந்த வழி`. */
function isAdvised(
  { words, lastWord, text }: Sentence,
  word: Word,
  action: Idea | undefined,
  meanings: MeaningWords,
): boolean {
  if (
    lastWord === undefined ||
    isHedged(word.sentence, RESTRICTIONS, meanings.hedges) ||
    /அளவோடு/u.test(text)
  )
    return false
  const after = words.slice(word.index + 1)
  if (after.some((one) => one.is('negative') || isDenial(one))) return false
  const verdicts = words.slice(-4).flatMap((one) => meaningsOf(one, meanings.verdicts))
  const isFor =
    /^வேண்டும்$/u.test(lastWord.text) || (verdicts.length > 0 && verdicts.every((verdict) => verdict === 'for'))
  if (
    !isFor ||
    !(word.is('accusative') || word.is('sociative') || word.is('instrumental') || word.next?.is('accusative'))
  )
    return false
  if (action === undefined) return true
  return after.some((one) => {
    const idea = verbIdeaOf(one, meanings)
    return idea !== undefined && isSameIdea(idea, action)
  })
}
