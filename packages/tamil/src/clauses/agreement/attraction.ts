import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { isGoing, isPassive } from '../reading/bare-object.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { isNeuter, isSpeech } from '../reading/finite-verb.ts'
import { mainVerb, takesNoObject } from '../reading/main-verb.ts'
import { isNumber } from '../reading/nominative-phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPartOfNounInCase } from './compound-parts.ts'
import { AGENT_KINDS } from './kinds-of-subjects.ts'
import { type Disagreement, found } from './mismatch.ts'

/**
 * The thing that is the subject of a verb of people, where people beside it have drawn the verb to themselves, whose it is
 * (`தொழிலாளர்களின் எண்ணிக்கை குறைந்தனர்`), or who made it (`தலைவர் எழுதிய நூல் நம் எண்ணத்தை மாற்றினார்`).
 */
export function drawnFrom(clause: Clause, verb: Word, person: Person): Disagreement | undefined {
  if (isNeuter(person) || isSpeech(person) || clause.unknown.length > 0 || verb.index > MAX_WORDS)
    return undefined
  const things = clause.candidates.filter((one) => one.attachment === 'sure')
  const [subject] = things
  if (subject === undefined || !isThingOnly(subject) || isPassive(verb) || verb.hasLemma('என்'))
    return undefined
  const owned = isOwnedByPeople(subject, clause, verb)
  return owned || isMadeByPeople(subject, clause, verb) ? found(subject, true) : undefined
}

/** What is cheap to know: whether people in the genitive, or a participle, stand right before a thing. */
export function mayBeDrawn({ sentence, index }: Word): boolean {
  return sentence.words
    .slice(Math.max(0, index - MAX_WORDS), index)
    .some((word) => word.is('genitive', 'rational') || word.is('relative-participle'))
}

function isThingOnly({ head, kind, fits, joined }: SubjectCandidate): boolean {
  if (kind !== 'things' || joined.length > 0 || fits.length > 1) return false
  if (
    head.is('time') ||
    head.is('place') ||
    head.is('position') ||
    head.isA('pronoun') ||
    head.isA('numeral')
  )
    return false
  return head.isA('noun') && !head.is('accusative') && !head.is('participial-noun') && !head.is('clitic-um')
}

/** `மாணவர்களின் எண்ணிக்கை ஆண்டுதோறும் குறைந்து வருகின்றனர்`: the only noun in the nominative, before a verb that takes no object. */
function isOwnedByPeople({ head }: SubjectCandidate, { candidates }: Clause, verb: Word): boolean {
  const { previous, next } = head
  if (candidates.length > 1 || previous?.isOnly('genitive', 'rational') !== true) return false
  if (next === undefined || next === verb || roleOf(next) === 'chain') return false
  if (!(takesNoObject(verb) || isLasting(verb)) || isGoing(mainVerb(verb))) return false
  if (!isNumber(head) && !MATTERS.some((kind) => head.isOnly(kind))) return false
  const main = mainVerb(verb)
  const between = head.sentence.words.slice(next.index, main.index)
  return between.every(
    (word) => roleOf(word) !== 'chain' && roleOf(word) !== 'adverbial' && roleOf(word) !== 'relative',
  )
}

/** What goes on without people doing something to it. */
const isLasting = (verb: Word) => verb.hasLemma('தொடர்') || verb.hasLemma('நீடி')

const MATTERS = ['abstract', 'event', 'action'] as const

/**
 * `தலைவர் எழுதிய அந்த நூல் நம் எண்ணத்தை மாற்றினார்`: a thing right behind what someone has made, with an object of its own behind it,
 * or a bare one right before the verb.
 */
function isMadeByPeople(subject: SubjectCandidate, clause: Clause, verb: Word): boolean {
  const { head } = subject
  const { next } = head
  if (next === undefined || next === verb || AGENT_KINDS.some((kind) => head.is(kind))) return false
  if (!MADE.some((kind) => head.isOnly(kind)) && !head.is('imperative')) return false
  const participle = participleOf(head)
  if (participle === undefined || participle.isA('adjective') || !participle.isOnly('transitive'))
    return false
  const maker = clausesOf(head.sentence).find((one) => one.verb === participle)?.candidates[0]
  if (maker?.kind !== 'people' || verb.isOnly('intransitive')) return false
  const others = clause.candidates.filter((one) => one !== subject && one.head !== maker.head)
  if (!head.is('clitic-thaan') && !isApart(next)) return false
  const bare = others.some(
    (one) => one.head.next === verb && one.kind === 'things' && verb.isOnly('transitive'),
  )
  if (
    !others.every(
      (one) =>
        one.head.next === verb || isPartOfNounInCase(one) || one.head.next?.isOnly('accusative') === true,
    )
  )
    return false
  const object = clause.complements.some((one) => one.case === 'accusative' && one.head.index > head.index)
  const chained = head.sentence.words
    .slice(head.index + 1, verb.index)
    .some((word) => roleOf(word) === 'chain')
  return (object || bare) && !chained
}

const MADE = ['thing', 'abstract', 'action', 'event'] as const

/** The participle that tells of a noun, with nothing but modifiers between. */
function participleOf({ previous }: Word): Word | undefined {
  let word = previous
  while (word !== undefined && roleOf(word) === 'modifier' && !word.is('genitive')) word = word.previous
  return word !== undefined && roleOf(word) === 'relative' ? word : undefined
}

/** `நூல் எங்கள் வகுப்பை`, `பாடல் அனைவரையும்`: what follows opens a phrase of its own. */
function isApart(next: Word): boolean {
  if (roleOf(next) === 'adverb') return true
  if (roleOf(next) === 'modifier')
    return next.isA('pronoun') || next.isA('demonstrative') || next.isOnly('genitive')
  return next.isA('pronoun') && !next.is('nominative')
}
