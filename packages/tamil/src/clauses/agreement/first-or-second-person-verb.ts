import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { isManner } from '../reading/possessor.ts'
import { isKin } from '../reading/subject.ts'
import { isHonorific } from '../reading/title.ts'
import { roleOf } from '../reading/word-role.ts'
import { type Disagreement, found } from './mismatch.ts'
import { speakerGoesOn } from './outlasting.ts'

/** A verb of the first or second person in its clause, with the people who may be its subject. */
interface VerbAndPeople {
  readonly clause: Clause
  readonly candidates: readonly SubjectCandidate[]
  readonly people: readonly SubjectCandidate[]
  /** The one of the people who is most surely its subject. */
  readonly subject: SubjectCandidate
  readonly verb: Word
  readonly person: Person
}

/** A verb of the first or second person beside a subject that is neither the speaker nor the hearer: `என் தம்பி … மகிழ்ந்தேன்`. */
export function disagreementOfSpeechPerson({
  clause,
  candidates,
  people,
  subject,
  verb,
  person,
}: VerbAndPeople): Disagreement | undefined {
  if (isToSpeaker(clause, subject, verb, person)) return found(subject, false)
  if (people.length === 1 && isBesideSpeaker(subject, clause, candidates)) return found(subject, true)
  if (people.length === 1 && isNoSpeaker(clause, subject, verb, person)) return found(subject, false)
  // நீ and நீங்கள் are the same hearer, whosever the participle is.
  if (isHearer(person) && people.some(({ fits }) => fits.some(isHearer) && fits.length === 1))
    return sameHearer(people)
  // `பாட்டி காத்திருக்கிறேன்`: the speaker may be anyone who is not a pronoun of the third person.
  if (!subject.head.isA('pronoun') && !isNeverCalled(subject, person)) return undefined
  if (subject.maybePossessor || people.length > 1) return undefined
  if (subject.attachment === 'shared' && !speakerGoesOn(subject, clause, verb, person)) return undefined
  return found(subject, false)
}

/** `நான் எழுதிய கதையைப் படித்து என் தம்பி மகிழ்ந்தேன்`: the speaker did what the participle says, and someone else the rest. */
function isBesideSpeaker(
  subject: SubjectCandidate,
  { candidates: all, unknown }: Clause,
  left: readonly SubjectCandidate[],
): boolean {
  if (subject.attachment !== 'sure' || unknown.length > 0) return false
  return all.some((one) => one.head.is('first') && !left.some(({ head }) => head === one.head))
}

/** `உரிமையாளர் என்னிடம் சொன்னேன்`: what is said to the speaker, someone else says. */
function isToSpeaker(
  { complements }: Clause,
  subject: SubjectCandidate,
  verb: Word,
  person: Person,
): boolean {
  const own = OWN_CASES[person]
  if (
    own === undefined ||
    subject.attachment !== 'sure' ||
    subject.maybePossessor ||
    subject.fits.includes(person)
  )
    return false
  return complements.some(
    ({ head }) => head.index > subject.head.index && head.index >= verb.index - 2 && own.test(head.text),
  )
}

/** `அந்த முதியவர் பூரித்தேன்`, `மாணவர்கள் தங்கள் கருத்தைக் கூறினோம்`: who is pointed at, or has something of his own, is no speaker. */
function isNoSpeaker(
  clause: Clause,
  { head, attachment, maybePossessor, fits }: SubjectCandidate,
  verb: Word,
  person: Person,
): boolean {
  if ((person !== 'i' && person !== 'we') || attachment !== 'sure' || maybePossessor) return false
  if (!head.isOnly('nominative', 'rational') || fits.includes(person) || clause.unknown.length > 0)
    return false
  if (person === 'i' && (isAnother(head, clause, verb) || isOwnKin(head))) return true
  const served = clause.complements.some((one) => one.case === 'accusative' && one.head.index > head.index)
  if (!served && !verb.isOnly('intransitive')) return false
  if (person === 'we' && ANCESTORS.some((lemma) => head.hasLemma(lemma))) return true
  if (DEMONSTRATIVE.test(head.previous?.text ?? '')) return true
  const end = Math.min(verb.index, head.index + OWN_WITHIN)
  return head.sentence.words.slice(head.index + 1, end).some(({ text }) => THEIR_OWN.test(text))
}

