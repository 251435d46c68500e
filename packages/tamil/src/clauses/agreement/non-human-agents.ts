import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { hasAntecedent } from '../reading/antecedent.ts'
import { isGoing, isPassive } from '../reading/bare-object.ts'
import type { Clause, SubjectCandidate } from '../reading/clause.ts'
import { clausesOf } from '../reading/clauses-of.ts'
import { isSpeech } from '../reading/finite-verb.ts'
import { mainVerb, takesNoObject } from '../reading/main-verb.ts'
import { agreementOf, countsThings, sumsUp } from '../reading/phrase.ts'
import { roleOf } from '../reading/word-role.ts'
import { isPartOfNounInCase } from './compound-parts.ts'
import { isActionOfThings } from './human-actions.ts'
import { type Disagreement, found } from './mismatch.ts'
import { AS_SOON_AS } from './outlasting.ts'

/** An animal, a body of people or many things as subject: `பூனை … ஓடினான்`, `வீடுகள் வெள்ளத்தில் மூழ்கினர்`. */
export function thingDoing(
  clause: Clause,
  candidates: readonly SubjectCandidate[],
  verb: Word,
  person: Person,
): Disagreement | undefined {
  // `நாய் கடிக்கும் என்றார்`: who says so is not named.
  if (verb.hasLemma('என்')) return undefined
  const subject = bodyBehind(candidates) ?? candidates.find((one) => !isFirstPart(one, candidates))
  if (subject === undefined || isSpeech(person) || candidates.some(({ kind }) => kind !== 'things'))
    return undefined
  const happening = candidates.find((one) => happensTo(one, candidates, clause, verb))
  if (happening !== undefined)
    return found(happening.joined.length > 0 ? { ...happening, fits: ['those'] } : happening, true)
  if (subject.joined.length > 0 || !standsAlone(subject)) return undefined
  const { head } = subject
  if (subject.attachment !== 'sure' && !isAnimalSeeing(subject, verb)) return undefined
  const first = clause.candidates.find(
    (one) => one.attachment === 'sure' && !(one !== subject && isPartOfNounInCase(one)),
  )
  const group =
    isKind(head, 'group') &&
    person === 'they' &&
    (first === subject || first?.head.next === head) &&
    !(head.next === verb && isGoing(verb))
  // `இளைஞனைப் பார்த்த சிறுத்தை பதுங்கினான்`: an animal before a verb without object can be nothing but its subject.
  const only =
    takesNoObject(verb) && isKind(head, 'animal') && !subject.maybePossessor && clause.candidates.length === 1
  if (!group && !only && !isSureBody(head, clause, verb) && hasAntecedent(verb, person)) return undefined
  // `புலிகள் போராடி வருகின்றனர்`: a movement calls itself so.
  if (person === 'they' && /^(?:புலி|சிறுத்தை)கள்$/u.test(head.text) && !takesNoObject(verb)) return undefined
  // `மீன் பிடித்தனர்`: what is caught.
  const { next } = head
  if (next?.is('transitive') === true && roleOf(next) !== 'adverb') return undefined
  // `நீதிமன்றம் சென்று முறையிட்டார்`: where to.
  if (next !== undefined && next !== verb && roleOf(next) === 'chain' && isGoing(next)) return undefined
  const isMore = next?.is('irrational', 'nominative') === true && roleOf(next) === 'head'
  // The first part of a compound has no -ம்: `வாரியம் நடவடிக்கை எடுத்து …`.
  const isWhole = group && head.endsWith('ம்') && next?.next !== undefined && roleOf(next.next) === 'chain'
  if (next !== undefined && isMore && !isWhole && !next.is('accusative') && !countsThings(next))
    return undefined
  const many =
    subject.fits[0] === 'those' && takesNoObject(verb) && !mayBeGoal(subject, verb) && head.next !== verb
  // `பல்கலைக்கழகம் சென்றான்`: where to.
  const body =
    isKind(head, 'group') &&
    !(head.next === verb && isGoing(verb)) &&
    (person === 'he' || person === 'she' || person === 'he-honoured')
  return isKind(head, 'animal') || group || body || many ? found(subject, true) : undefined
}

