import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { type Unit, unitsOf } from '../../../facts/names/sentence-units.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { daysOf, isAsserted } from '../reading/assertion.ts'
import { nounOf } from '../reading/contradiction.ts'
import { eventIn, occasionOf } from '../reading/events.ts'
import { type Idea, ideaOf, verbIdeaOf } from '../reading/ideas.ts'
import { isPerson, isPossessor, type People } from '../reading/people.ts'
import { predicationsOf } from '../reading/predications.ts'
import { agentOfVerb } from '../reading/subject.ts'
import { type Thing, thingAt } from '../reading/things.ts'
import type { Amount } from './amount.ts'
import { type CountedPhrase, countedPhrases } from './counted-phrase.ts'
import { MAY_COUNT } from './may-count.ts'

/** What is there has it: உள்ள, கொண்ட. */
const IS_THERE: ReadonlySet<string> = new Set('உள் இரு உண்டு அமை கொள்'.split(' '))
/** What those who belong there do there: to be counted by it is to be counted. */
const BELONGS: ReadonlySet<string> = new Set('படி பயில் கல் வாழ் வசி பணியாற்று பணிபுரி'.split(' '))
const TAKES_PART = /^(?:கலந்துகொண்ட|கலந்து|பங்கேற்ற|பங்கேற்கு|பங்குகொண்ட|பங்குபெற்ற|வந்திருந்த)/u
const TAKING_PART: Idea = { root: 'பங்கேற்பு', sets: [], beginning: 'பங்கேற்பு', isKnown: true }
/** Stand between the owner and the number. */
const BETWEEN = /^(?:மொத்தம்|மொத்தமாக|நாங்கள்|நான்|அழகிய|பெரிய|ஒரே)$/u
/** `நாங்கள் ஐந்து அறைகளிலும் தேடினோம்`: of what they do nothing tells which rooms they are but that there are so many. */
const DOES = /^(?:நான்|நாங்கள்)$/u
const SUBJECT = /^(?:நான்|நாங்கள்|அவர்கள்)$/u
const TOTAL = /^மொத்த/u
const THOSE = /^(?:அந்த|இந்த|அவ்|இவ்|அந்|இந்|இம்|அம்)/u
const BY_PRONOUN = /^(?:எங்கள்|எங்களது|நமது|நம்|என்|எனது|அவரது|அவருடைய|அவர்கள்|அவர்களது|அவற்றின்|இவற்றின்|அதன்|இதன்)$/u
const THERE = /^(?:அங்கே|அங்கு|இங்கே|இங்கு|அதில்|இதில்|அதன்|இதன்)$/u
/** A part of them, more of them, each of them, or they with others. */
const PART =
  /^(?:மட்டும்|மட்டுமே|மேலும்|கூடுதல|புதிதாக|புதிய|மீதி|மீதமுள்ள|எஞ்சிய|மற்ற|பிற|ஏனைய|முதல்|கடைசி|ஒவ்வொரு|ஒவ்வோர்|ஆளுக்கு|தலா|வீதம்|சேர்ந்|சேர்த்|உட்பட|தவிர|பாதி|அடுத்த|இன்னொரு|மற்றொரு|வேறு|முறையே|அவர்கள[ுி]ள்|இவர்கள[ுி]ள்|அவர்களில்|இவர்களில்|அவற்றில்|அவற்றுள்|இவற்றில்|முந்தைய|கொண்ட)/u

const SPAN = /^(?:பயண|சுற்றுலா|முகாம|விழா|மாநாட|மாநாடு|கருத்தரங்|பயிற்சி)/u
/** A journey of so many days, and those days. */
const isOneSpan = (noun: Word) => noun.is('clitic-um') || SPAN.test(noun.next?.text ?? '')

/** The amounts that a sentence tells. `before` are the things of the sentence before, to which a word may point back. */
export function amountsIn(
  sentence: Sentence,
  at: number,
  people: People,
  meanings: MeaningWords,
  before: readonly Thing[],
): readonly Amount[] {
  if (!MAY_COUNT.test(sentence.text) || !isAsserted(sentence)) return []
  const phrases = countedPhrases(unitsOf(sentence)).filter(({ noun }) => !noun.is('time') || isOneSpan(noun))
  return phrases.map((phrase) => amountOf(phrase, phrases.length === 1, at, people, meanings, before))
}

