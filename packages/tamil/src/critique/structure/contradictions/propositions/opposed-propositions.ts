import type { Sentence } from '../../../../text/sentence.ts'
import type { MeaningWords } from '../../meaning-words.ts'
import { daysOf, isCorrection, isOtherTime, yearsOf } from '../reading/assertion.ts'
import { BoundedIndex } from '../reading/bounded-index.ts'
import { contradicts, nounOf } from '../reading/contradiction.ts'
import type { Follower } from '../reading/follower.ts'
import { SELF } from '../reading/people.ts'
import type { Proposition } from '../reading/proposition.ts'
import { ANYBODY, meets, pointApart, type Term } from '../reading/terms.ts'
import { propositionsOf, THERE_IS } from './propositions.ts'

/** Propositions of one relation that are remembered. */
const MAX_REMEMBERED = 12

/**
 * Finds propositions that cannot hold together with an earlier one: the same said and denied of the same things, asked and
 * forbidden, of all and yet not of some. An index by the relation keeps the time linear in the sentences.
 */
export function opposedPropositions(meanings: MeaningWords): Follower {
  const index = new BoundedIndex<Proposition>(MAX_REMEMBERED)
  return (sentence, people) => {
    if (isCorrection(sentence)) return []
    const own = propositionsOf(sentence, people, meanings)
    const against = own
      .flatMap((one) => index.under(keysOf(one)).filter((other) => areOpposed(other, one)))
      .at(0)
    for (const one of own) index.file(keysOf(one), one)
    return against === undefined ? [] : [contradicts(sentence, against.sentence)]
  }
}

function keysOf({ relation, meanings, states, mood }: Proposition): string[] {
  return [
    ...(relation === undefined ? [] : [`${mood} ${relation}`]),
    ...meanings.map((set) => `${mood} set ${set}`),
    ...states.map(({ pair }) => `pair ${pair}`),
  ]
}

function areOpposed(earlier: Proposition, later: Proposition): boolean {
  if (earlier.sentence === later.sentence || pointApart(earlier.sentence, later.sentence)) return false
  if (earlier.mood !== later.mood) return false
  if (excludeByState(earlier, later)) return true
  if (!isSameRelation(earlier, later)) return false
  if (earlier.affirms && later.affirms)
    return isBesideOnlyOne(earlier, later) || isBesideOnlyOne(later, earlier) || isPlacedApart(earlier, later)
  if (earlier.affirms === later.affirms) return false
  const [denied, affirmed] = earlier.affirms ? [later, earlier] : [earlier, later]
  if (denied.mood === 'ought') return denied.terms.length > 0 && holdsOf(denied.terms, affirmed.terms)
  return isOfOneTime(denied, affirmed) && denies(denied, affirmed, earlier === denied)
}

const isSameRelation = (one: Proposition, other: Proposition) =>
  one.relation !== undefined &&
  (one.relation === other.relation || one.meanings.some((set) => other.meanings.includes(set)))

/** Whether what is said of some things holds of those of another proposition. */
const holdsOf = (general: readonly Term[], special: readonly Term[]) =>
  general.every((term) => special.some((other) => meets(term, other)))

function denies(denied: Proposition, affirmed: Proposition, isDeniedFirst: boolean): boolean {
  // Some are denied: that speaks only against all.
  if (denied.terms.some(({ quantity }) => quantity === 'some')) return deniesSome(denied, affirmed)
  if (denied.terms.some(({ quantity }) => quantity === 'all')) return false
  if (denied.terms.length < (denied.relation === THERE_IS ? 2 : 1)) return false
  if (!denied.terms.some(isSubject) || !holdsOf(besidesEase(denied, affirmed), affirmed.terms)) return false
  if (affirmed.terms.some(({ quantity }) => quantity === 'only')) return false
  if (denied.told === 'present')
    return denied.terms.length > 1 || isKnown(denied.terms) || isOfKind(denied.terms)
  // What did not come may come later, unless it is of one occasion or taken as known.
  const isOccasion = denied.terms.some((term) => term.isOccasion) && denied.terms.length > 1
  return isOccasion && (affirmed.isPresupposed || !isDeniedFirst)
}

const EASE = /^(?:எளிதில்|எளிதாக|இலகுவில்|விரைவில்|விரைவாக|சீக்கிரம்|சீக்கிரத்தில்|உடனே|உடனடியாக|அவ்வளவு)$/u
const SOON =
  /எளிதில|எளிதாக|விரைவ|சீக்கிர|உடனே|உடனடி|(?:சில|ஓரிரு|இரண்டு|மூன்று) (?:நிமிட|மணி|நாள|நாட்|வார|மாத)\S*|நொடியில/u

/** `எளிதில் மட்காது` beside `சில நாள்களில் மட்கிவிடும்`: that it is quick is said in other words. */
function besidesEase({ terms }: Proposition, affirmed: Proposition): readonly Term[] {
  const isEase = ({ word }: Term) => word !== undefined && EASE.test(word.text)
  return SOON.test(affirmed.sentence.text) ? terms.filter((term) => !isEase(term)) : terms
}

