import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords, SingleAct } from '../../meaning-words.ts'
import { isAsserted, isOtherTime, yearsOf } from '../reading/assertion.ts'
import { BoundedIndex } from '../reading/bounded-index.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, type People } from '../reading/people.ts'
import { type Predication, predicationsOf } from '../reading/predications.ts'
import { isSame, type Thing, thingAt } from '../reading/things.ts'
import { type Agent, agentIn, areOthers } from './agent.ts'

/** It was done again, to another, or in thought only. */
const HEDGES: ReadonlySet<HedgeKind> = new Set([
  'again',
  'another',
  'imagined',
  'likeness',
  'new',
  'next',
  'wish',
])
const TOGETHER = /இருவரும்|சேர்ந்து|இணைந்து|பகிர்ந்து|ஆளுக்கு|ஒவ்வொ|ோடு(?:\s|$)|ுடன்(?:\s|$)/u
/** Acts of one kind done to things of one name that are remembered. */
const MAX_REMEMBERED = 8

interface Done {
  readonly sentence: Sentence
  readonly agent: Agent
  readonly thing: Thing
  /** To whom it was given, for whom it was done. */
  readonly to: string | undefined
  /** The reader knows which it is. */
  readonly isKnown: boolean
  /** It is the only one of its kind: `அந்த ஒரே கோல்`. */
  readonly isOnly: boolean
}

/** Another who did what one person does to one thing once: `தலைவர் முகாமைத் தொடங்கி வைத்தார் … முதல்வர் தொடங்கி வைத்த முகாம்`. */
export function singleActs({ hedges, singleActs: acts }: MeaningWords): Follower {
  const known = new BoundedIndex<Done>(MAX_REMEMBERED)
  return (sentence, people) => {
    if (!isAsserted(sentence) || isHedged(sentence, HEDGES, hedges)) return []
    const found = predicationsOf(sentence).flatMap((predication) =>
      [...doneIn(predication, people, acts)].flatMap(([key, done]) => {
        const other = known.under([key]).find((one) => isAgainst(one, done))
        known.file([key], done)
        return other === undefined ? [] : [contradicts(sentence, other.sentence)]
      }),
    )
    return found.slice(0, 1)
  }
}

function isAgainst(earlier: Done, later: Done): boolean {
  if (earlier.sentence === later.sentence || !areOthers(earlier.agent, later.agent)) return false
  if (earlier.to !== undefined && later.to !== undefined && earlier.to !== later.to) return false
  if (isOtherTime(yearsOf(earlier.sentence), yearsOf(later.sentence))) return false
  if (earlier.isOnly) return !later.thing.introduced && mayBeOfOneOwner(earlier.thing, later.thing)
  return later.isKnown && (isSame(earlier.thing, later.thing) || isPointedTo(earlier.thing, later.thing))
}

/** `பேனா`, `அந்தக் கறுப்புப் பேனா`. */
const isPointedTo = (earlier: Thing, later: Thing) =>
  later.pointed && !later.introduced && mayBeOfOneOwner(earlier, later)

const mayBeOfOneOwner = (one: Thing, other: Thing) =>
  one.owner === undefined || other.owner === undefined || one.owner === other.owner

/** What a predication tells of that is done once, by the act and each noun that the word for the thing may be: பேனா is no louse. */
function doneIn(
  predication: Predication,
  people: People,
  known: MeaningWords['singleActs'],
): ReadonlyMap<string, Done> {
  const { negative, verb, tense, words } = predication
  const isDone = tense === 'past' || /(?:ிருக்கிற|ுள்ள)/u.test(verb.text)
  const acts = isDone && !negative && !TOGETHER.test(textOf(words)) ? actsOf(predication, known) : []
  const agent = acts.length === 0 ? undefined : agentIn(predication, people)
  const object = agent && objectOf(predication)
  if (agent === undefined || object === undefined) return new Map()
  const thing = thingAt(object, people)
  const to = words.find((word) => word.is('dative') && (isPerson(word) || word.isA('pronoun')))
  const done = {
    sentence: verb.sentence,
    agent,
    to: to && people.keyOf(to),
    isKnown: thing.pointed || thing.owner !== undefined || thing.marks.size > 0,
    isOnly: object.previous?.text === 'ஒரே',
  }
  return new Map(
    acts.flatMap(({ number, things }) =>
      nounsOf(object)
        .filter((noun) => things.length === 0 || things.some((end) => noun.endsWith(end)))
        .map((noun) => [`${number} ${noun}`, { ...done, thing: { ...thing, head: noun } }] as const),
    ),
  )
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(' ')

/** By the verb, or by a participle together with its auxiliary, or by a participle that the auxiliary only carries. */
function actsOf({ verb, lemma }: Predication, acts: MeaningWords['singleActs']): readonly SingleAct[] {
  const before = verb.previous
  if (before?.is('verbal-participle') !== true || !AUXILIARIES.has(lemma)) return acts.get(lemma) ?? []
  const main = before.analyses.find(({ class: kind }) => kind === 'verb')?.lemma
  return acts.get(before.text + lemma) ?? acts.get(main ?? '') ?? []
}

const AUXILIARIES: ReadonlySet<string> = new Set('வை கொடு தா விடு கொள் போடு'.split(' '))

/** What it is done to: in the accusative, the noun behind a participle, or bare before the verb. */
function objectOf({ words, kind, head }: Predication): Word | undefined {
  const object = words.findLast((word) => word.is('accusative') && isThing(word))
  if (object !== undefined) return object
  if (kind === 'relative' && head !== undefined && isThing(head)) return head
  return words.findLast((word) => word.is('nominative') && isThing(word) && !word.is('time'))
}

const isThing = (word: Word) => (word.isA('noun') || word.analyses.length === 0) && !isPerson(word)

const nounsOf = ({ analyses }: Word) => [
  ...new Set(analyses.filter(({ class: kind }) => kind === 'noun').map(({ lemma }) => lemma)),
]
