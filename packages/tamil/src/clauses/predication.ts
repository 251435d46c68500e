import { memoize, memoizeForm } from '../text/memoize.ts'
import type { Word } from '../text/word.ts'
import type { Person } from '../words/inflect.ts'
import { MAX_WORDS } from './antecedent.ts'
import { calledByName } from './called-by-name.ts'
import type { Clause, SubjectCandidate } from './clause.ts'
import { isCalled } from './clause-end.ts'
import { clauseOf, clausesOf } from './clauses-of.ts'
import { isDeedOfPeople, isDeedOfThings } from './deeds-of-people.ts'
import { isNeuter, verbPerson, verbTense } from './finite-verb.ts'
import { caseOf, isGoverning, isPersons } from './first-case.ts'
import { takesNoObject } from './main-verb.ts'
import { type Disagreement, isSpeech } from './mismatch.ts'
import {
  type Agreement,
  agreementOf,
  countsPeople,
  isEach,
  isManyAlone,
  isOfMany,
  isUnknownPeople,
  isUnknownPerson,
  isUnknownThings,
  sumsUp,
} from './phrase.ts'
import { certain, leftOver, possible } from './possible-subjects.ts'
import { someOfMany } from './some-of-many.ts'
import { saysTimePassed } from './time-passed.ts'
import { isHonorific, isInitial, isPlainName, isTitle, standsBehind } from './title.ts'
import { withPeople } from './verb-of-people.ts'
import { withThings } from './verb-of-things.ts'
import { roleOf } from './word-role.ts'

/**
 * The subject of a finite verb, read from its whole clause, where the verb cannot agree with it. Undefined wherever
 * another phrase could be the subject, or the subject may be left out.
 */
export const disagreement = memoize((verb: Word): Disagreement | undefined => {
  if (verb.quoted || (verb.next !== undefined && !isSaid(verb))) return undefined
  const person = verbPerson(verb)
  if (person === undefined || !mayDisagree(verb, person)) return undefined
  if (saysTimePassed(verb) || (person === 'those' && someOfMany(verb))) return undefined
  const clause = clauseOf(verb)
  if (clause === undefined || clause.kind !== 'finite') return undefined
  if ((clause.quoted || verb.next !== undefined) && !isCondition(verb) && !hasOwnSubject(clause, verb))
    return undefined
  const all = possible(clause, verb, person).map((one) => calledByName(one, clause, verb))
  const candidates = leftOver(all, verb, person)
  if (candidates.some((one) => agrees(one, person) && !isOneBefore(one, verb))) return undefined
  if (
    !isSpeech(person) &&
    clause.unknown.some(
      (word) =>
        mayBeSubject(word, person) && !isOfInnerClause(word, clause, verb) && !isPartOfName(word, clause),
    )
  )
    return undefined
  return isNeuter(person)
    ? withThings(clause, certain(candidates, verb, person), verb, person)
    : withPeople(clause, candidates, verb, person)
})

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
  if (outer === undefined || person === undefined) return false
  if (outer.candidates.some((one) => agrees(one, person))) return true
  return candidates.every((one) => !agrees(one, person))
}

/**
 * `சுனாமி எச்சரிக்கை வந்தவுடன் மீனவர்கள் …`: the unknown word stands before an adverbial clause has ended, and people in the
 * first case after it.
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
    candidates.some((one) => one.kind === 'people' && one.attachment === 'sure' && one.head.index > end)
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

/** What a word that nothing is known of may be, by its ending. */
const UNKNOWN_SHAPE: Readonly<Partial<Record<Person, RegExp>>> = {
  he: /(?<!ள்|கள்|ம்)$/u,
  she: /(?<!ன்|கள்|ம்|ர்)$/u,
  'he-honoured': /(?<!ன்|ள்)$/u,
  they: /(?:கள்|ர்|ம்)$/u,
  it: /(?<!கள்)$/u,
  those: /(?:கள்|வை|ன|ம்)$/u,
}

function mayBeSubject({ text }: Word, person: Person): boolean {
  return text === 'மற்றும்' || UNKNOWN_SHAPE[person]?.test(text) !== false
}

