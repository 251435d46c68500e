import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clauseOf, clausesOf } from '../reading/clauses-of.ts'
import { isNeuter, isSpeech, verbPerson } from '../reading/finite-verb.ts'
import { agreementOf, countsPeople, isEach } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { actionSubject, mayHaveAction } from './action-subject.ts'
import { drawnFrom, mayBeDrawn } from './attraction.ts'
import { calledByName } from './called-by-name.ts'
import { disagreementOfHumanVerb } from './human-verb.ts'
import { isOneOnly, mayDisagree, standsBeforeSpeaker } from './may-disagree.ts'
import type { Disagreement } from './mismatch.ts'
import { disagreementOfNeuterVerb } from './neuter-verb.ts'
import { someOfMany } from './partitive-subject.ts'
import { certainSubjects, possibleSubjects } from './possible-subjects.ts'
import { withoutThingsBesidePeople } from './things-beside-people.ts'
import { saysTimePassed } from './time-passed.ts'
import { mayBeSubject } from './unknown-subject.ts'

/**
 * The subject of a finite verb, read from its whole clause, where the verb cannot agree with it. Undefined wherever
 * another phrase could be the subject, or the subject may be left out.
 */
export const disagreement = memoize((verb: Word): Disagreement | undefined => {
  if (verb.quoted || (verb.next !== undefined && !isSaid(verb))) return undefined
  const person = verbPerson(verb)
  if (person === undefined) return undefined
  const mayBeAction = mayHaveAction(verb)
  const drawn = !isNeuter(person) && mayBeDrawn(verb) ? drawnSubject(verb, person) : undefined
  if (drawn !== undefined) return drawn
  if (!mayBeAction && !mayDisagree(verb, person)) return undefined
  if (saysTimePassed(verb) || (person === 'those' && someOfMany(verb))) return undefined
  const clause = clauseOf(verb)
  if (clause === undefined || clause.kind !== 'finite') return undefined
  const action = mayBeAction && verb.next === undefined ? actionSubject(clause, verb, person) : undefined
  if (action !== undefined || !mayDisagree(verb, person)) return action
  if ((clause.quoted || verb.next !== undefined) && !isCondition(verb) && !hasOwnSubject(clause, verb))
    return undefined
  const all = possibleSubjects(clause, verb, person).map((one) => calledByName(one, clause, verb))
  const candidates = withoutThingsBesidePeople(all, verb, person)
  if (
    candidates.some(
      (one) => agrees(one, person) && !isOneBefore(one, verb) && !isBeforeSpeaker(one, candidates),
    )
  )
    return undefined
  if (
    !isSpeech(person) &&
    clause.unknown.some(
      (word) =>
        mayBeSubject(word, person) &&
        !isOfInnerClause(word, clause, verb) &&
        !isPartOfName(word, clause) &&
        !isBehindMany(word, clause, verb),
    )
  )
    return undefined
  return isNeuter(person)
    ? disagreementOfNeuterVerb(clause, certainSubjects(candidates, verb, person), verb, person)
    : disagreementOfHumanVerb(clause, candidates, verb, person)
})

/** The thing that people beside it have drawn the verb from, at the end of a sentence. */
function drawnSubject(verb: Word, person: Person): Disagreement | undefined {
  const clause = verb.isLast ? clauseOf(verb) : undefined
  return clause?.kind === 'finite' && !clause.quoted ? drawnFrom(clause, verb, person) : undefined
}

/** என்று, or என்றார்: somebody says or thinks what stands before. A name right before the verb may be of who says it. */
function isSaid({ previous, next }: Word): boolean {
  if (next === undefined || roleOf(next) === 'quotative') return next !== undefined
  if (NEXT_SENTENCE.test(next.text)) return true
  return (
    roleOf(next) === 'finite' &&
    next.isOnly('finite', 'third') &&
    next.hasLemma('என்') &&
    previous?.isA('name') !== true
  )
}

/** `அவன் பார்த்தான் ஆனால் …`: what follows begins anew. */
const NEXT_SENTENCE = /^(?:ஆனால்|ஏனெனில்|ஏனென்றால்)$/u

