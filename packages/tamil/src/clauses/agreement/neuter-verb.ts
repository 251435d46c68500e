import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { hasAntecedent } from '../reading/antecedent.ts'
import { isActing, isBareObject, isPassive } from '../reading/bare-object.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { isSpeech, verbTense } from '../reading/finite-verb.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { isActionOfPeople } from './human-actions.ts'
import { isImpersonal } from './impersonal.ts'
import { isOfBody } from './kinds-of-subjects.ts'
import { tellsWhoMadeIt } from './made-by-person.ts'
import { mayDo } from './may-act.ts'
import { type Disagreement, found, isListed, isParted } from './mismatch.ts'
import { hasOtherRightBefore } from './new-subject.ts'
import { oneThingAlone } from './nothing-plural.ts'
import { isBodyWithObject, isOneThing } from './singular-neuter-subject.ts'

/** A verb of things: மக்கள் … வந்தது, மரங்கள் … வளர்ந்தது. */
export function disagreementOfNeuterVerb(
  clause: Clause,
  candidates: readonly SubjectCandidate[],
  verb: Word,
  person: Person,
): Disagreement | undefined {
  if (isImpersonal(verb) || isSoldFor(verb) || ONLY_WHAT.test(verb.text)) return undefined
  const all = candidates.filter(({ head }) => !isFirstOfForeignName(head))
  const alone = person === 'those' ? oneThingAlone(clause, all, verb) : undefined
  if (alone !== undefined) return found(alone, false)
  const sure = all.filter(
    (one) =>
      !isOfThoseDays(one, all, verb) &&
      !(person === 'those' && (isFirstPart(one, all) || isOfBody(one, all))),
  )
  const subject = sure.find(({ kind }) => kind === 'people') ?? sure[0]
  const others = sure.filter((one) => one !== subject)
  if (subject === undefined || isParted(subject, clause)) return undefined
  if (subject.joined.length > 0 || hasSubjectBehind(subject, verb)) return undefined
  if (isTitled(subject) || (person === 'it' && hasOtherRightBefore(verb))) return undefined
  if (isListed(subject) || others.some((one) => !isBareObject(one, subject, verb) || isActing(one, clause)))
    return undefined
  if (subject.maybePossessor && (others.length > 0 || hasAntecedent(verb, person))) return undefined
  if (subject.kind === 'people' && person === 'it' && hasThingItDid(subject.head, verb)) return undefined
  if (subject.kind === 'people' && person === 'it' && tellsWhoMadeIt(subject, clause, verb)) return undefined
  if (subject.kind === 'people' && person === 'it' && isOfTheirAction(subject.head, verb)) return undefined
  if (subject.kind === 'people')
    return isAgent(subject, clause, verb, person) ? found(subject, false) : undefined
  if (subject.kind !== 'things' || !mayDo(verb, subject, clause, sure[0] === subject)) return undefined
  if (person === 'those' && !isOneThing(subject, isBodyWithObject(subject))) return undefined
  return found(subject, false)
}

/** `சிறுவர்கள் பலியான சம்பவம் ஊரை உலுக்கியது`, `அக்கா வளர்த்த கிளி பேசக் கற்றது`: what the participle of the people tells more about. */
function hasThingItDid(people: Word, verb: Word): boolean {
  return people.sentence.words.slice(people.index + 2, verb.index).some((word) => {
    const { next } = word
    let previous = word.previous
    while (previous?.is('relative-participle') === false && roleOf(previous) === 'modifier')
      previous = previous.previous
    if (previous?.is('relative-participle') !== true || previous.isA('adjective')) return false
    if (!word.is('nominative', 'irrational') || word.is('time') || word.is('plural')) return false
    if (next === verb) return false
    return word.endsWith('ம்') || (next !== undefined && !next.isA('noun'))
  })
}

/** `தொழிலாளர் போராட்டம் முடிவுக்கு வந்தது`, `சிறுவர்கள் கூச்சல் காதைத் துளைத்தது`: what people do or utter, which is itself the subject. */
function isOfTheirAction({ next, tokenAfter }: Word, verb: Word): boolean {
  if (next === undefined || tokenAfter !== ' ' || next.tokenAfter !== ' ') return false
  if (!next.is('nominative', 'irrational') || roleOf(next) !== 'head' || next.is('plural')) return false
  if (!DONE_OR_UTTERED.some((kind) => next.is(kind)) && !UTTERED.has(next.text)) return false
  const between = next.sentence.words.slice(next.index + 1, verb.index)
  if (between.length === 0 || between.some((word) => word.isA('verb') && roleOf(word) !== 'adverb'))
    return false
  return verb.isOnly('intransitive') || between.some((word) => word.isOnly('accusative'))
}

