import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted, isCorrection } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import { isDenial } from '../reading/denials.ts'
import type { Follower } from '../reading/follower.ts'
import { isPerson, isPossessor, type People } from '../reading/people.ts'
import { agentOf } from '../reading/subject.ts'
import { ANOTHER_TIME, IN_GENERAL } from './time-words.ts'

/** Another, another time or place, a likeness, a wish. */
const HEDGES: ReadonlySet<HedgeKind> = new Set([
  'again',
  'another',
  'earlier',
  'except',
  'imagined',
  'later',
  'likeness',
  'new',
  'next',
  'now',
  'other-place',
  'wish',
])
const NONE = /^(?:இல்லை|கிடையாது|இல்லையே)$/u
const AT_ALL = /^(?:எதுவும்|ஒன்றும்|என்பதே|சொந்தமாக|அறவே)$/u
const OWN = /^(?:தன்|தம்|தனது|தமது|தன்னுடைய|தம்முடைய)$/u
/** What comes and goes, and who is nobody's thing. */
const PASSING = ['abstract', 'action', 'time', 'unit', 'person', 'people', 'kin', 'group', 'event'] as const
const MAX_LACKS = 8
const MAX_APART = 40
const MAX_WORDS = 10

interface Lack {
  readonly sentence: Sentence
  readonly at: number
  readonly owner: string
  readonly isOfPerson: boolean
  readonly head: string
  readonly mark: string | undefined
}

/** Finds what the text gives to one that has none of it: `நிலவுக்குச் சொந்த ஒளி இல்லை … நிலவு தன் சொந்த ஒளியால் ஒளிர்கிறது`. */
export function lackedThings({ hedges }: MeaningWords): Follower {
  let lacks: readonly Lack[] = []
  return (sentence, people, at) => {
    lacks = lacks.filter((one) => !isOver(one, sentence, at))
    if (!isAsserted(sentence) || isCorrection(sentence) || isHedged(sentence, HEDGES, hedges)) return []
    const against = lacks.find((one) => isGiven(sentence, one, people))
    const lack = lackIn(sentence, at, people)
    // What is told of it otherwise may tell how they came to it.
    lacks = lacks.filter(({ head, mark }) => !sentence.words.some((word) => isThat(word, head, mark)))
    if (lack !== undefined && lacks.length < MAX_LACKS) lacks = [...lacks, lack]
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

const isOver = ({ at: since, isOfPerson }: Lack, { text }: Sentence, at: number) =>
  at - since > MAX_APART || (isOfPerson && ANOTHER_TIME.test(text))

const isThat = (word: Word, head: string, mark: string | undefined) =>
  word.isA('noun') && nounOf(word) === head && markOf(word) === mark

/** The adjective, or first part of a compound, right before a noun. */
function markOf({ previous }: Word): string | undefined {
  if (previous === undefined || previous.isA('numeral')) return undefined
  const isMark = previous.is('adjectival') || previous.isA('adjective') || previous.isOnly('nominative')
  return isMark && !/^(?:ஒரு|ஓர்|எந்த)/u.test(previous.text) ? withoutVallinam(previous.text) : undefined
}

function lackIn(sentence: Sentence, at: number, people: People): Lack | undefined {
  const { words, text } = sentence
  const end = words.find((word) => NONE.test(word.text) && (word.isLast || /^[,;]/u.test(word.tokenAfter)))
  if (end === undefined || IN_GENERAL.test(text)) return undefined
  const from = words.findLastIndex((word, place) => place < end.index && /^[,;]/u.test(word.tokenAfter)) + 1
  const clause = words.slice(from, end.index)
  const noun = clause.findLast(({ text: said }) => !AT_ALL.test(said))
  if (noun === undefined || clause.length > MAX_WORDS || !noun.is('nominative') || !noun.isA('noun'))
    return undefined
  if (PASSING.some((kind) => noun.is(kind)) || noun.is('verbal-noun')) return undefined
  const holders = clause.filter(
    (word) => word.index < noun.index && (word.is('dative') || word.is('locative')) && !word.is('time'),
  )
  const [holder, ...more] = holders
  if (holder === undefined || more.length > 0) return undefined
  const owner = keyOf(holder, people)
  if (owner === undefined) return undefined
  const isOfPerson = isPerson(holder) || holder.is('rational')
  return { sentence, at, owner, isOfPerson, head: nounOf(noun), mark: markOf(noun) }
}

/** `அதற்கு`: the thing of which the sentence before speaks. */
function keyOf(word: Word, people: People): string | undefined {
  if (/^(?:அதற்கு|இதற்கு|அதில்|இதில்)/u.test(word.text)) return people.thing && nounOf(people.thing)
  return isPerson(word) || word.isA('pronoun') ? people.keyOf(word) : nounOf(word)
}

/** Whether a sentence tells of the thing as theirs, as a fact. */
function isGiven(sentence: Sentence, { owner, head, mark, isOfPerson }: Lack, people: People): boolean {
  const { words, lastWord } = sentence
  if (lastWord === undefined || words.some((word) => word.is('negative') || isDenial(word))) return false
  const isFact = (lastWord.is('past') || lastWord.is('present')) && !lastWord.is('permissive')
  if (!isFact) return false
  return words.some((word) => {
    if (!isThat(word, head, mark)) return false
    let before = word.previous
    while (before !== undefined && isPassed(before)) before = before.previous
    if (before === undefined || !(isPossessor(before) || OWN.test(before.text))) return false
    if (!OWN.test(before.text)) return keyOf(before, people) === owner && !isOfAnother(before)
    if (isOfPerson) return agentOf(sentence, people) === owner
    return words.some((one) => one.is('nominative') && one.index < before.index && nounOf(one) === owner)
  })
}

/** `பக்கத்து ஊரின்`, `நண்பன் வீட்டு`. */
const isOfAnother = ({ previous }: Word) =>
  previous !== undefined &&
  (previous.is('adjectival') || previous.isA('adjective') || isPossessor(previous) || isPerson(previous))

const isPassed = (word: Word) =>
  !isPossessor(word) &&
  (word.isA('numeral') || word.is('adjectival') || word.isA('adjective') || word.isOnly('nominative'))
