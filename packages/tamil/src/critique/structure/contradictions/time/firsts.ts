import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type HedgeKind, isHedged } from '../../hedges.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { isAsserted } from '../reading/assertion.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { type Idea, isSameIdea, verbIdeaOf } from '../reading/ideas.ts'
import { isPerson, type People } from '../reading/people.ts'
import { predicationsOf } from '../reading/predications.ts'
import { agentOf } from '../reading/subject.ts'

/** Another's, another thing, or in thought only. */
const HEDGES: ReadonlySet<HedgeKind> = new Set(['another', 'imagined', 'likeness', 'wish'])
const IS_THIS = /^(?:இதுவே|இதுதான்|இது)$/u
const HAPPENED_BEFORE = /(?:^|\s)(?:ஏற்கெனவே|ஏற்கனவே|முன்பே|\S+ (?:முறை|தடவை)|(?:இரு|மும்|பல)முறை)(?=\s)/u
const FIRST = /^முதல்$/u
const RANKS = ['முத', 'இரண்டா', 'மூன்றா', 'நான்கா', 'ஐந்தா']
const ATTEMPT = /^(?:முயற்சி|தடவை|முறை|வாய்ப்பு)/u
/** Sentences that are remembered. */
const MAX_REMEMBERED = 32

interface Told {
  readonly sentence: Sentence
  readonly agent: string | undefined
  /** Which attempt it was, where that is stressed: `இரண்டாவது முயற்சியில்தான்`. */
  readonly rank: number | undefined
  /** Of what this is the first: `முதல் மனு இதுவே`. */
  readonly first: string | undefined
  /** Whether it happened, and before what is told. */
  readonly hadBeen: boolean
  readonly acts: readonly Idea[]
  readonly things: ReadonlySet<string>
}

/** What is said to be the first though there had been one, and what came about at the first attempt and at the second. */
export function firsts(meanings: MeaningWords): Follower {
  const known: Told[] = []
  return (sentence, people) => {
    if (!isAsserted(sentence) || isHedged(sentence, HEDGES, meanings.hedges)) return []
    const told = toldIn(sentence, people, meanings)
    if (told === undefined) return []
    const other = known.find((one) => excludes(one, told))
    if (known.length < MAX_REMEMBERED) known.push(told)
    return other === undefined ? [] : [contradicts(sentence, other.sentence)]
  }
}

function toldIn(sentence: Sentence, people: People, meanings: MeaningWords): Told | undefined {
  const { words, text } = sentence
  const rank = words.flatMap((word) => rankOf(word) ?? [])[0]
  const first = words.flatMap((word) => firstAt(word) ?? [])[0]
  const done = predicationsOf(sentence).filter(({ negative, tense }) => !negative && tense === 'past')
  const hadBeen = done.length > 0 && HAPPENED_BEFORE.test(text)
  if (rank === undefined && first === undefined && !hadBeen) return undefined
  return {
    sentence,
    agent: agentOf(sentence, people),
    rank,
    first,
    hadBeen,
    acts: done.flatMap(({ verb }) => verbIdeaOf(verb, meanings) ?? []),
    things: new Set(words.filter(isThing).map(nounOf)),
  }
}

const isThing = (word: Word) =>
  (word.isA('noun') || word.isA('name')) &&
  !isPerson(word) &&
  !word.is('time') &&
  !word.isA('numeral') &&
  !ATTEMPT.test(word.text)

/** `முதல் முயற்சியிலேயே` is 0. */
function rankOf({ text, next }: Word): number | undefined {
  if (next === undefined || !ATTEMPT.test(next.text) || !/ில(?:ேயே|ே|்தான்)$/u.test(next.text)) return undefined
  const at = RANKS.findIndex((rank) => text.startsWith(rank))
  return at < 0 ? undefined : at
}

/** மனு of `முதல் மனு இதுவே`. */
function firstAt({ text, next }: Word): string | undefined {
  const isThis = next?.next?.isLast === true && IS_THIS.test(withoutVallinam(next.next.text))
  return FIRST.test(text) && next !== undefined && isThis ? nounOf(next) : undefined
}

function excludes(earlier: Told, later: Told): boolean {
  if (earlier.agent !== undefined && later.agent !== undefined && earlier.agent !== later.agent) return false
  if (later.first !== undefined) return earlier.hadBeen && earlier.things.has(later.first)
  if (earlier.rank === undefined || later.rank === undefined || earlier.rank === later.rank) return false
  return (
    [...later.things].some((thing) => earlier.things.has(thing)) &&
    (earlier.acts.some((one) => later.acts.some((other) => isSameIdea(one, other))) ||
      isSameGoal(earlier, later))
  )
}

/** Both name the one thing that was to be reached: a name of its own. */
const isSameGoal = ({ things }: Told, { sentence }: Told) =>
  sentence.words.some((word) => word.isA('name') && things.has(nounOf(word)))