const DONE_OR_UTTERED = ['action', 'event'] as const
const UTTERED: ReadonlySet<string> = new Set(
  'சிரிப்பு கூச்சல் முழக்கம் கண்ணீர் அழுகை குரல் ஆரவாரம் அலறல் ஓலம் கோபம் எழுச்சி மகிழ்ச்சி'.split(' '),
)

/**
 * `மாணவர்கள் எழுந்து நிற்க, மணி ஒலித்தது`, `பிள்ளைகள் சிரிப்பது இசைபோல் கேட்டது`, `அவர் சொல்லச் சொல்ல என் உடல் சிலிர்த்தது`: what the people do is told
 * before, and the verb is said of what follows, or of what they do.
 */
function hasSubjectBehind({ head }: SubjectCandidate, verb: Word): boolean {
  const between = verb.sentence.words.slice(head.index + 1, verb.index)
  if (
    between.some(
      (word) => word.is('participial-noun', 'neuter') && word.is('nominative') && !word.is('clitic-um'),
    )
  )
    return true
  const end = between.findLastIndex(
    (word) =>
      (word.is('infinitive') && word.previous?.is('infinitive') === true) ||
      (word.tokenAfter === ',' && (word.is('infinitive') || UNREAD_INFINITIVE.test(unread(word)))),
  )
  return end >= 0 && between.slice(end + 1).some((word) => word.is('nominative', 'irrational'))
}

/** கைகுலுக்க. */
const UNREAD_INFINITIVE = /..[க-ஹ]$/u
const unread = ({ analyses, text }: Word) => (analyses.length === 0 ? text : '')

/** `பாப்லோ நெரூதாவின் கவிதைகள்`, `மார்க்கோ போலோவின் பயணங்கள்`: a name, or a noun with -ஓ, right before a genitive that is not known. */
function isFirstOfForeignName(head: Word): boolean {
  const { next, tokenAfter } = head
  if (next === undefined || tokenAfter !== ' ' || next.analyses.length > 0) return false
  return head.endsWith('ோ') && (head.isA('name') || head.isOnly('clitic-o')) && GENITIVE.test(next.text)
}

const GENITIVE = /..ின்$/u

/** `இது அவளே யோசித்துச் சொன்னதுதான்`: a noun, what somebody did. */
const ONLY_WHAT = /துதான்$/u

/** `உழவர் சந்தையில் தக்காளி கிலோ பத்து ரூபாய்க்கு விற்கிறது`: at what price a thing goes, whoever sells it. */
function isSoldFor(verb: Word): boolean {
  return verb.hasLemma('வில்') && verb.previous?.is('dative', 'unit') === true
}

/** `தேங்காய் விலை`: one thing is the first part of another; both are one. */
function isFirstPart(
  { head, fits, kind, joined }: SubjectCandidate,
  all: readonly SubjectCandidate[],
): boolean {
  if (kind !== 'things' || fits[0] !== 'it' || joined.length > 0 || head.is('animal') || head.is('clitic-um'))
    return false
  return all.some(
    (one) =>
      one.head === head.next && one.kind === 'things' && one.fits[0] === 'it' && head.tokenAfter === ' ',
  )
}

/** `கோபுரங்கள் சோழர் ஆட்சிக் காலத்தில் கட்டப்பட்டன`: whose days they were. */
function isOfThoseDays(
  { head, kind, maybePossessor }: SubjectCandidate,
  all: readonly SubjectCandidate[],
  verb: Word,
): boolean {
  if (kind !== 'people' || !maybePossessor || !isPassive(verb)) return false
  return all.some((one) => one.kind === 'things' && one.fits[0] === 'those' && one.head.index < head.index)
}

/** `நகரம்: சில நினைவுகள்`: the second part of a title. */
function isTitled({ head }: SubjectCandidate): boolean {
  let first = head
  while (first.previous !== undefined && roleOf(first.previous) === 'modifier') first = first.previous
  return first.tokenBefore.startsWith(':') || first.sentence.textAt(first.tokenIndex - 2) === ':'
}

