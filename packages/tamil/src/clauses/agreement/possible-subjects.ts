import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { hasAntecedent } from '../reading/antecedent.ts'
import { isActing, isBareObject, isDone, isPassive } from '../reading/bare-object.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { isIntransitive } from '../reading/finite-verb.ts'
import { mainVerb, takesNoObject } from '../reading/main-verb.ts'
import { isMeasure, isThroughout } from '../reading/nominative-phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import {
  isFirstPart,
  isPartBeforeMany,
  isPartBehindMany,
  isPartOfOwner,
  mayBeFirstPart,
} from './compound-parts.ts'
import { isActionOfPeople } from './human-actions.ts'
import { isManyThings, standsForPeople } from './kinds-of-subjects.ts'
import { isSpeakerOfParticiple } from './speaker-of-participle.ts'

/** The phrases that may be the subject: no bare object, no first part of a compound, and nothing that belongs to a clause inside. */
export function possibleSubjects(clause: Clause, verb: Word, person: Person): readonly SubjectCandidate[] {
  const { candidates } = clause
  const agent = candidates.find(
    ({ kind, attachment, fits }) => attachment === 'sure' && (kind === 'people' || fits[0] === 'those'),
  )
  const many = candidates.find((one) => one.attachment === 'sure' && isMany(one)) ?? firstAgent(clause)
  const takesObject = !takesNoBareObject(many, clause, verb)
  return candidates.filter((one, place) => {
    if (isSpeakerOfParticiple(one, candidates)) return false
    const isBehindMany = many !== undefined && many.head.index < one.head.index
    if (
      (place < candidates.length - 1 || isBehindMany) &&
      (isNoPhraseAlone(one) || isPartOfOwner(one, candidates))
    )
      return false
    if (person === 'those' && (isOfClauseInside(one, clause, verb) || isHowLong(one, clause))) return false
    if (one !== agent && one.kind === 'things' && mayBeFirstPart(one)) {
      if (many !== undefined && isPartBehindMany(one, many, verb)) return false
      if (many !== undefined && isPartBeforeMany(one, many, verb)) return false
      const whole = candidates[place + 1]
      if (whole !== undefined && whole.head === one.head.next) {
        if ((!takesObject && isMany(whole)) || isFirstPart(one, many)) return false
      } else if (isFirstPart(one, many)) return false
    }
    if (one.kind !== 'things' || one === agent) return true
    if (one.attachment === 'shared' && one.maybePossessor && one.fits[0] === 'it') return false
    if (agent === undefined || one.head.index < agent.head.index) return true
    // `செய்தி நிறுவனங்கள் கூறின`.
    if (isActionOfPeople(verb) && one.fits.includes(person) && standsForPeople(one.head)) return true
    return (!isBareObject(one, agent, verb) || isActing(one, clause)) && !isDone(one, verb)
  })
}

/** `நாடு முழுவதும் சாலைகள் அமைகிறது`, `கூட்டம் கூட்டமாக`, `மதுரை வணிகர்களின்`: where or how it is, and the first part of an owner. */
function isNoPhraseAlone({ head, fits, joined }: SubjectCandidate): boolean {
  const { next, tokenAfter } = head
  if (next === undefined || tokenAfter !== ' ' || joined.length > 0 || fits[0] !== 'it') return false
  if (isThroughout(head)) return true
  if (next.is('adverbial') && head.analyses.some(({ lemma }) => next.hasLemma(lemma))) return true
  return head.isOnly('place') && !head.is('clitic-um') && next.isOnly('genitive', 'rational')
}

/** `எங்கள் நூலகம் வாரத்தில் இரண்டு நாள்கள் ஊர்களுக்குச் செல்கின்றன`: so many days, behind one thing, and a place behind them. */
function isHowLong({ head, joined }: SubjectCandidate, { candidates, complements }: Clause): boolean {
  if (!head.is('time') || joined.length > 0 || head.previous?.isA('numeral') !== true) return false
  const [first] = candidates
  if (
    first === undefined ||
    first.head.index > head.index ||
    first.fits[0] !== 'it' ||
    first.attachment !== 'sure'
  )
    return false
  return complements.some((one) => one.case === 'dative' && one.head.index > head.index)
}