/** `வாக்குச் சாவடி எண்ணிக்கை மையங்களில் … தேர்தல் ஆணையம் உத்தரவிட்டனர்`: a body, and before it nothing but first parts of nouns in a case. */
function bodyBehind(candidates: readonly SubjectCandidate[]): SubjectCandidate | undefined {
  const [first] = candidates
  if (first === undefined || isKind(first.head, 'group') || isKind(first.head, 'animal')) return undefined
  const body = candidates.find(({ head, attachment }) => attachment === 'sure' && isKind(head, 'group'))
  if (body === undefined) return undefined
  const before = candidates.filter(({ head }) => head.index < body.head.index)
  return before.every(
    (one) => isPartOfNounInCase(one) || isFirstPart(one, candidates) || one.attachment === 'shared',
  )
    ? body
    : undefined
}

/**
 * `மரங்கள் சாய்ந்தார்கள்`, `படிக்கட்டுகள் அமைக்கப்பட்டார்கள்`: many things before a verb that takes no object, none but a first
 * part beside them; `அந்தப் பாடல் ஒலித்தார்`: one thing before a verb of what only things do.
 */
function happensTo(
  one: SubjectCandidate,
  all: readonly SubjectCandidate[],
  clause: Clause,
  verb: Word,
): boolean {
  const { head, fits, attachment, joined, maybePossessor } = one
  // `குறைகள் கேட்டு வருந்தினார்`: what is heard.
  if (head.next?.is('transitive') === true && roleOf(head.next) === 'chain') return false
  if (attachment !== 'sure' || !all.every((other) => other.head.index <= head.index)) return false
  if (joined.length > 0 && head.is('clitic-um') && areThings(one))
    return (
      all.length === 1 &&
      (areBeastsServed(one, clause) || (takesNoObject(verb) && !mayBeGoal(one, verb) && !isPutOn(one)))
    )
  if (fits[0] === 'it')
    return joined.length === 0 && !maybePossessor && (isActionOfThings(verb) || befalls(one, all, verb))
  const many = [head, ...joined].every(
    (word) => word.isOnly('plural', 'irrational') || sumsUp(word) || /^[அஇ]வை$/u.test(word.text),
  )
  // `பத்துப் பேர்கள் வந்தனர்`: so many persons.
  if (
    !many ||
    head.hasLemma('பேர்') ||
    head.endsWith('டிகள்') ||
    (maybePossessor && !standsAlone({ head, maybePossessor }))
  )
    return false
  if (all.some((other) => other.head !== head && other.fits[0] !== 'it')) return false
  return takesNoObject(verb) && !mayBeGoal(one, verb)
}

/** `வளையலும் கொலுசும் அணிந்து ஆடினாள்`: what the participle right behind the last of them is done to. */
function isPutOn({ head, joined }: SubjectCandidate): boolean {
  const { next } = joined.at(-1) ?? head
  return next?.isOnly('verbal-participle') === true && next.isOnly('transitive')
}

function areThings({ head, joined }: SubjectCandidate): boolean {
  return [head, ...joined].every((word) => agreementOf(word).kind === 'things' && !word.is('time'))
}

/** `ஆடும் மாடும் தண்ணீரைக் குடித்தார்கள்`: animals that do something to a thing. */
function areBeastsServed({ head, joined }: SubjectCandidate, { complements }: Clause): boolean {
  return (
    [head, ...joined].every((word) => word.is('animal')) &&
    complements.some((one) => one.case === 'accusative' && one.head.index > head.index)
  )
}

/** Where one goes to, and what one goes on, may stand without ending: `பள்ளி சென்றார்`, `மரம் ஏறினார்`, `படகுகள் ஏறி`. */
function mayBeGoal({ head, joined }: SubjectCandidate, verb: Word): boolean {
  if (!isGoing(verb)) return false
  if (MOUNTING.some((lemma) => verb.hasLemma(lemma)) || (head.next === verb && !head.isOnly('plural')))
    return true
  return [head, ...joined].some((word) => GOALS.some((kind) => word.is(kind)))
}

const MOUNTING = ['ஏறு', 'இறங்கு', 'சேர்', 'அடை'] as const
const GOALS = ['place', 'group', 'event', 'action'] as const

