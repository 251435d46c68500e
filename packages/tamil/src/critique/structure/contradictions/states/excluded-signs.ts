import { memoizeFormWith } from '../../../../text/memoize.ts'
import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { ExclusiveState, ExclusiveStates, StatePhrase } from '../../exclusive-states.ts'
import { type HedgeKind, type Hedges, hedgesAmong } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { beginningWith, type FoundPhrase, phraseFrom } from '../../phrases.ts'
import { isAssertedApartFrom, isCorrection } from '../reading/assertion.ts'
import { contradicts } from '../reading/contradiction.ts'
import { isDenial } from '../reading/denials.ts'
import type { Follower } from '../reading/follower.ts'
import type { People } from '../reading/people.ts'
import { isOfWhomOneSees } from '../reading/seen-doing.ts'
import { isSame, type Thing, thingAt } from '../reading/things.ts'
import { whoShows, whoseState } from './bearer.ts'
import { ANOTHER_TIME, IN_GENERAL } from './time-words.ts'

/** Another, another time or place, a likeness, a wish. */
const HEDGES: ReadonlySet<HedgeKind> = new Set([
  'again',
  'another',
  'earlier',
  'except',
  'imagined',
  'later',
  'new',
  'next',
  'other-place',
  'wish',
])
/** Between a sign and a state that would end it, any time that passes. */
const TIME_PASSES =
  /(?:^|\s)(?:காலை|மாலை|இரவு|இரவில|நண்பகல|பகல|மதிய|நேரம|நேரத்தில|அப்போது|உடனே|திடீர|முடிந்|கலைந்|திரும்ப|வந்த|அதற்குள்|இறுதியில|கடைசியில|ஆனால்|முன்பு|இருந்தது|முன்னர்|ஆனது|விட்டது|சென்ற)/u
/** States and signs that are remembered, and how long: in sentences. */
const MAX_HELD = 16
const MAX_APART = 30

/** A state, or a sign of what it excludes, as a sentence tells it. */
interface Held {
  readonly sentence: Sentence
  readonly at: number
  readonly kind: 'state' | 'sign'
  readonly state: ExclusiveState
  readonly who: string | undefined
  readonly thing: Thing | undefined
  /** The last word that tells it. */
  readonly last: Word
}

