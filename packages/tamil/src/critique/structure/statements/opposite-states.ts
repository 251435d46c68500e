import type { Word } from '../../../text/word.ts'
import { nounOf } from '../contradictions/reading/contradiction.ts'
import { finds, isOfOneSubject, ONLY, type Placed, sharesSomething } from './placed-statement.ts'
import { type Idea, isSameIdea, oppositionOf, standInOneCase } from './statement.ts'
import { isEver, isOfOneTime } from './statement-times.ts'

const RESTRICTS: ReadonlySet<string> = new Set(['thing', 'place', 'quality'])
/** Predicates that hold a state for a while: `அமைதியாக இருந்தது`. */
const STAYS = /^(?:இரு|உள்|காணப்படு|கிட|விளங்கு|திகழ்|காண்|அமை|படு|வாழ்|பழகு|நடந்துகொள்)/u

/** `வெயிலிலும் மழையிலும்`. */
const isAnywhere = ({ role, word }: Idea) => role === 'place' && word.is('clitic-um')

const hasOpposites = ({ opposites }: Idea) => opposites.length > 0

interface Apart {
  readonly earlier: Idea
  readonly later: Idea
  readonly kind: 'state' | 'value' | 'turn'
}

/** Whether two say opposites of one thing, and nothing else keeps the two apart. */
export function areStatesApart(earlier: Placed, later: Placed): boolean {
  const mayOppose = later.ideas.filter(hasOpposites)
  if (mayOppose.length === 0) return false
  const apart = earlier.ideas.filter(hasOpposites).flatMap((one) =>
    mayOppose.flatMap((other): Apart[] => {
      const kind = oppositionOf(one, other)
      return kind === undefined ? [] : [{ earlier: one, later: other, kind }]
    }),
  )
  if (apart.length === 0) return false
  const told = apart.filter((pair) => excludes(pair, earlier, later))
  if (!apart.every((pair) => told.some((one) => one.earlier === pair.earlier || one.later === pair.later)))
    return false
  const opposed = new Set(apart.flatMap((pair) => [pair.earlier, pair.later]))
  const restOf = ({ ideas }: Placed) =>
    ideas.filter((idea) => !opposed.has(idea) && RESTRICTS.has(idea.role) && !isAnywhere(idea))
  const [before, after] = [restOf(earlier), restOf(later)]
  const newAfter = after.filter((idea) => finds(earlier, idea) === undefined)
  const newBefore = before.filter((idea) => finds(later, idea) === undefined)
  const shared = after.filter((idea) => finds(earlier, idea) !== undefined)
  if (told.length === 0 || !sharesSomething(earlier, later, shared)) return false
  if (
    !isOfOneSubject(earlier, later) &&
    !isOpposedSubject(earlier, opposed) &&
    !isOpposedSubject(later, opposed)
  )
    return false
  if (newAfter.some(({ role }) => role !== 'thing') || newBefore.some(({ role }) => role !== 'thing'))
    return false
  if (newAfter.length > 1 || newBefore.length > 1) return false
  if (newAfter.some((idea) => newBefore.some((one) => standInOneCase(one, idea)))) return false
  return told.some(({ earlier: { role } }) => role === 'time') || isOfOneTime(earlier, later)
}

/** `பேருந்தில் கூட்டம் இருக்கும்`: it speaks of the bus. */
const isOpposedSubject = ({ subject }: Placed, opposed: ReadonlySet<Idea>) =>
  subject?.idea !== undefined && opposed.has(subject.idea)

/** Whether what is opposed is what the sentences say, and not which one they speak of. */
function excludes({ earlier, later, kind }: Apart, before: Placed, after: Placed): boolean {
  if (isAdded(earlier.word) || isAdded(later.word)) return false
  if (kind === 'value') return isOnlyOne(earlier, later) && saysTheSame(before, after)
  if (!(isTold(earlier) || isThere(earlier, before)) || !(isTold(later) || isThere(later, after)))
    return false
  if (kind === 'turn')
    return !before.isPast && isEver(before) && (earlier.role === 'said' || later.role === 'said')
  return !before.isPast || (staysSo(before) && staysSo(after)) || (isOutcome(earlier) && isOutcome(later))
}

const isTold = ({ role, word }: Idea) =>
  role === 'said' ||
  role === 'manner' ||
  (role === 'quality' &&
    word.next !== undefined &&
    ((word.next.isLast && !word.next.isA('verb')) || IN_GENERAL.has(nounOf(word.next))))
const IN_GENERAL: ReadonlySet<string> = new Set(['வாழ்க்கை', 'வாழ்வு', 'குணம்', 'பண்பு', 'இயல்பு', 'முறை'])

/** What there is or is not at a place. */
const isThere = ({ role, word }: Idea, statement: Placed) =>
  role === 'thing' && word.is('nominative') && staysSo(statement)

/** Two values of one place in one case, one of them the only one: `பேருந்திலேயே`, `பிற்பகலில் மட்டுமே`. */
function isOnlyOne(one: Idea, other: Idea): boolean {
  const isOne = ({ word }: Idea) => word.is('clitic-e') || ONLY.test(word.next?.text ?? '')
  return one.role === other.role && one.role !== 'quality' && (isOne(one) || isOne(other))
}

const saysTheSame = (one: Placed, other: Placed) =>
  one.ideas.some(
    (idea) =>
      idea.role === 'said' && other.ideas.some((said) => said.role === 'said' && isSameIdea(idea, said)),
  )

/** `வெற்றி பெற்றது`: a noun that its verb only carries. */
const isOutcome = ({ role, word }: Idea) =>
  role === 'said' && word.is('abstract') && word.isA('noun') && !word.isLast

const isAdded = (word: Word) => word.is('clitic-um') && !word.is('finite')

const staysSo = ({ sentence: { lastWord } }: Placed) =>
  lastWord?.analyses.some(({ lemma }) => STAYS.test(lemma)) === true