const deniesSome = (denied: Proposition, affirmed: Proposition) =>
  affirmed.terms.some(({ quantity }) => quantity === 'all') &&
  denied.terms.length > 1 &&
  holdsOf(affirmed.terms, denied.terms)

const isSubject = ({ standing }: Term) => standing === 'first' || standing === 'goal'

/** Of a kind of animals, plants or things. */
const isOfKind = ([term]: readonly Term[]) =>
  term?.word !== undefined && KINDS.some((kind) => term.word?.is(kind)) && !term.isRational
const KINDS = ['animal', 'plant', 'thing'] as const

/** Of somebody, or of what is somebody's. */
const isKnown = (terms: readonly Term[]) =>
  terms.some(({ key, isRational }) => isRational && (key === SELF || key !== ANYBODY))

function isOfOneTime(denied: Proposition, affirmed: Proposition): boolean {
  if (denied.told !== affirmed.told) return false
  const timesOf = denied.told === 'present' ? yearsOf : daysOf
  return (
    isSameTime(denied.sentence, affirmed.sentence, timesOf) && sameHours(denied.sentence, affirmed.sentence)
  )
}

const isSameTime = (one: Sentence, other: Sentence, timesOf: (sentence: Sentence) => ReadonlySet<string>) =>
  !isOtherTime(timesOf(one), timesOf(other))

/** `காலையில்`, `மாலையில்`. */
function sameHours(one: Sentence, other: Sentence): boolean {
  const times = (sentence: Sentence) => new Set(sentence.words.filter((word) => word.is('time')).map(nounOf))
  const [before, after] = [times(one), times(other)]
  return before.size === 0 || after.size === 0 || [...before].some((time) => after.has(time))
}

/** One of two states that exclude each other, and the other, of the same known thing at one time. */
function excludeByState(earlier: Proposition, later: Proposition): boolean {
  const isApart = earlier.states.some(({ pair, side }) =>
    later.states.some((state) => state.pair === pair && state.side !== side),
  )
  if (!isApart || earlier.told !== later.told) return false
  if (!isKnown(earlier.terms) || !isSameTime(earlier.sentence, later.sentence, daysOf)) return false
  if (!sameHours(earlier.sentence, later.sentence)) return false
  const isSame = holdsOf(earlier.terms, later.terms) || holdsOf(later.terms, earlier.terms)
  if (!isSame || earlier.terms.length === 0 || later.terms.length === 0) return false
  if (lengthensSubject(earlier.terms, later.terms) || lengthensSubject(later.terms, earlier.terms))
    return false
  return (
    earlier.told === 'present' || (later.isPresupposed && earlier.terms.some(({ isOccasion }) => isOccasion))
  )
}

/** `தேர்வு பயம் குறைக்கிறது`: something else than `தேர்வு` does it. */
const lengthensSubject = (terms: readonly Term[], others: readonly Term[]) =>
  terms.some(
    (term, at) =>
      term.standing === 'first' &&
      terms[at - 1]?.standing === 'first' &&
      terms[at - 1]?.word === term.word?.previous &&
      !others.some((other) => meets(term, other)),
  )

/** `நான் மட்டுமே`, `தனியாக`: and yet another does the same. */
function isBesideOnlyOne(alone: Proposition, other: Proposition): boolean {
  const only = alone.terms.find(
    ({ quantity, standing, isRational }) => quantity === 'only' && standing === 'first' && isRational,
  )
  if (only === undefined || alone.told !== other.told || alone.mood !== 'is') return false
  const rest = alone.terms.filter((term) => term.key !== only.key)
  if (rest.length === 0 || !holdsOf(rest, other.terms)) return false
  if (!isSameTime(alone.sentence, other.sentence, daysOf) || !sameHours(alone.sentence, other.sentence))
    return false
  const agents = other.terms.filter(({ isRational, standing }) => isRational && standing === 'first')
  return agents.length > 0 && agents.every((agent) => isAnother(only, agent))
}

function isAnother(only: Term, agent: Term): boolean {
  if (only.key === SELF || only.word?.isA('name'))
    return agent.key !== only.key && agent.word?.isA('noun') === true
  return isOppositeTo(only, agent)
}

/** What is ours, or that one, lies on one side and on the other: `வடக்கே`, `தெற்கே`. */
function isPlacedApart(earlier: Proposition, later: Proposition): boolean {
  if (earlier.relation !== THERE_IS || later.relation !== THERE_IS || earlier.told !== later.told)
    return false
  const side = earlier.terms.find(({ word }) => word?.is('position') || word?.isA('adverb'))
  const other = later.terms.find((term) => side !== undefined && isOppositeTo(side, term))
  if (side === undefined || other === undefined) return false
  const rest = earlier.terms.filter((term) => term !== side && term.key !== SELF)
  return (
    rest.length > 1 &&
    holdsOf(
      rest,
      later.terms.filter((term) => term !== other),
    ) &&
    later.isPresupposed
  )
}

const isOppositeTo = (one: Term, other: Term) =>
  one.states.some(({ pair, side }) =>
    other.states.some((state) => state.pair === pair && state.side !== side),
  )
