import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { isSpeech } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'

/**
 * `அவன் நேற்று கடையில் வாங்கிய புத்தகத்தைத் தொலைத்தாள்`: both have the same subject, when it stands away from the participle
 * and the object of both is the same.
 */
export function outlastsParticiple(
  { head, fits }: SubjectCandidate,
  candidates: readonly SubjectCandidate[],
  clause: Clause,
  verb: Word,
  person: Person,
): boolean {
  if (!opens(head) || candidates.some((one) => one.head !== head && !isDoneTo(one, verb))) return false
  const speaks = isSpeech(fits[0] ?? 'it')
  if (fits[0] === 'he-honoured' || (person === 'he-honoured' && !speaks)) return false
  if (verb.index > MAX_WORDS) return false
  const inner = clausesOf(verb.sentence).filter((one) => one !== clause)
  if (inner.length > 0 && inner.every((one) => isOwnAction(one, head)))
    return fits[0] !== 'they' && person !== 'they' && !mayBeDoneTo(clause, verb)
  const [relative] = inner
  if (inner.length !== 1) return false
  // `அண்ணன் வெளியூரில் படித்தாலும் … பேசுவான்`.
  if (relative?.kind === 'adverbial' && CONCESSIVE.test(relative.verb?.text ?? '')) return true
  // `மாணவி வகுப்புக்குள் நுழைந்ததும் … எழுதினான்`: nobody else is named.
  if (relative?.kind === 'adverbial' && AS_SOON_AS.test(relative.verb?.text ?? ''))
    return fits[0] !== 'they' && person !== 'they' && head.next !== relative.verb
  if (!opens(head) || relative?.kind !== 'relative' || head.next === relative.verb) return false
  const noun = relative.verb?.next
  return (
    noun?.isOnly('accusative') === true &&
    relative.verb?.isOnly('transitive') === true &&
    verb.isOnly('transitive')
  )
}

/**
 * `அந்தச் சிறுமி மழையில் நனைந்ததால் … நடுங்கினான்`: a clause of cause, time or condition away from its subject, which does nothing to
 * anybody, so that nobody else has a reason to act.
 */
function isOwnAction({ kind, verb, candidates, complements }: Clause, subject: Word): boolean {
  if (kind !== 'adverbial' || verb === undefined || subject.next === verb) return false
  if (candidates.some((one) => one.head !== subject)) return false
  if (verb.is('infinitive') || verb.is('passive') || verb.text.endsWith('ாக')) return false
  if (complements.some(({ head }) => head.is('rational'))) return false
  const roots = rootsOf(verb)
  if (roots.some((root) => OCCASIONS.has(root) || (verb.is('conditional') && LEAVING.has(root)))) return false
  return roots.length > 0 && !isTowards(verb)
}

/** `அவன் திருந்தினால் மன்னிப்பாள்`: with no object of its own the verb may be done to the one named. */
function mayBeDoneTo({ candidates, complements }: Clause, verb: Word): boolean {
  if (!isTowards(verb)) return false
  return (
    !complements.some((one) => one.case === 'accusative') && !candidates.some((one) => isDoneTo(one, verb))
  )
}

/** What is done to or for someone. */
function isTowards(verb: Word): boolean {
  return rootsOf(verb).some((root) => TOWARDS.some((frame) => verb.form.framesOf(root).includes(frame)))
}

const TOWARDS = ['person', 'give', 'say', 'ask', 'towards', 'sake', 'with'] as const

/** What one does is an occasion for others: `அண்ணன் வெளியூரிலிருந்து வந்தபோது`. */
const OCCASIONS: ReadonlySet<string> = new Set('வா இற மறை பிற திரும்பு அழு சிரி கத்து'.split(' '))

const LEAVING: ReadonlySet<string> = new Set('போ செல் விலகு நீங்கு பிரி'.split(' '))

const CONCESSIVE = /ாலும்$/u
/** `நுழைந்ததும்`, `நுழைந்தவுடன்`: a clause of what is over when the main one begins. */
export const AS_SOON_AS = /(?:[தடறய]தும்|வுடன்|டனே)$/u

/** `அவன்`, `என் அண்ணன்`, `அந்த நாட்டு மன்னன்`, `தம்பி, நீ`: nothing but what belongs to it, or who is called, stands before it. */
function opens({ index, sentence }: Word): boolean {
  if (index > 3) return false
  const before = sentence.words.slice(0, index)
  const called = before.findLastIndex(({ tokenAfter }) => tokenAfter === ',')
  return before.slice(called + 1).every((word) => roleOf(word) === 'modifier')
}

/** `உயிர் துறந்தான்`, `ஆய்வு செய்தாள்`: a bare object right before the verb. */
function isDoneTo({ head, kind }: SubjectCandidate, verb: Word): boolean {
  return kind === 'things' && head.next === verb && verb.isOnly('transitive')
}

/**
 * `நான் வரைந்த படத்தை ஆசிரியரிடம் காட்டினோம்`: the speaker who made something deals with it. As for the time when he did something, others
 * may have been with him: `நான் சிறுவனாக இருந்தபோது … சென்றோம்`.
 */
export function speakerGoesOn(
  { head, fits, joined }: SubjectCandidate,
  clause: Clause,
  verb: Word,
  person: Person,
): boolean {
  const [own] = fits
  if (!isSpeaker(own) || !isSpeaker(person) || joined.length > 0 || verb.index > MAX_WORDS || !opens(head))
    return false
  if (clause.candidates.some((one) => one.head !== head && !isDoneTo(one, verb))) return false
  if (isSpokenOf(verb, person)) return false
  const inner = clausesOf(verb.sentence).filter((one) => one !== clause)
  return inner.every((one) => dealsWithIt(one, verb) || (isOwnAction(one, head) && !isTime(one)))
}

/** Whether the one whom the verb speaks of, alone or among others, is named: எங்கள், எனக்கு. */
function isSpokenOf({ sentence, index }: Word, person: Person): boolean {
  const own = NAMED[person]
  const here = sentence.words.slice(0, index)
  return (
    own !== undefined && [...here, ...(sentence.previous?.words ?? [])].some(({ text }) => own.test(text))
  )
}

const NAMED: Readonly<Partial<Record<Person, RegExp>>> = {
  i: /^(?:நான(?:்|ே)|என்(?!ற|ன|ப|க)|என்னு|என்னை|என்னி|எனது|எனக்)/u,
  we: /^(?:நாங்கள|நாம்|நம்|நமது|நமக்|எங்கள)/u,
}

const isSpeaker = (person: Person | undefined) => person === 'i' || person === 'we'

/** `வாங்கிய புத்தகத்தைக் கொடுத்தோம்`. */
function dealsWithIt({ kind, verb: participle }: Clause, verb: Word): boolean {
  if (kind !== 'relative' || participle?.isOnly('transitive') !== true) return false
  return participle.next?.isOnly('accusative', 'irrational') === true && verb.isOnly('transitive')
}

/** When, not why: in it others may have taken part. */
function isTime({ verb }: Clause): boolean {
  return verb !== undefined && !verb.is('conditional') && !/[தடறய]தால்[கசதப]?்?$|வதால்[கசதப]?்?$/u.test(verb.text)
}