function amountOf(
  phrase: CountedPhrase,
  isOnlyOne: boolean,
  at: number,
  people: People,
  meanings: MeaningWords,
  before: readonly Thing[],
): Amount {
  const { noun, quantity, unit, marks } = phrase
  const { sentence } = noun
  const words = wordsOf(phrase.before)
  const known = knownBy(phrase)
  const isAll = isAllOfThem(phrase, known)
  const isOwned = known.owner !== undefined || known.isThere || known.isPointed
  const verb = known.action ?? (isAll && isOwned ? undefined : verbAfter(noun))
  const event = eventIn(words) ?? eventOf(verb, words) ?? (isOnlyOne ? eventIn(sentence.words) : undefined)
  return {
    sentence,
    at,
    value: quantity.value,
    what: ideaOf(noun, meanings),
    unit,
    marks,
    ...thingsOf(phrase, known, verb, people, before),
    event,
    action: verb && actionOf(verb, meanings),
    agent: verb && agentOf(verb, noun, people),
    scope: isPart(phrase) ? 'some' : isAll ? 'all' : isTotal(phrase) ? 'total' : 'told',
    isPointed: known.isPointed,
    isOnlyCounted: phrase.before.some(({ bare }) => SUBJECT.test(bare)),
    times: new Set([...daysOf(sentence)].filter((time) => words.some(({ text }) => text === time))),
  }
}

const wordsOf = (units: readonly Unit[]) => units.flatMap(({ word }) => word ?? [])

interface Known {
  /** The participle that tells which they are: நட்ட. */
  readonly action: Word | undefined
  readonly isThere: boolean
  readonly owner: Word | undefined
  readonly isPointed: boolean
}

/** What the words right before a number tell of those that it counts. */
function knownBy({ before }: CountedPhrase): Known {
  const isPointed = before.every(({ bare }) => DOES.test(bare))
  const known = { action: undefined, isThere: false, owner: undefined, isPointed }
  for (const unit of before.toReversed()) {
    const { word, bare } = unit
    if (word === undefined) break
    if (THOSE.test(bare)) known.isPointed = true
    else if (BETWEEN.test(bare) || (word.isA('adjective') && !word.isA('noun'))) continue
    else if (!word.is('relative-participle') || word.isA('noun'))
      return isOwner(word)
        ? { ...known, owner: word, isPointed: known.isPointed || BY_PRONOUN.test(bare) }
        : known
    else if (isOfBeing(word)) known.isThere = true
    else return { ...known, action: word }
  }
  return known
}

const isThere = (word: Word) =>
  word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && IS_THERE.has(lemma))

const isOfBeing = (word: Word) =>
  isThere(word) ||
  (!word.is('past') && word.analyses.some(({ class: kind, lemma }) => kind === 'verb' && BELONGS.has(lemma)))

const isOwner = (word: Word) =>
  word.is('genitive') ||
  isPossessor(word) ||
  word.is('locative') ||
  word.is('dative') ||
  THERE.test(word.text) ||
  BY_PRONOUN.test(word.text)

/** `மூன்று மகன்களும்`; `நட்ட எழுபது கன்றுகளை`. */
function isAllOfThem({ noun, quantity, isNumberOf }: CountedPhrase, known: Known): boolean {
  if (quantity.value < 2 || quantity.bound !== 'exact') return false
  if (isNumberOf) return known.action !== undefined
  if (noun.is('clitic-um')) return !isJoined(noun)
  const isTold = known.action !== undefined && (noun.is('accusative') || noun.is('dative'))
  return isTold && noun.is('plural')
}

/** `மூன்று மகன்களும் இரண்டு மகள்களும்`: not all, but these and those. */
const isJoined = (noun: Word) =>
  noun.sentence.words.some(
    (word) =>
      word !== noun && word.is('clitic-um') && word.isA('noun') && !word.is('time') && !word.is('locative'),
  )

function isPart({ quantity, before, after, noun }: CountedPhrase): boolean {
  if (quantity.bound !== 'exact' || noun.isA('numeral')) return true
  const near = [...before.slice(-4), ...after.slice(0, 2)]
  if (near.some(({ bare }) => PART.test(bare) && bare !== 'கொண்ட')) return true
  const last = before.at(-1)?.word
  return last?.is('plural', 'locative') === true && last.isA('noun')
}

