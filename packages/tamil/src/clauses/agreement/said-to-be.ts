import { memoize } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { roleOf } from '../reading/word-role.ts'

/**
 * Who is said to be somebody by a sentence that ends in a noun: `அவள் போட்டியில் வென்ற மாணவன்`. Undefined where the subject may
 * be the owner of what follows, or where a participle between may take it: `அவள் பார்த்த மாணவன்` is one whom she saw.
 */
export const saidToBe = memoize((predicate: Word): SubjectCandidate | undefined => {
  if (predicate.index > MAX_WORDS) return undefined
  const clauses = clausesOf(predicate.sentence)
  const clause = clauses.at(-1)
  const subject = clause && personOf(clause, predicate)
  if (subject === undefined || isOwner(subject)) return undefined
  const end = subject.joined.at(-1)?.index ?? subject.head.index
  if (clauses.some(({ kind, verb }) => kind !== 'relative' && kind !== 'open' && verb !== undefined))
    return undefined
  const between = predicate.sentence.words.slice(end + 1, predicate.index)
  if (between.some(({ tokenAfter }) => tokenAfter !== ' ')) return undefined
  const participles = between.filter((word) => word.is('relative-participle'))
  if (!participles.every((word) => isOfPredicate(word, between))) return undefined
  const last = participles.findLast((word) => roleOf(word) === 'relative')
  const behind = last === undefined ? [] : between.filter(({ index }) => index > last.index)
  return behind.every(onlyDescribes) ? subject : undefined
})

/** The one person or group of people in the nominative before the predicate. */
function personOf({ kind, candidates, unknown }: Clause, predicate: Word): SubjectCandidate | undefined {
  if (kind !== 'open' || unknown.some((word) => word !== predicate)) return undefined
  const last = candidates.at(-1)
  if (last?.head === predicate && last.joined.length > 0) return undefined
  const before = candidates.filter(({ head }) => head !== predicate)
  const subject = before.findLast((one) => one.kind === 'people')
  if (subject === undefined || subject.head.tokenAfter !== ' ') return undefined
  return before.every((one) => one === subject || isPartOfPhrase(one) || isOfClauseBefore(one, subject))
    ? subject
    : undefined
}

/** `அவள் கல்லூரியில் நல்ல ஆசிரியர்கள்`: in her college; an event is hardly anybody’s: `அவள் மாநிலப் போட்டியில் வென்ற மாணவி`. */
function isOwner({ head, maybePossessor }: SubjectCandidate): boolean {
  if (head.is('first') || head.is('second') || head.is('clitic-um')) return false
  if (!maybePossessor && head.next?.is('locative') !== true) return false
  if (head.next !== undefined && isToSomeone(head.next)) return false
  let owned = head.next
  while (owned !== undefined && (owned.isOnly('oblique') || owned.next?.isOnly('event', 'locative') === true))
    owned = owned.next
  return owned?.isOnly('event', 'locative') !== true
}

/** `மேடை நாடகங்களில்`, `முதலிடம் பெற்ற`: a first part, or what somebody got. */
function isPartOfPhrase({ head, kind, maybePossessor, joined }: SubjectCandidate): boolean {
  if (kind !== 'things' || joined.length > 0) return false
  return maybePossessor || head.next?.is('relative-participle') === true
}

/** `நான் பார்த்த இருவரும் மாணவர்கள்`: who did what is told of the subject. */
function isOfClauseBefore({ head, attachment }: SubjectCandidate, subject: SubjectCandidate): boolean {
  return attachment === 'shared' && head.index < subject.head.index
}

/** Whether a participle tells of the noun behind it and has room for nobody else: `கதையை எழுதிய பெண்`, `உயிர் துறந்த வீரன்`. */
function isOfPredicate(participle: Word, between: readonly Word[]): boolean {
  const { previous } = participle
  const before = between.filter(({ index }) => index < participle.index)
  if (participle.is('passive') || before.some((word) => word.is('accusative'))) return true
  // `அவன் தேடி வந்த பெண்`: whom he looked for.
  if (previous !== undefined && roleOf(previous) === 'chain' && previous.is('transitive')) return false
  if (before.some((word) => word.is('place') && word.isOnly('nominative', 'clitic-e'))) return true
  if (!participle.is('transitive'))
    return (
      participle.isA('adjective') ||
      (before.length > 0 &&
        (!TO_PEOPLE.some((lemma) => participle.hasLemma(lemma)) || before.some(isToSomeone)))
    )
  return (
    OWN_GAIN.some((lemma) => participle.hasLemma(lemma)) &&
    previous?.is('irrational') === true &&
    before.length > 0
  )
}

/** What one does to somebody in another case than the accusative: `அவள் உதவிய மாணவன்`. */
const TO_PEOPLE = [
  'உதவு',
  'பேசு',
  'பழகு',
  'காத்திரு',
  'விளையாடு',
  'உரையாடு',
  'மோது',
  'சிரி',
  'கலந்துரையாடு',
] as const

/** `ஏழைகளுக்கு உதவும்`, `யாரிடமும் பேசாத`: whom it is done to is named. */
function isToSomeone(word: Word): boolean {
  return (
    (word.is('rational') || word.isA('pronoun')) &&
    (word.is('dative') || word.is('locative') || word.is('sociative'))
  )
}

/** Verbs of what one gets or loses oneself: `முதலிடம் பெற்ற மாணவி`, `பந்தயத்தில் வென்ற வீரன்`. */
const OWN_GAIN = ['பெறு', 'அடை', 'வெல்', 'இழ', 'துற', 'எய்து', 'பயில்', 'படி'] as const

/** What stands between a participle and the noun that it tells of; a noun whose it is would take the participle. */
function onlyDescribes(word: Word): boolean {
  return !word.isOnly('genitive') && (roleOf(word) === 'modifier' || roleOf(word) === 'adverb')
}