/** `நீங்கள் கையெழுத்து இட்டீர்கள் என்றால்`: nobody says it. */
function isCondition({ next }: Word): boolean {
  return next !== undefined && (/^(?:என்றால்|எனில்)$/u.test(next.text) || NEXT_SENTENCE.test(next.text))
}

/**
 * Whether what is said has its own subject: `கம்பர் பாடினார் என்று ஆசிரியர் கூறினார்`. Of the verb of saying it may be
 * otherwise: `அம்மா வருவாள் என்று நினைத்தாள்`.
 */
function hasOwnSubject({ candidates }: Clause, verb: Word): boolean {
  const outer = clausesOf(verb.sentence).find(
    (one) => one.kind === 'finite' && one.verb !== undefined && one.verb.index > verb.index,
  )
  const person = outer?.verb && verbPerson(outer.verb)
  // `உழைத்தவன் உயர்வான் என்பது`: nobody says it.
  if (outer === undefined && /^என்பது/u.test(verb.next?.text ?? '')) return candidates.length > 0
  if (outer === undefined || person === undefined) return false
  if (outer.candidates.some((one) => agrees(one, person))) return true
  return candidates.every((one) => !agrees(one, person))
}

/**
 * `சுனாமி எச்சரிக்கை வந்தவுடன் மீனவர்கள் …`: the unknown word stands before an adverbial clause has ended, and people in the
 * nominative after it.
 */
function isOfInnerClause(word: Word, { candidates }: Clause, verb: Word): boolean {
  // `நேரமில்லை என்று`
  if (word.next !== undefined && roleOf(word.next) === 'quotative') return true
  if (isOfWhatIsSaid(word, candidates, verb)) return true
  const inner = clausesOf(verb.sentence).findLast(
    (one) =>
      one.kind === 'adverbial' &&
      one.verb !== undefined &&
      one.verb.index > word.index &&
      one.verb.index < verb.index,
  )
  const end = inner?.verb?.index
  return (
    end !== undefined &&
    candidates.some(
      (one) =>
        (one.kind === 'people' || isManyThings(one)) && one.attachment === 'sure' && one.head.index > end,
    )
  )
}

/**
 * `சிட்டுக்குருவிகள் கூடு கட்டுகிறது`, `கணினிகள் மீத்திறன் கோப்புகளை வாசிக்கிறது`: behind many things, it is the object, or the first part of an object,
 * for many things away from the verb are none themselves.
 */
function isBehindMany({ index, next, tokenAfter }: Word, { candidates }: Clause, verb: Word): boolean {
  if (next === undefined || tokenAfter !== ' ') return false
  const isObject =
    next === verb ? verb.isOnly('transitive') && !verb.is('passive') : next.isOnly('accusative', 'irrational')
  return (
    isObject &&
    candidates.some((one) => isManyThings(one) && one.attachment === 'sure' && one.head.index < index)
  )
}

function isManyThings({ kind, head, joined }: SubjectCandidate): boolean {
  return (
    kind === 'things' &&
    joined.length === 0 &&
    head.isOnly('nominative', 'plural') &&
    !head.is('time') &&
    !head.is('unit')
  )
}

/** `டிவிலி நகரில் மழை பெய்யும் என்று மீனவர்கள் கூறினர்`: it stands in what is said, and who says it behind என்று. */
function isOfWhatIsSaid(word: Word, candidates: readonly SubjectCandidate[], verb: Word): boolean {
  const said = verb.sentence.words
    .slice(word.index + 1, verb.index)
    .findLast((one) => roleOf(one) === 'quotative' || one.text.endsWith('தாக'))
  if (said === undefined) return false
  return candidates.some(
    ({ head, kind, attachment, maybePossessor }) =>
      head.index > said.index &&
      attachment === 'sure' &&
      !maybePossessor &&
      (kind === 'people' || head.is('group') || head.is('place')) &&
      agreementOf(head).fits.length <= 4,
  )
}