const isTotal = ({ before }: CountedPhrase) => before.some(({ bare }) => TOTAL.test(bare))

/** The verb that tells what they do, or what is done to them. */
function verbAfter(noun: Word): Word | undefined {
  const { lastWord } = noun.sentence
  const verb = predicationsOf(noun.sentence).find((predication) => predication.verb.index > noun.index)?.verb
  if (verb === undefined || isThere(verb)) return undefined
  // மாணவர்கள் படிக்கின்றனர், with nothing between: all of them.
  const isWhatTheyDo = noun.next === lastWord && verb === lastWord && lastWord.is('present')
  return isWhatTheyDo && verb.analyses.some(({ lemma }) => BELONGS.has(lemma)) ? undefined : verb
}

const actionOf = (verb: Word, meanings: MeaningWords) =>
  TAKES_PART.test(verb.text) ? TAKING_PART : verbIdeaOf(verb, meanings)

/** Who does it: a person, or a thing of which it is told whose it is: `எங்கள் அணி`. */
function agentOf(verb: Word, counted: Word, people: People): string | undefined {
  const who = agentOfVerb(verb, people)
  if (who !== undefined) return who
  const before = verb.sentence.words.slice(0, Math.min(verb.index, counted.index))
  const thing = before.findLast(
    (word) => word.isA('noun') && word.is('nominative') && !word.is('time') && !word.is('adjectival'),
  )
  const whose = thing?.previous
  if (thing === undefined || whose === undefined || !(isPossessor(whose) || whose.isA('pronoun')))
    return undefined
  return `${people.keyOf(whose) ?? nounOf(whose)} ${nounOf(thing)}`
}

/** `விழாவுக்கு வந்த`, and an event that a participle of it qualifies. */
function eventOf(verb: Word | undefined, words: readonly Word[]) {
  const event = words.findLast((word) => word.is('event') && word.is('genitive'))
  return verb === undefined || event === undefined ? undefined : occasionOf(event)
}

function thingsOf(
  { noun, after, before }: CountedPhrase,
  { owner }: Known,
  verb: Word | undefined,
  people: People,
  pointedAt: readonly Thing[],
): Pick<Amount, 'of' | 'pointsBack'> {
  const holder = holderAfter(after)
  if (holder !== undefined) {
    const of = { ...thingAt(holder, people, isDescribing), pointed: true, marks: new Set<string>() }
    return { of: [of], pointsBack: false }
  }
  // `அவர்கள் எட்டு அறைகளிலும் நின்றார்கள்`: who does it is no place.
  if (owner !== undefined)
    return owner.isOnly('nominative') && owner.isA('pronoun') && people.keyOf(owner) === undefined
      ? { of: [], pointsBack: false }
      : named(owner, people, pointedAt)
  if (verb === undefined) return { of: [], pointsBack: false }
  const between = [...wordsOf(before), ...noun.sentence.words.slice(noun.index + 1, verb.index)]
  const place = between.findLast((word) => THERE.test(word.text) || (word.is('locative') && !word.is('time')))
  return place === undefined ? { of: [], pointsBack: false } : named(place, people, pointedAt)
}

function named(word: Word, people: People, pointedAt: readonly Thing[]): Pick<Amount, 'of' | 'pointsBack'> {
  const pointsBack = THERE.test(word.text)
  return { of: pointsBack ? pointedAt : [thingAt(word, people)], pointsBack }
}

const isDescribing = (word: Word) => word.isA('adjective')

/** `மூவாயிரம் நூல்களே உள்ள அந்தச் சிறிய நூலகம்`. */
function holderAfter(after: readonly Unit[]): Word | undefined {
  const [holds, points, ...rest] = after
  if (holds?.word === undefined || !holds.word.is('relative-participle') || !isOfBeing(holds.word))
    return undefined
  if (!/^(?:அந்த|இந்த)$/u.test(points?.bare ?? '')) return undefined
  const holder = rest.find(({ word }) => word !== undefined && !isDescribing(word))?.word
  return holder?.isA('noun') && !isPerson(holder) ? holder : undefined
}