/** What is cheap to know: whether some word before the verb could be a subject that it does not fit. */
function mayDisagree(verb: Word, person: Person): boolean {
  const neuter = isNeuter(person)
  if (neuter && verbTense(verb) === 'future') return false
  const { words } = verb.sentence
  let mismatch = false
  let said = false
  for (let i = verb.index - 1; i >= Math.max(0, verb.index - MAX_WORDS); i--) {
    const word = words[i]
    if (word === undefined) continue
    if (roleOf(word) === 'quotative') said = true
    if (neuter && isPersons(word)) mismatch = true
    if (person === 'he-honoured' && isManyAlone(word)) mismatch = true
    if (isHonorific(word) && person !== 'he-honoured') mismatch = true
    if (word.isA('name') && isDeedOfPeople(verb)) mismatch = true
    const head = headOf(word)
    if (head === undefined || isCalled(word)) continue
    if (neuter && word.isA('numeral') && word.previous !== undefined && isOfMany(word.previous))
      mismatch = true
    const { fits, kind } = head
    if (kind === 'people' || neuter) {
      if (!fits.includes(person) || (person === 'they' && isOneOnly(word, verb))) mismatch = true
      else if (!neuter && saysMany(word)) mismatch = true
      else if (!neuter && !said && !isManyAlone(word) && !isSettledLater(word)) return false
    } else if (head.isActor || isDeedOfThings(verb) || takesNoObject(verb)) mismatch = true
  }
  return mismatch
}

/** `பாட்டி புறப்பட்டனர்`: one person, though honoured, has no plural in -னர். */
function isOneBefore({ head, joined }: SubjectCandidate, verb: Word): boolean {
  return joined.length === 0 && isOneOnly(head, verb)
}

/** Whether a noun surely means one person before a plural in -னர்; ஆசிரியர் and its like are an older plural, too. */
function isOneOnly(word: Word, { text }: Word): boolean {
  if (!text.endsWith('னர்') || word.endsWith('ர்') || !word.isA('noun')) return false
  return (
    word.isOnly('nominative', 'rational') &&
    word.isOnly('singular') &&
    !word.is('people') &&
    !word.is('clitic-um')
  )
}

/** `அவர்கள் இருவரும்`, `பெண் உறுப்பினர்கள்`: the word after it says how many. */
function saysMany({ text, next }: Word): boolean {
  if (next === undefined) return false
  if (/^[அஇ]வர்கள்$/u.test(text)) return countsPeople(next)
  return /^(?:பெண்|ஆண்)$/u.test(text) && next.isOnly('rational', 'plural')
}

/** Whether the reading of the clause has to tell if a word is the subject: of a name with a title, a list, and a clause before a noun. */
function isSettledLater(word: Word): boolean {
  if (mayHaveTitle(word) || isFirstName(word) || isGoverned(word)) return true
  const { next, previous } = word
  if (countsPeople(word) && previous?.isA('pronoun') === true) return true
  return word.tokenAfter === ',' || (next !== undefined && (roleOf(next) === 'relative' || sumsUp(next)))
}

/** `பிரதமர் மோடி`, `பிரதமர் நரேந்திர மோடி`: the title before a name is what the verb agrees with. */
function mayHaveTitle(name: Word): boolean {
  const { words } = name.sentence
  if (!isPlainName(name)) return false
  for (let index = name.index; index > name.index - LONGEST_NAME; index--) {
    const word = words[index]
    const before = words[index - 1]
    if (word === undefined || before === undefined || !standsBehind(word, before)) return false
    if (isTitle(before) || isHonorific(before)) return true
    if (before.analyses.length > 0 && !isPlainName(before) && !isInitial(before)) return false
  }
  return false
}

/** `தலைவர் உட்பட`, `அவரைப் பற்றி`. */
function isGoverned(word: Word): boolean {
  return word.next !== undefined && isGoverning(word.next, word)
}

/** வேலு of `வேலு நாச்சியார்`: the name that follows is what the verb agrees with. */
function isFirstName(name: Word): boolean {
  const { next } = name
  return next !== undefined && isPlainName(name) && isPlainName(next) && standsBehind(next, name)
}

/** Words of a name, initials among them. */
const LONGEST_NAME = 4

/** What a word is as a subject, wherever it stands; undefined where it says nothing of the person. */
const headOf = memoizeForm((word: Word): (Agreement & { readonly isActor: boolean }) | undefined => {
  if (
    !word.is('nominative') &&
    !word.is('participial-noun') &&
    !countsPeople(word) &&
    !isUnknownThings(word.form) &&
    !isUnknownPeople(word.form) &&
    !isUnknownPerson(word.form)
  )
    return undefined
  if (word.is('participial-noun') && caseOf(word) !== 'nominative') return undefined
  const agreement = agreementOf(word)
  if (agreement.fits.length > 4 || word.is('time')) return undefined
  return { ...agreement, isActor: word.is('animal') || word.is('group') || agreement.fits[0] === 'those' }
})

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