/**
 * `ஆசிரியர் நேற்று பாடத்தை நடத்தினேன்`: of himself nobody says what he is without நான், unless he is kin to the reader or has
 * just become it. What stands right behind says that the noun is neither another's nor a part of a title.
 */
function isAnother(head: Word, { candidates, complements }: Clause, verb: Word): boolean {
  const { next } = head
  if (next === undefined || next === verb || !head.isOnly('singular') || head.isA('pronoun')) return false
  if (isKin(head) || OLD_WOMAN.test(head.text)) return false
  const apart =
    roleOf(next) === 'adverb' || ONES_OWN.test(next.text) || complements.some((one) => one.head === next)
  if (!apart || (next.is('rational') && !ONES_OWN.test(next.text)) || next.is('third')) return false
  if (verb.hasLemma('ஆ') || verb.hasLemma('ஆகு') || verb.previous?.is('infinitive') === true) return false
  return (
    verb.isOnly('intransitive') ||
    complements.some((one) => one.case === 'accusative') ||
    candidates.some((one) => one.kind === 'things' && one.head.next === verb)
  )
}

/** `என் அண்ணன் உறுதியுடன் சொன்னேன்`: one of the speaker’s own family, which he is not himself, and how it was done. */
function isOwnKin(head: Word): boolean {
  const { next, previous } = head
  if (!isKin(head) || !/^(?:என்|எங்கள்|எனது|என்னுடைய)$/u.test(previous?.text ?? '') || next === undefined)
    return false
  return isManner(next) || (roleOf(next) === 'adverb' && !next.isA('noun'))
}

/** What opens another phrase: `மாணவி தன் தோழியுடன்`, `ஆசிரியர் ஒரு கூட்டத்திற்கு`. */
const ONES_OWN = /^(?:தன்|தனது|தன்னுடைய|ஒரு|ஓர்|[அஇ]ந்த(?:[கசதப]்)?)$/u

/** Kin by habit, though others are called so, too. */
const OLD_WOMAN = /^(?:பாட்டி|கிழவி)$/u

const DEMONSTRATIVE = /^[அஇ]ந்த(?:[கசதப]்)?$/u
const THEIR_OWN = /^(?:தங்கள்|தங்களது|தங்களுடைய|தம்|தமது|தன்|தனது)$/u
const OWN_WITHIN = 4
/** Of whom none is alive to say so, or whom one cannot be oneself. */
const ANCESTORS = ['முன்னோர்', 'மூதாதையர்', 'பெற்றோர்'] as const

/** To me, at me, me; none of them stands beside a verb of the same person, unless one does something for oneself. */
const OWN_CASES: Readonly<Partial<Record<Person, RegExp>>> = {
  i: /^என்(?:னிடம்|னை)(?:[கசதப]்)?$/u,
  we: /^(?:எங்களிடம்|எங்களை|நம்மிடம்|நம்மை)(?:[கசதப]்)?$/u,
  you: /^உன்(?:னிடம்|னை)(?:[கசதப]்)?$/u,
}

/** `மேலாளர் … கேட்டாய்`: nobody is called so without an ending of its own. */
function isNeverCalled({ head, fits }: SubjectCandidate, person: Person): boolean {
  if (person !== 'you' || fits[0] !== 'he-honoured') return false
  const before = head.sentence.words[head.index - 1]
  if (before !== undefined && isHonorific(before)) return true
  return head.isA('noun') && !head.is('kin') && head.endsWith('ர்')
}

function isHearer(person: Person): boolean {
  return person === 'you' || person === 'you-all'
}

function sameHearer(people: readonly SubjectCandidate[]): Disagreement | undefined {
  const hearers = people.filter(({ fits }) => fits.some(isHearer) && fits.length === 1)
  const [hearer] = hearers
  if (hearer === undefined || hearers.length > 1 || hearer.joined.length > 0 || hearer.head.is('clitic-um'))
    return undefined
  return found(hearer, false)
}