/** `தீயணைப்பு வீரர்கள்`, `சேதுபதி மகாலின்`: right before a noun that is surely another’s, a word that is not known is part of it. */
function isPartOfName({ next, text, tokenAfter }: Word, { candidates }: Clause): boolean {
  if (next === undefined || tokenAfter !== ' ' || text === 'மற்றும்') return false
  if (next.isOnly('genitive') || next.isOnly('oblique')) return true
  return (
    /(?:ப்பு|ம்|வு|டு|று|ை|ி|மை|ண்|ழ்|ல்)$/u.test(text) &&
    candidates.some(
      ({ head, fits, attachment }) =>
        head === next && fits[0] === 'they' && attachment === 'sure' && head.isOnly('plural'),
    )
  )
}

/** `மருத்துவர் சொன்னபடி நான் நடக்கிறார்`: who said so is the subject of that alone, and the speaker of what follows. */
function isBeforeSpeaker({ attachment, head }: SubjectCandidate, all: readonly SubjectCandidate[]): boolean {
  const { next } = head
  if (attachment !== 'shared' || next === undefined || !standsBeforeSpeaker(head)) return false
  return all.some((one) => one.head === next.next && one.attachment === 'sure')
}

/** `பாட்டி புறப்பட்டனர்`: one person, though honoured, has no plural in -னர். */
function isOneBefore({ head, joined }: SubjectCandidate, verb: Word): boolean {
  return joined.length === 0 && isOneOnly(head, verb)
}

function agrees(candidate: SubjectCandidate, person: Person): boolean {
  // `சுமியும் நானும் வந்தோம்`: one of several, though the others are not known.
  if (
    candidate.head.is('clitic-um') &&
    isManyPersons(person) &&
    !isPeopleAlone(candidate, person) &&
    !isThingsAlone(candidate, person) &&
    !isSpeakerAlone(candidate, person) &&
    !isEach(candidate.head)
  )
    return true
  return personsOf(candidate).includes(person)
}

/** `நான்கு மாணவர்களும் திரும்பின`, `அனைவரும் நின்றன`, `மாமாவும் அத்தையும் வந்தன`: all of them are people. */
function isPeopleAlone({ head, kind, joined }: SubjectCandidate, person: Person): boolean {
  if (person !== 'those' || kind !== 'people') return false
  return joined.length > 0
    ? [head, ...joined].every(isSurelyPerson)
    : countsPeople(head) || head.isOnly('plural')
}

/** `நானும் நேற்று வந்தார்கள்`, `நீயும் வந்தார்கள்`: with me it is we, with you you all. */
function isSpeakerAlone({ fits: [first] }: SubjectCandidate, person: Person): boolean {
  return first !== undefined && isSpeech(first) && (person === 'they' || person === 'those')
}

/** `எல்லாப் பொருள்களும் மாறினார்கள்`, `ஏரிகளும் குளங்களும் வறண்டனர்`: all of them are things. */
function isThingsAlone({ head, joined }: SubjectCandidate, person: Person): boolean {
  return person === 'they' && [head, ...joined].every((word) => agreementOf(word).kind === 'things')
}

/** No name, for an animal may have it. */
function isSurelyPerson(word: Word): boolean {
  return !word.isA('name') && agreementOf(word).kind === 'people'
}

function isManyPersons(person: Person): boolean {
  return person === 'we' || person === 'you-all' || person === 'they' || person === 'those'
}

/** The persons of a phrase, with what is joined to it. */
export function personsOf({ head, fits, joined }: SubjectCandidate): readonly Person[] {
  if (joined.length === 0) return fits
  const all = [fits, ...joined.map((word) => agreementOf(word).fits)]
  const first = (persons: readonly Person[]) => persons[0]
  if (all.some((one) => first(one) === 'i' || first(one) === 'we')) return ['we']
  if (all.some((one) => first(one) === 'you' || first(one) === 'you-all')) return ['you-all']
  if ([head, ...joined].every((word) => word.isOnly('irrational', 'plural'))) return ['those']
  if (all.every((one) => one.every(isNeuter))) return ['those', 'it']
  const people: readonly Person[] = ['they', 'he-honoured', 'he', 'she']
  return [head, ...joined].every(isSurelyPerson) ? people : [...people, 'those']
}
