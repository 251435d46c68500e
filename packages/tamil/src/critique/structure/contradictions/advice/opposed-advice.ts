import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { BoundedIndex } from '../reading/bounded-index.ts'
import { contradicts } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { isSameIdea, keysOfIdeas } from '../reading/ideas.ts'
import { isPerson } from '../reading/people.ts'
import { pointApart } from '../reading/terms.ts'
import { weighsTwoSides } from '../reading/two-sides.ts'
import { type Advice, adviceIn } from './advice.ts'
import type { Practice } from './practice.ts'
import type { AdviceSense } from './verdict.ts'

/** Pieces of advice on one thing that are remembered. */
const MAX_REMEMBERED = 12

/** Finds where a text takes back what it has advised: `காலை உணவைத் தவிர்க்கக் கூடாது … காலை உணவை விட்டுவிடுவதே நலம்`. */
export function opposedAdvice(meanings: MeaningWords, sentences: readonly Sentence[]): Follower {
  const index = new BoundedIndex<Advice>(MAX_REMEMBERED)
  let hasTwoSides: boolean | undefined
  return (sentence) => {
    return adviceIn(sentence, meanings).flatMap((advice) => {
      const keys = keysOf(advice)
      const against = index.under(keys).find((earlier) => areOpposed(earlier, advice))
      index.file(keys, advice)
      if (against === undefined) return []
      hasTwoSides ??= weighsTwoSides(sentences)
      return hasTwoSides && isValue(against) && isValue(advice)
        ? []
        : [contradicts(sentence, against.sentence)]
    })
  }
}

const isValue = ({ judgement }: Advice) => judgement === 'good' || judgement === 'bad'

const keysOf = ({ terms, action }: Advice): readonly string[] =>
  keysOfIdeas(terms.length === 0 && action ? [action] : terms)

function areOpposed(earlier: Advice, later: Advice): boolean {
  if (pointApart(earlier.sentence, later.sentence)) return false
  const turns = turnsBetween(earlier, later)
  if (turns === undefined) return false
  const isTurned = (earlier.isLeft !== later.isLeft) !== (turns === 1)
  if (!EXCLUDED[earlier.judgement].includes(isTurned ? LEAVING[later.judgement] : later.judgement))
    return false
  return narrowsOnlyTime(earlier, later) && narrowsOnlyTime(later, earlier) && sharesAll(earlier, later)
}

/** How many steps the one leaves out that the other takes; `undefined` where they are not the same practice. */
function turnsBetween(one: Practice, other: Practice): 0 | 1 | undefined {
  if (!isSameAction(one, other) || one.steps.length !== other.steps.length || one.steps.length > 1)
    return undefined
  const [step] = one.steps
  const [same] = other.steps
  if (step === undefined || same === undefined) return 0
  if (!isSameIdea(step.idea, same.idea)) return undefined
  return step.isLeftOut === same.isLeftOut ? 0 : 1
}

function isSameAction(one: Practice, other: Practice): boolean {
  if (!areAgentsAlike(one, other)) return false
  if (one.action !== undefined && other.action !== undefined) return isSameIdea(one.action, other.action)
  return one.isUse && other.isUse
}

/** The same, or of one said without who; with nothing else to tell it by, both have to say the same. */
function areAgentsAlike(one: Practice, other: Practice): boolean {
  const isBare = one.terms.length === 0
  if (one.agents.length === 0 || other.agents.length === 0)
    return !isBare || one.agents.length === other.agents.length
  return one.agents.some((agent) => other.agents.some((same) => isSameIdea(agent, same)))
}

/** What is made of leaving something, as said of doing it. */
const LEAVING: Readonly<Record<AdviceSense, AdviceSense>> = {
  must: 'must not',
  'must not': 'must',
  good: 'bad',
  bad: 'must',
  needless: 'may',
  may: 'needless',
}

const EXCLUDED: Readonly<Record<AdviceSense, readonly AdviceSense[]>> = {
  must: ['must not', 'bad', 'needless'],
  'must not': ['must', 'good', 'may'],
  good: ['must not', 'bad'],
  bad: ['must', 'good'],
  needless: ['must'],
  may: ['must not'],
}

/**
 * Whether all that narrows the later is said in the earlier, apart from how much, where that is forbidden, and from when and for what, where it
 * holds at all times.
 */
function narrowsOnlyTime(general: Advice, special: Advice): boolean {
  return special.terms.every((term, at) => {
    if (general.terms.some((one) => isSameIdea(one, term))) return true
    const word = special.words[at]
    if (word !== undefined && MUCH.test(withoutVallinam(word.text)) && isForbidden(general)) return true
    return general.isEver && (isOfTime(special, at) || isForSomething(word))
  })
}

const MUCH = /^(?:நிறைய|நன்றாக|நன்கு|ஏராளமாக|தாராளமாக|மிகுதியாக|அதிகமாக|அதிகம்)$/u

const isForbidden = ({ judgement, isLeft }: Advice) =>
  isLeft ? judgement === 'must' : judgement === 'must not'

/** `செடிகளுக்கு`. */
const isForSomething = (word: Word | undefined) =>
  word?.is('dative') === true && !isPerson(word) && !word.is('place')

/** `நேரம் குறைவாக இருக்கும் நாள்களில்`, `மறுநாளும்`: a time, and what stands before it. */
function isOfTime({ words }: Advice, at: number): boolean {
  const until = words.findIndex((word, place) => place >= at && !word.is('relative-participle'))
  return (
    words[until]?.is('time') === true ||
    words.slice(at).some((word) => word.is('time') && word.is('locative'))
  )
}

const sharesAll = (one: Advice, other: Advice) =>
  (one.terms.length + other.terms.length === 0 && one.action !== undefined && other.action !== undefined) ||
  one.terms.some((term) => other.terms.some((same) => isSameIdea(term, same)))