/** `பெரிய மரம் புயலால் விழுந்தார்`: one thing at the head of the sentence, apart from a verb that takes no object, and no other verb between. */
function befalls(one: SubjectCandidate, all: readonly SubjectCandidate[], verb: Word): boolean {
  const { head } = one
  if (all.length > 1 || !isAtHead(head) || !BEFALLEN.some((kind) => head.isOnly(kind))) return false
  if (!takesNoObject(verb) || isPassive(verb) || mayBeGoal(one, verb) || head.tokenAfter !== ' ') return false
  const between = head.sentence.words.slice(head.index + 1, verb.index)
  const parts = mainVerb(verb) === verb ? between : between.slice(0, -1)
  return parts.length > 0 && parts.every((word) => isHowOrWhere(word) || roleOf(word) === 'modifier')
}

/** Whether nothing but what belongs to a word, and when and where it is, stands before it. */
function isAtHead({ sentence, index }: Word): boolean {
  return sentence.words.slice(0, index).every((word) => roleOf(word) === 'modifier' || isHowOrWhere(word))
}

function isHowOrWhere(word: Word): boolean {
  return roleOf(word) === 'adverb' || CASED.some((grammaticalCase) => word.isOnly(grammaticalCase))
}

const BEFALLEN = ['plant', 'thing', 'animal'] as const
const CASED = ['instrumental', 'locative', 'dative'] as const

/** `நீதிமன்றம் மனுவை`, `அரசு இந்த ஆண்டு நிதியை`: a body that does something, no first part and no goal. */
function isSureBody(head: Word, { candidates, complements }: Clause, verb: Word): boolean {
  const { next } = head
  if (!isKind(head, 'group') || next === undefined || roleOf(next) === 'chain') return false
  const apart = head.endsWith('ம்') || next.isA('demonstrative') || next.isA('adverb')
  // `நீதிமன்றம் குற்றவாளிக்குத் தண்டனை விதித்தார்`
  const hasObject = verb.isOnly('transitive') && candidates.some((one) => one.head.next === verb)
  return (
    apart &&
    (hasObject || complements.some((one) => one.case === 'accusative' && one.head.index > head.index))
  )
}

/** `பள்ளி நிர்வாகம்`, `தேர்தல் ஆணையம்`: a thing right before a body of people is part of its name. */
function isFirstPart({ head, kind }: SubjectCandidate, all: readonly SubjectCandidate[]): boolean {
  const body = all.find((one) => one.head === head.next)
  return kind === 'things' && body !== undefined && !head.is('plural') && isKind(body.head, 'group')
}

/** `நாய் என்னைக் கண்டதும் … ஓடி வரும்`: an animal that does one thing as soon as another. */
function isAnimalSeeing({ head }: SubjectCandidate, verb: Word): boolean {
  if (!isKind(head, 'animal') || !verb.isOnly('intransitive')) return false
  const inner = clausesOf(verb.sentence).filter((one) => one.verb !== verb && one.kind !== 'relative')
  const [clause] = inner
  return (
    inner.length === 1 &&
    clause?.kind === 'adverbial' &&
    AS_SOON_AS.test(clause.verb?.text ?? '') &&
    clause.complements.some((one) => one.case === 'accusative')
  )
}

/** Young and parts, which are named after their animal: `நாய் குட்டிக்கு`. */
const OF_ANIMALS = /^(?:குட்டி|குஞ்சு|கன்று|வண்டி|சவாரி|பால்|இறைச்சி|முட்டை|மேய்)/u

/** Whether the noun after an animal is surely not the second part of a compound. */
function standsAlone({ head, maybePossessor }: Pick<SubjectCandidate, 'head' | 'maybePossessor'>): boolean {
  const { next } = head
  if (!maybePossessor || next === undefined) return true
  // The genitive of கோள்கள் is கோள்களின்.
  if (head.isOnly('plural', 'irrational')) return !next.is('nominative') && !next.isA('postposition')
  return next.is('accusative') && !next.is('body') && !OF_ANIMALS.test(next.text)
}

function isKind(word: Word, kind: 'animal' | 'group'): boolean {
  const nouns = word.analyses.filter(({ class: one }) => one === 'noun')
  return (
    nouns.length > 0 &&
    nouns.every(({ features }) => features.includes(kind) && features.includes('nominative'))
  )
}