/** Finds what cannot happen while a state lasts of which the text has told: `நிலவு இல்லாத இரவு … முழுநிலவு ஒளி வீசியது`. */
export function excludedSigns({ exclusiveStates: states, hedges }: MeaningWords): Follower {
  let held: readonly Held[] = []
  return (sentence, people, at) => {
    held = held.filter((one) => !isLifted(one, sentence, at))
    if (!isAssertedApartFrom(sentence, AS) || isCorrection(sentence)) return []
    const until = plainUntil(sentence, hedges)
    const told = [...statesIn(sentence, at, states, people), ...signsIn(sentence, at, states, people)].filter(
      ({ last }) => last.index < until,
    )
    const against = told.flatMap((one) => held.find((earlier) => isAgainst(earlier, one)) ?? [])[0]
    held = [...held, ...told].slice(0, MAX_HELD)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

/** Up to where a sentence speaks of this one, here and now: a reason may stand before what it brings with others. */
function plainUntil({ words }: Sentence, hedges: Hedges): number {
  const isHedging = (some: readonly Word[]) => [...hedgesAmong(some, hedges)].some((kind) => HEDGES.has(kind))
  if (!isHedging(words)) return words.length
  const reason = words.findIndex(isReason) + 1
  return isHedging(words.slice(0, reason)) ? 0 : reason
}

/** `நடுவே இருப்பதால், …`. */
const isReason = ({ text, tokenAfter }: Word) => tokenAfter.startsWith(',') && /(?:தால்|தனால்)$/u.test(text)

const AS = /^(?:போல|போல்|போன்று)$/u

function isLifted({ state, kind, at: since, sentence }: Held, later: Sentence, at: number): boolean {
  const { text, words } = later
  if (at - since > MAX_APART || (state.bearer !== 'person' && ANOTHER_TIME.test(text))) return true
  if (kind === 'sign' && (TIME_PASSES.test(text) || TIME_PASSES.test(sentence.text))) return true
  return words.some((word) => state.lifts.some((beginning) => isLifting(word, beginning)))
}

function isLifting(word: Word, beginning: string): boolean {
  const [first = '', second] = beginning.split(' ')
  if (!word.text.startsWith(first)) return false
  return second === undefined || word.next?.text.startsWith(second) === true
}

const toldBy = memoizeFormWith((word: Word, { told }: ExclusiveStates) => beginningWith(word, told))
const excludedBy = memoizeFormWith((word: Word, { excluded }: ExclusiveStates) =>
  beginningWith(word, excluded),
)

interface InSentence {
  readonly state: ExclusiveState
  readonly found: FoundPhrase
}

function phrasesIn({ words }: Sentence, by: (word: Word) => readonly StatePhrase[]): readonly InSentence[] {
  return words.flatMap((word) =>
    by(word).flatMap(({ phrase, state }) => {
      const found = phraseFrom(word, phrase)
      return found === undefined || isLikened(found) ? [] : [{ state, found }]
    }),
  )
}

/** `பால் போல ஒளி வீசியது` is no likeness of what shines. */
function isLikened({ first, last, words }: FoundPhrase): boolean {
  return first.sentence.words.some(
    (word) =>
      AS.test(withoutVallinam(word.text)) &&
      (word.index < first.index ||
        word.index > last.index ||
        (word.previous !== undefined && words.includes(word.previous))),
  )
}

function statesIn(sentence: Sentence, at: number, states: ExclusiveStates, people: People): Held[] {
  if (IN_GENERAL.test(sentence.text)) return []
  return phrasesIn(sentence, (word) => toldBy(word, states)).flatMap(({ state, found }): Held[] => {
    const { last } = found
    if (last.is('conditional') || last.is('infinitive')) return []
    if (state.bearer === 'scene' && !isOfOneScene(sentence)) return []
    const who = state.bearer === 'person' ? whoseState(found, people) : undefined
    if (state.bearer === 'person' && who === undefined) return []
    const thing = found.thing && thingAt(found.thing, people)
    return [{ sentence, at, kind: 'state', state, who, thing, last }]
  })
}

/** `அன்று`, or told as it was. */
const isOfOneScene = ({ words, lastWord }: Sentence) =>
  lastWord?.is('past') === true ||
  (lastWord !== undefined && (isDenial(lastWord) || lastWord.isA('noun') || lastWord.isA('name'))) ||
  words.some(({ text }) => /^(?:அன்று|அன்றைய|அந்த|அது)(?:[கசதப]்)?$/u.test(text))

function signsIn(sentence: Sentence, at: number, states: ExclusiveStates, people: People): Held[] {
  return phrasesIn(sentence, (word) => excludedBy(word, states)).flatMap(({ state, found }): Held[] => {
    const verb = verbOf(found)
    if (verb === undefined || isOfWhomOneSees(verb) || isDeniedBeside(sentence, verb)) return []
    const { lastWord } = sentence
    const isPast = verb.is('past') || lastWord?.is('past') === true
    const isNow = state.bearer === 'person' ? lastWord?.is('present') === true : isWhereItIs(state, verb)
    if (!isPast && !isNow) return []
    const who = state.bearer === 'person' ? whoShows(found, verb, people) : undefined
    if (state.bearer === 'person' && (who === undefined || isTried(verb))) return []
    const thing = found.thing && thingAt(found.thing, people)
    return [{ sentence, at, kind: 'sign', state, who, thing, last: found.last }]
  })
}

/** Where a thing is it stays: `இருப்பதால்`, `இருக்கிறது`, `உள்ளது`. */
const isWhereItIs = ({ bearer }: ExclusiveState, verb: Word) =>
  bearer === 'thing' && verb.analyses.some(({ class: kind, lemma }) => kind === 'verb' && IS.test(lemma))
const IS = /^(?:இரு|உள்|அமை)$/u

/** Whether something is denied in the sentence; not behind a reason that is told as it is (`நடுவே இருப்பதால், … விடவில்லை`). */
const isDeniedBeside = ({ words }: Sentence, verb: Word): boolean =>
  words.some(
    (word) => (!isReason(verb) || word.index <= verb.index) && (word.is('negative') || isDenial(word)),
  )

/** Whether one of the two is the state that excludes the other. */
function isAgainst(earlier: Held, later: Held): boolean {
  if (earlier.state !== later.state || earlier.kind === later.kind || earlier.who !== later.who) return false
  if (earlier.state.bearer !== 'thing' || later.thing === undefined || earlier.thing === undefined)
    return true
  const [before, again] = [earlier.thing, later.thing]
  if (again.head !== before.head || again.introduced) return false
  if (again.owner !== undefined && before.owner !== undefined && again.owner !== before.owner) return false
  return isSame(before, again) || [...again.marks].every((mark) => before.marks.has(mark))
}

/** `செய்து பார்த்தார்`: no seeing. */
const isTried = ({ previous }: Word) => previous?.is('verbal-participle') === true && !previous.isA('noun')

/** The verb of what is told: the last word of the phrase, or the next verb. */
function verbOf({ last }: FoundPhrase): Word | undefined {
  for (let word: Word | undefined = last; word !== undefined; word = word.next) {
    if (word.is('conditional') || word.is('infinitive') || word.is('permissive')) return undefined
    if (
      word.isA('verb') &&
      !word.isA('postposition') &&
      (!word.isA('noun') || word === last || word.is('finite'))
    )
      return word
  }
  return undefined
}
