import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { isObjectOrDay } from '../government/object-or-day.ts'
import { hasAntecedent, MAX_WORDS } from '../reading/antecedent.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { isSpeech, verbTense } from '../reading/finite-verb.ts'
import { isOneHonoured } from '../reading/one-honoured.ts'
import { countsPeople } from '../reading/phrase.ts'
import { isCounted } from '../reading/subject.ts'
import { isTopic } from '../reading/topic.ts'
import { roleOf } from '../reading/word-role.ts'
import { disagreementOfSpeechPerson } from './first-or-second-person-verb.ts'
import { type Disagreement, found, isListed, isParted } from './mismatch.ts'
import { thingDoing } from './non-human-agents.ts'
import { outlastsParticiple } from './outlasting.ts'
import { isToldOf } from './told-of.ts'

/** A verb of people: நான், அவள் … செய்தான். */
export function disagreementOfHumanVerb(
  clause: Clause,
  candidates: readonly SubjectCandidate[],
  verb: Word,
  person: Person,
): Disagreement | undefined {
  const people = withoutOwners(
    candidates.filter((one) => one.kind === 'people' && !isOfParticiple(one, candidates)),
  )
  const subject = people.findLast(({ attachment }) => attachment === 'sure') ?? people.at(-1)
  if (subject === undefined)
    return thingDoing(
      clause,
      candidates.filter((one) => !isOfParticiple(one, candidates)),
      verb,
      person,
    )
  if (isUnclear(subject, clause, verb, person)) return undefined
  if (isSpeech(person))
    return disagreementOfSpeechPerson({ clause, candidates, people, subject, verb, person })
  if (isToldOf(subject, verb)) return undefined
  const speaker = isSpeech(subject.fits[0] ?? 'it')
  if (person === 'they' && isOneOfThose(subject, clause, people)) return found(subject, false)
  // `எங்கள் ஆசிரியர் வீட்டுக்குச் சென்றனர்`: whose house it is.
  if (person === 'they' && subject.maybePossessor && isOneHonoured(subject.head)) return undefined
  const open = subject.attachment === 'shared' || (subject.maybePossessor && !speaker)
  if (open && (hasAntecedent(verb, person) || isPossessorOfNext(subject))) return undefined
  if (subject.attachment === 'shared' && !outlastsParticiple(subject, candidates, clause, verb, person))
    return undefined
  return found(subject, open)
}

/** Whether the verb may fit the subject all the same, or the noun may be none: a list, a topic, an object without its ending. */
function isUnclear(subject: SubjectCandidate, clause: Clause, verb: Word, person: Person): boolean {
  if (subject.fits.length > 4 || subject.joined.length > 0) return true
  if (
    person === 'they' &&
    subject.head.isOnly('singular') &&
    isCounted(subject.head) &&
    !isOrdinal(subject.head.previous)
  )
    return true
  if (
    (isSpeech(person)
      ? subject.head.tokenAfter !== ' ' && !isTopic(subject.head)
      : isParted(subject, clause)) ||
    isListed(subject)
  )
    return true
  // `எல்லாரும் போற்றுவார்`, the old plural.
  if (countsPeople(subject.head) && person === 'he-honoured' && verbTense(verb) === 'future') return true
  // `கன்னி வைத்து`: a noun right before a participle with an object may be that object, misspelt.
  if (subject.head.isA('noun') && subject.head.next?.is('transitive', 'verbal-participle') === true)
    return true
  return isObjectOrDay(subject.head, person)
}

/** `நாங்கள் உறவினர் வீட்டில் தங்கினேன்`: behind a pronoun that is nobody's owner, whose house it is. */
function withoutOwners(people: readonly SubjectCandidate[]): readonly SubjectCandidate[] {
  const sure = people.find(
    ({ head, attachment, maybePossessor, joined }) =>
      attachment === 'sure' && !maybePossessor && head.isA('pronoun') && joined.length === 0,
  )
  if (sure === undefined) return people
  return people.filter((one) => one.head.index <= sure.head.index || !isOwnerOfNext(one))
}

/** `உறவினர் வீட்டில்`, `ஆசிரியர் வீட்டுக்கு`: a noun for one person or more, right before a thing in another case. */
function isOwnerOfNext({ head, maybePossessor, joined }: SubjectCandidate): boolean {
  if (!maybePossessor || joined.length > 0 || head.tokenAfter !== ' ' || head.isA('pronoun')) return false
  return head.next?.isOnly('irrational') === true && !head.next.is('nominative')
}

/** `முதல் மாணவன்`: one of them all the same. */
function isOrdinal(word: Word | undefined): boolean {
  return /^(?:முதல்|ஒரே|ஓர்)$|(?:ஆம்|ாம்|வது)$/u.test(word?.text ?? '')
}

/** `சோழர்கள் கட்டிய ஏரிகள்`: who made them, where the things after the participle are left for the verb. */
function isOfParticiple(
  { head, attachment, kind }: SubjectCandidate,
  all: readonly SubjectCandidate[],
): boolean {
  return (
    kind === 'people' &&
    attachment === 'shared' &&
    all.some(
      (one) =>
        one.kind === 'things' &&
        one.attachment === 'sure' &&
        one.fits[0] === 'those' &&
        one.head.index > head.index,
    )
  )
}

/** `பயணிகளில் ஒருவர் … செல்லும் வழியில் இறந்தனர்`: one of those who are named, and nobody else. */
function isOneOfThose(
  { head }: SubjectCandidate,
  { unknown }: Clause,
  people: readonly SubjectCandidate[],
): boolean {
  const { previous, sentence, text } = head
  if (!/^ஒரு(?:வர்|வன்|த்தி)$/u.test(text) || !/கள(?:ில்|ுள்)$/u.test(previous?.text ?? '')) return false
  if (people.length > 1 || unknown.length > 0 || sentence.previous !== undefined) return false
  return !sentence.words.slice(head.index + 1, head.index + MAX_WORDS).some((word) => word.is('rational'))
}

/** `பகைவர் நாட்டில்`, `பெற்றோர் சொல்`: what is theirs; the subject is someone else. */
function isPossessorOfNext({ head, fits, maybePossessor }: SubjectCandidate): boolean {
  if (!maybePossessor || head.isA('pronoun')) return false
  const many = fits[0] === 'they' || fits[0] === 'he-honoured'
  // `வீரர்கள் கயிறு கட்டி`: what they tie.
  if (head.next?.next?.isOnly('transitive') === true && roleOf(head.next.next) === 'chain') return false
  return head.next?.is('locative') === true || (many && head.next?.is('nominative') === true)
}
