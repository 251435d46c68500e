import type { Sentence } from '../../text/sentence.ts'
import type { Block, Essay } from '../essay.ts'
import type { CritiqueFinding } from '../feedback-item.ts'
import type { MeaningWords } from './meaning-words.ts'
import { saidAgain } from './said-again.ts'
import { type Idea, MIN_SHARED_BY_TWO, type Thought, thoughtsOf } from './thoughts.ts'

/** Ideas that two sentences share at least, one of them in another word. */
const MIN_SHARED = 3
/** Of the ideas of the two together, and of those of the one that has fewer; less where they share many. */
const SHARES = { few: { ofAll: 0.5, ofFewer: 0.7 }, many: { ofAll: 0.44, ofFewer: 0.6 } } as const
const MANY = 4
/** The same of two sentences of one paragraph that both say what is so or ought to be: a point is made there once. */
const SHARES_NEARBY = { ofAll: 0.34, ofFewer: 0.5 } as const
/** A conclusion may come back to what has been said; not sentence for sentence. */
const MIN_SHARED_AT_END = 4
/** Of these each of the two says so many again. */
const MIN_OF_EACH = 2
const SHARES_BY_TWO = { ofAll: 0.4, ofFewer: 0.6 } as const
/** Earlier sentences that are looked at for one idea. */
const MAX_PLACES = 24

/**
 * Finds a sentence that says again, in other words, what an earlier one has said: of the same things the same, with no number
 * or name of its own. The introduction may announce what follows. An index by the ideas keeps the time linear in the text.
 */
export function restatedSentences(
  { paragraphs, isQuoted }: Essay,
  meanings: MeaningWords,
): CritiqueFinding[] {
  const index = new Map<string, Thought[]>()
  const remarked = new Set<Sentence>()
  const hasFrame = isFramed(paragraphs)
  return paragraphs.slice(hasFrame ? 1 : 0).flatMap((paragraph) =>
    thoughtsOf(paragraph, hasFrame && paragraph === paragraphs.at(-1), isQuoted, meanings).flatMap(
      (thought) => {
        if (remarked.has(thought.sentence) || (thought.second && remarked.has(thought.second))) return []
        const earlier = sharedWith(thought, index).find(([other]) => isSameThought(other, thought))?.[0]
        for (const key of new Set(thought.ideas.flatMap(({ keys }) => keys))) {
          const places = index.get(key) ?? []
          if (places.length < MAX_PLACES) index.set(key, [...places, thought])
        }
        if (earlier === undefined) return []
        remarked.add(thought.sentence)
        if (thought.second) remarked.add(thought.second)
        return [saidAgain(thought.sentence, earlier.sentence, thought.second)]
      },
    ),
  )
}

/** Whether a text has a paragraph between the one that announces and the one that comes back. */
export const isFramed = (paragraphs: readonly Block[]) => paragraphs.length > 2

/** The earlier sentences that share enough ideas, those that share most first. */
function sharedWith({ ideas }: Thought, index: ReadonlyMap<string, readonly Thought[]>): [Thought, number][] {
  const shared = new Map<Thought, number>()
  for (const { keys } of ideas)
    for (const other of new Set(keys.flatMap((key) => index.get(key) ?? [])))
      shared.set(other, (shared.get(other) ?? 0) + 1)
  return [...shared].filter(([, count]) => count >= MIN_SHARED).sort(([, one], [, other]) => other - one)
}

function isSameThought(earlier: Thought, later: Thought): boolean {
  if ((earlier.second ?? earlier.sentence).start >= later.sentence.start) return false
  const isOneParagraph = earlier.paragraph === later.paragraph
  if (earlier.particulars !== later.particulars || earlier.denies !== later.denies) return false
  if (
    earlier.states.some(({ pair, side }) =>
      later.states.some((one) => one.pair === pair && one.side !== side),
    )
  )
    return false
  const pairs = later.ideas.flatMap((said) => {
    const { root, keys, isGeneral } = said
    const same = earlier.ideas.find((idea) => idea.root === root)
    const other =
      same ??
      earlier.ideas.find((idea) => idea.keys.some((key) => keys.includes(key)) || isOfOneRoot(idea, said))
    if (other === undefined) return []
    return [{ said, other, isReworded: same === undefined, isTelling: !other.isGeneral || !isGeneral }]
  })
  const said = new Set(pairs.map(({ said: one }) => one.root))
  const isOfEach = (later.parts ?? []).every(
    ({ ideas }) => ideas.filter(({ root }) => said.has(root)).length >= MIN_OF_EACH,
  )
  if (!isOfEach) return false
  const others = new Set(pairs.map(({ other }) => other))
  // `பாடத்தைக் கற்க`, `விளையாட்டையும் கற்க`; `கண்கள் கெடும்`, `தூக்கம் கெடும்`: the same of something else.
  const isOfOther = (['isObject', 'isSubject'] as const).some(
    (part) =>
      later.ideas.some((idea) => idea[part] && !said.has(idea.root)) &&
      earlier.ideas.some((idea) => idea[part] && !others.has(idea)),
  )
  if (isOfOther) return false
  const shared = others.size
  const all = earlier.ideas.length + later.ideas.length - shared
  const fewer = Math.min(earlier.ideas.length, later.ideas.length)
  const isByTwo = earlier.second !== undefined || later.second !== undefined
  const isNear =
    !isByTwo && isOneParagraph && !earlier.isTold && !later.isTold && !ADDS.test(later.sentence.text)
  const { ofAll, ofFewer } = isByTwo
    ? SHARES_BY_TWO
    : isNear
      ? SHARES_NEARBY
      : shared >= MANY
        ? SHARES.many
        : SHARES.few
  const least = isByTwo ? MIN_SHARED_BY_TWO : later.isOuter ? MIN_SHARED_AT_END : MIN_SHARED
  return (
    pairs.filter(({ isTelling }) => isTelling).length >= least &&
    shared >= ofAll * all &&
    shared >= ofFewer * fewer &&
    (pairs.some(({ isReworded }) => isReworded) || (isNear && shared >= MANY))
  )
}

/** The beginning of a noun of its verb, செழி of செழிப்பு, and of a word that nothing explains: டெங்கு of டெங்குவை. */
const MIN_ROOT = 4
function isOfOneRoot(one: Idea, other: Idea): boolean {
  const [short, long] = one.letters.length <= other.letters.length ? [one, other] : [other, one]
  return short.letters.length >= MIN_ROOT && long.letters.startsWith(short.letters)
}

/** A likeness or an explanation brings something new. */
const ADDS = /போல|போன்ற|என்பது|பொருள்|எடுத்துக்காட்டு|உதாரண|சான்றாக/u