/**
 * `படகுகள் கரையை அடையும் முன்பே புயல் கடலைக் கடந்தன`: many things of a clause inside, where one thing surely does what the verb
 * says: it stands away from a verb without object, or something is done to.
 */
function isOfClauseInside(one: SubjectCandidate, { candidates, complements }: Clause, verb: Word): boolean {
  if (one.attachment !== 'shared' || !isManyThings(one) || one.joined.length > 0) return false
  const last = candidates.at(-1)
  if (last === undefined || last === one || last.attachment !== 'sure' || last.kind !== 'things') return false
  const { head, fits, joined, maybePossessor } = last
  if (
    fits[0] !== 'it' ||
    joined.length > 0 ||
    maybePossessor ||
    head.next === undefined ||
    head.next === verb
  )
    return false
  if (roleOf(head.next) === 'chain' || isFullOf(verb)) return false
  return isIntransitive(verb) || complements.some((c) => c.case === 'accusative' && c.head.index > head.index)
}

/** `துணைவேந்தர் பட்டமளிப்பு விழாவில் பட்டங்களை …`: who does something to something. */
function firstAgent({ candidates: [first], complements }: Clause): SubjectCandidate | undefined {
  if (first === undefined || first.kind !== 'people' || first.attachment !== 'sure' || !first.head.isFirst)
    return undefined
  return complements.some((one) => one.case === 'accusative' && one.head.isOnly('irrational'))
    ? first
    : undefined
}

/** Things or people in the plural, in one word. */
function isMany({ fits, kind, head }: SubjectCandidate): boolean {
  return kind === 'things'
    ? fits[0] === 'those' && fits.length === 1 && !isMeasure(head)
    : fits[0] === 'they' && head.isOnly('plural')
}

/** Whether the phrase in the plural can be no object of the verb. */
function takesNoBareObject(many: SubjectCandidate | undefined, clause: Clause, verb: Word): boolean {
  if (many === undefined) return false
  if (isFullOf(verb)) return false
  if (isPassive(verb) || (isIntransitive(verb) && !verb.is('transitive'))) return true
  // `கால் விரல்கள் வீங்கத் தொடங்கின`
  if (mainVerb(verb) !== verb && takesNoObject(verb)) return true
  return clause.complements.some((one) => one.case === 'accusative' && one.head.index > many.head.index)
}

/** `சாலை பள்ளங்கள் நிறைந்தது`: what it is full of stands without ending. */
export function isFullOf(verb: Word): boolean {
  return FULL_OF.some((lemma) => verb.hasLemma(lemma))
}

const FULL_OF = ['காய்', 'பூ', 'நிறை', 'மிகு', 'மலி', 'அடங்கு', 'வாய்', 'பொதி', 'சூழ்', 'மண்டு', 'ஆ', 'ஆகு'] as const

/** Those that belong to the verb surely, or to it and a clause inside, where nothing else could do what it says. */
export function certainSubjects(
  candidates: readonly SubjectCandidate[],
  verb: Word,
  person: Person,
): readonly SubjectCandidate[] {
  const sure = candidates.filter(({ attachment }) => attachment === 'sure')
  if (sure.length > 0 || hasAntecedent(verb, person)) return sure
  const [only, ...others] = candidates
  if (only !== undefined && others.length === 0 && goOn(only, verb)) return candidates
  if (!isActionOfPeople(verb)) return sure
  return only?.kind === 'people' && others.length === 0 && !SEX.test(only.head.text) ? candidates : []
}

/** `விருந்தினர்கள் … முடித்ததும் தாம்பூலம் வாங்கிச் சென்றது`: many people, away from the clause inside, who do one thing after another. */
function goOn({ head, kind, joined }: SubjectCandidate, verb: Word): boolean {
  if (kind !== 'people' || joined.length > 0 || !head.isOnly('rational', 'plural') || !head.isFirst)
    return false
  const { previous } = verb
  return previous !== undefined && roleOf(previous) === 'chain' && previous.isOnly('transitive')
}

/** `பெண் மின்மினிகள்`: said of animals, too. */
const SEX = /^(?:பெண்|ஆண்)$/u