/**
 * People: many of them, or one whose action has an object after them, for `இதைப் பாரதியார் எழுதியது` is what he wrote.
 * Nothing else has a verb in -அன of people.
 */
function isAgent(subject: SubjectCandidate, clause: Clause, verb: Word, person: Person): boolean {
  const { head, fits, maybePossessor } = subject
  if (fits.length > 4 || isExperienced(subject, verb, clause)) return false
  if (isSpeech(fits[0] ?? 'it') || !endsReport(verb) || mayBeAnimal(subject, verb)) return false
  if (saysWhatIsDone(subject, clause, verb, person)) return false
  if (!maybePossessor || isActionOfPeople(verb)) return true
  if (fits[0] === 'they' && (verb.isOnly('intransitive') || head.next !== verb)) return true
  const own = clause.complements.some((one) => one.head.index > head.index)
  const objectBefore = clause.complements.some(
    (one) => one.case === 'accusative' && one.head.index < head.index,
  )
  if (opensWithObject(subject, clause) && own && !objectBefore && head.next !== verb) return true
  // `நாம் வெல்வோம் என்று அவர் கூறின`.
  return person === 'those' && (own || (head.next === verb && verb.isLast))
}

/**
 * `இந்தப் பாடலைப் பாரதியார் எழுதியது`, `அவர் கூறியது:`: whose action it is. Of the present and of what is many the form is hardly
 * ever a noun, and no plural in the middle of a statement.
 */
function saysWhatIsDone(
  { head, fits }: SubjectCandidate,
  clause: Clause,
  verb: Word,
  person: Person,
): boolean {
  if (person === 'those' || verbTense(verb) === 'present') return false
  if (verb.next !== undefined || !verb.tokenAfter.startsWith('.')) return true
  if (fits[0] === 'they' || verb.isOnly('intransitive') || head.next !== verb) return false
  // `… வருவேன் என்று அவர் கூறியது.`
  if (head.previous !== undefined && roleOf(head.previous) === 'quotative') return false
  return (
    head.isA('name') ||
    head.isA('pronoun') ||
    clause.complements.some((one) => one.case === 'accusative' && one.head.index < head.index)
  )
}

/** `துணைவேந்தர் … பட்டங்களை வழங்கினார்`: the first word, and a thing that is done to. */
function opensWithObject({ head }: SubjectCandidate, { complements }: Clause): boolean {
  return head.isFirst && complements.some((one) => one.case === 'accusative' && one.head.isOnly('irrational'))
}

/** `அவருக்குப் பிடித்தது`, but `காவலர்கள் திருடனைப் பிடித்தது`. */
function isExperienced({ head }: SubjectCandidate, verb: Word, { complements }: Clause): boolean {
  if (!rootsOf(verb).some((root) => verb.form.framesOf(root).includes('experience'))) return false
  const has = (wanted: string) => complements.some(({ case: grammaticalCase }) => grammaticalCase === wanted)
  // `பக்தர்கள் கலந்துகொண்டு வடம் பிடித்தது`: what one takes in hand after doing something else.
  const isHandled = head.next !== undefined && head.next !== verb && roleOf(head.next) === 'chain'
  return has('dative') || (!has('accusative') && !(isHandled && isRightBefore(verb)))
}

const isRightBefore = ({ previous }: Word) => previous?.isOnly('nominative', 'irrational') === true

/** `மானின் தாய்`, and a frog called பொன்னி. */
function mayBeAnimal({ head, fits }: SubjectCandidate, verb: Word): boolean {
  return head.hasLemma('தாய்') || (head.isA('name') && fits[0] !== 'he-honoured' && !isActionOfPeople(verb))
}

/** Not in questions, and before என்று only: `அவர் எப்போது வந்தது?`, `அவர் வந்தது என்பது`. */
function endsReport(verb: Word): boolean {
  // `எனக்கு இரண்டு மகள்கள் இருக்கின்றன என்பதை`.
  if (verb.next !== undefined && verb.is('plural')) return roleOf(verb.next) === 'quotative'
  if (verb.next !== undefined) return /^(?:என்று|என)(?:[கசதப]்)?$/u.test(verb.next.text)
  return verb.tokenAfter !== '?' && verb.tokenAfter !== ','
}
