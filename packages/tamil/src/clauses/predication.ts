import { memoize } from '../text/memoize.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Feature } from '../words/analysis.ts'
import { framesOf } from '../words/case-frames.ts'
import type { Person } from '../words/inflect.ts'
import { type Clause, clauseOf, clausesOf, type SubjectCandidate } from './clause.ts'
import { isNeuter, verbPerson, verbTense } from './finite-verb.ts'
import { type Agreement, agreementOf, agreementOfForm, countsPeople } from './phrase.ts'
import type { Subject } from './subject.ts'
import { rootsOf } from './verb-root.ts'
import { roleOf } from './word-role.ts'

/** In a longer sentence what is left out may be anywhere. */
const MAX_WORDS = 40

/** A subject that its verb does not agree with. */
export interface Disagreement extends Subject {
  /** Whether another reading is open, though an unlikely one. */
  readonly doubtful: boolean
}

/** Impersonal verbs: who acts stands before them with its own infinitive (நாங்கள் காத்திருக்க வேண்டியிருந்தது). */
const IMPERSONAL = [
  'வேண்டு',
  'வேண்டியிரு',
  'முடி',
  'இயல்',
  'நேர்',
  'நேரிடு',
  'கூடு',
  'தெரி',
  'தோன்று',
  'போல்',
  'ஆ',
  'ஆகு',
  'என்',
  'போ',
] as const

/**
 * The subject of a finite verb, read from its whole clause, where the verb cannot agree with it. Undefined wherever
 * another phrase could be the subject, or the subject may be left out.
 */
export const disagreement = memoize((verb: Word): Disagreement | undefined => {
  if (verb.next !== undefined || verb.quoted) return undefined
  const person = verbPerson(verb)
  if (person === undefined || !mayDisagree(verb, person)) return undefined
  const clause = clauseOf(verb)
  if (clause === undefined || clause.kind !== 'finite' || clause.quoted) return undefined
  if (possible(clause, verb).some((one) => agrees(one, person))) return undefined
  if (clause.hasUnknown && !isSpeech(person)) return undefined
  const sure = clause.candidates.filter(({ attachment }) => attachment === 'sure')
  return isNeuter(person) ? withThings(sure, verb, person) : withPeople(clause, sure, verb, person)
})

/** The phrases that may be the subject: no bare object of people, and nothing that belongs to a clause inside. */
function possible({ candidates }: Clause, verb: Word): readonly SubjectCandidate[] {
  const doer = candidates.find(({ kind, attachment }) => kind === 'people' && attachment === 'sure')
  return candidates.filter((one) => {
    if (one.kind !== 'things' || one === doer) return true
    if (one.attachment === 'shared' && one.maybePossessor && one.fits[0] === 'it') return false
    return doer === undefined || !isBareObject(one, doer, verb)
  })
}

/** What is cheap to know: whether some word before the verb could be a subject that it does not fit. */
function mayDisagree(verb: Word, person: Person): boolean {
  const neuter = isNeuter(person)
  if (neuter && (!verb.isLast || verbTense(verb) === 'future')) return false
  const { words } = verb.sentence
  let mismatch = false
  for (let i = verb.index - 1; i >= Math.max(0, verb.index - MAX_WORDS); i--) {
    const word = words[i]
    const head = word && headOf(word.form)
    if (word === undefined || head === undefined) continue
    const { fits, kind } = head
    if (kind === 'people' || neuter) {
      if (!fits.includes(person)) mismatch = true
      else if (!neuter || (verb.isOnly('intransitive') && word.next?.is('transitive') !== true)) return false
    } else if (head.isActor) mismatch = true
  }
  return mismatch
}

/** What a word is as a subject, wherever it stands; undefined where it says nothing of the person. */
const headOf = memoize((form: WordForm): (Agreement & { readonly isActor: boolean }) | undefined => {
  const has = (feature: Feature) => form.analyses.some(({ features }) => features.includes(feature))
  if (!has('nominative') && !has('participial-noun') && !countsPeople(form)) return undefined
  const agreement = agreementOfForm(form)
  if (agreement.fits.length > 4 || has('time')) return undefined
  return { ...agreement, isActor: has('animal') || has('group') }
})

function isSpeech(person: Person): boolean {
  return person === 'i' || person === 'we' || person === 'you' || person === 'you-all'
}

function agrees(candidate: SubjectCandidate, person: Person): boolean {
  return personsOf(candidate).includes(person)
}

/** The persons of a phrase, with what is joined to it. */
function personsOf({ head, fits, joined }: SubjectCandidate): readonly Person[] {
  if (joined.length === 0) return fits
  const all = [fits, ...joined.map((word) => agreementOf(word).fits)]
  const first = (persons: readonly Person[]) => persons[0]
  if (all.some((one) => first(one) === 'i' || first(one) === 'we')) return ['we']
  if (all.some((one) => first(one) === 'you' || first(one) === 'you-all')) return ['you-all']
  if (all.every((one) => one.every(isNeuter))) return head.is('abstract') ? ['those', 'it'] : ['those', 'it']
  return ['they', 'he-honoured', 'he', 'she', 'those']
}

/** A verb of people: நான், அவள் … செய்தான். */
function withPeople(
  clause: Clause,
  sure: readonly SubjectCandidate[],
  verb: Word,
  person: Person,
): Disagreement | undefined {
  const people = clause.candidates.filter(({ kind }) => kind === 'people')
  const subject = sure.findLast(({ kind }) => kind === 'people') ?? people.at(-1)
  if (subject === undefined) return thingDoing(clause, sure, verb, person)
  if (subject.fits.length > 4 || subject.joined.length > 0) return undefined
  if (subject.head.tokenAfter !== ' ') return undefined
  // `கன்னி வைத்து`: a noun right before a participle with an object may be that object, misspelt.
  if (subject.head.isA('noun') && subject.head.next?.is('transitive', 'verbal-participle') === true)
    return undefined
  if (isSpeech(person)) {
    if (subject.attachment === 'shared' || subject.maybePossessor || people.length > 1) return undefined
    return found(subject, false)
  }
  const speaker = isSpeech(subject.fits[0] ?? 'it')
  const open = subject.attachment === 'shared' || (subject.maybePossessor && !speaker)
  if (open && (hasAntecedent(verb, person) || isPossessorOfNext(subject))) return undefined
  if (subject.attachment === 'shared' && !outlastsParticiple(subject, clause, verb, person)) return undefined
  return found(subject, open)
}

/** `பகைவர் நாட்டில்`, `பெற்றோர் சொல்`: what is theirs; the subject is someone else. */
function isPossessorOfNext({ head, fits, maybePossessor }: SubjectCandidate): boolean {
  if (!maybePossessor || head.isA('pronoun')) return false
  const many = fits[0] === 'they' || fits[0] === 'he-honoured'
  return head.next?.is('locative') === true || (many && head.next?.is('nominative') === true)
}

/**
 * `அவன் நேற்று கடையில் வாங்கிய புத்தகத்தைத் தொலைத்தாள்`: both have the same subject, when it stands away from the participle
 * and the object of both is the same.
 */
function outlastsParticiple(
  { head, fits }: SubjectCandidate,
  clause: Clause,
  verb: Word,
  person: Person,
): boolean {
  if (!head.isFirst || clause.candidates.length > 1 || fits[0] === 'he-honoured' || person === 'he-honoured')
    return false
  if (verb.index > MAX_WORDS) return false
  const inner = clausesOf(verb.sentence).filter((one) => one !== clause)
  const [relative] = inner
  if (inner.length !== 1 || relative?.kind !== 'relative' || relative.complements.length === 0) return false
  const noun = relative.verb?.next
  return (
    noun?.isOnly('accusative') === true &&
    relative.verb?.isOnly('transitive') === true &&
    verb.isOnly('transitive')
  )
}

/** An animal or a body of people as subject: `பூனை … ஓடினான்`. */
function thingDoing(
  clause: Clause,
  sure: readonly SubjectCandidate[],
  verb: Word,
  person: Person,
): Disagreement | undefined {
  const [subject] = sure
  if (subject === undefined || isSpeech(person) || subject.kind !== 'things' || subject.joined.length > 0)
    return undefined
  if (clause.candidates.some(({ kind }) => kind !== 'things') || !standsAlone(subject)) return undefined
  const { head } = subject
  const group = isKind(head, 'group') && person === 'they' && clause.candidates[0] === subject
  if (!group && hasAntecedent(verb, person)) return undefined
  // `மீன் பிடித்தனர்`: what is caught.
  const { next } = head
  if (next?.is('transitive') === true) return undefined
  if (next?.is('irrational', 'nominative') === true && roleOf(next) === 'head' && !next.is('accusative'))
    return undefined
  return isKind(head, 'animal') || group ? found(subject, true) : undefined
}

/** Young and parts, which are named after their animal: `நாய் குட்டிக்கு`. */
const OF_ANIMALS = /^(?:குட்டி|குஞ்சு|கன்று|வண்டி|சவாரி|பால்|இறைச்சி|முட்டை|மேய்)/u

/** Whether the noun after an animal is surely not the second part of a compound. */
function standsAlone({ head, maybePossessor }: SubjectCandidate): boolean {
  const { next } = head
  if (!maybePossessor || next === undefined) return true
  return next.is('accusative') && !next.is('body') && !OF_ANIMALS.test(next.text)
}

function isKind(word: Word, kind: 'animal' | 'group'): boolean {
  const nouns = word.analyses.filter(({ class: one }) => one === 'noun')
  return (
    nouns.length > 0 &&
    nouns.every(({ features }) => features.includes(kind) && features.includes('nominative'))
  )
}

/** A verb of things: மக்கள் … வந்தது, மரங்கள் … வளர்ந்தது. */
function withThings(sure: readonly SubjectCandidate[], verb: Word, person: Person): Disagreement | undefined {
  if (verbTense(verb) === 'future' || !verb.isLast || IMPERSONAL.some((lemma) => verb.hasLemma(lemma)))
    return undefined
  if (verb.previous?.is('infinitive') === true && roleOf(verb.previous) !== 'adverb' && !isPassive(verb))
    return undefined
  const [subject, ...others] = sure
  if (subject === undefined || subject.head.tokenAfter !== ' ' || subject.joined.length > 0) return undefined
  if (others.some((one) => !isBareObject(one, subject, verb))) return undefined
  if (subject.maybePossessor && (others.length > 0 || hasAntecedent(verb, person))) return undefined
  if (subject.kind === 'people')
    return person === 'it' && isDoer(subject, verb) ? found(subject, false) : undefined
  if (subject.kind !== 'things' || !mayDo(verb, subject)) return undefined
  if (person === 'those' && !isOneThing(subject, verb)) return undefined
  return found(subject, false)
}

/** People: many of them, or one whose deed has no object, for `பாரதியார் எழுதியது` is what he wrote. */
function isDoer({ head, fits, maybePossessor }: SubjectCandidate, verb: Word): boolean {
  if (rootsOf(verb).some((root) => framesOf(root).includes('experience'))) return false
  if (fits.length > 4) return false
  if (fits[0] === 'they') return verb.isOnly('intransitive') || head.next !== verb
  return (
    verb.isOnly('intransitive') && verb.previous?.is('transitive') !== true && head.isFirst && !maybePossessor
  )
}

/** `தண்ணீர் எடுத்து`: an object without its ending, right before a transitive verb and away from the subject. */
function isBareObject({ head, kind }: SubjectCandidate, subject: SubjectCandidate, verb: Word): boolean {
  const { next } = head
  if (next === undefined || kind !== 'things' || subject.head.next === head) return false
  return isTransitive(next) || (next !== verb && isTransitive(verb) && next.is('clitic-um'))
}

function isTransitive(word: Word): boolean {
  return word.isA('verb') && word.is('transitive') && !isPassive(word)
}

/** Things are surely the subject of a verb without object, or of a passive. */
function mayDo(verb: Word, { head }: SubjectCandidate): boolean {
  if (head.is('unit') || head.is('time')) return false
  const main = verb.previous?.is('verbal-participle') === true ? verb.previous : verb
  if (verb.hasLemma('பிடி') || verb.hasLemma('புரி'))
    return clauseOf(verb)?.complements.some(({ case: kase }) => kase === 'dative') === true
  return isPassive(verb) || (verb.isOnly('intransitive') && !main.is('transitive'))
}

function isPassive(verb: Word): boolean {
  return verb.isOnly('passive')
}

const MANY = /^(?:பல|சில|எல்லா|அனைத்து|பிற|மற்ற|இரு|பல்வேறு|வெவ்வேறு)(?:[கசதப]்)?$/u

function isOneThing({ head }: SubjectCandidate, verb: Word): boolean {
  if (hasAntecedent(verb, 'those')) return false
  const { words } = head.sentence
  return !words
    .slice(0, head.index)
    .some((word) => (word.isA('numeral') && !/^(?:ஒரு|ஓர்)$/u.test(word.text)) || MANY.test(word.text))
}

/** Whether something named before could be the subject that is left out. */
function hasAntecedent(verb: Word, person: Person): boolean {
  const { sentence } = verb
  if (verb.index > MAX_WORDS) return true
  for (const clause of clausesOf(sentence)) {
    if (clause.verb === verb) break
    if (isNeuter(person) && clause.kind !== 'finite') continue
    if (clause.candidates.some((one) => one.fits.includes(person))) return true
  }
  let earlier = sentence.previous
  for (let i = 0; i < 3 && earlier !== undefined; i++, earlier = earlier.previous) {
    if (earlier.words.some((word) => mayBeMeant(word, person))) return true
  }
  if (isNeuter(person)) return false
  return sentence.words
    .slice(0, verb.index)
    .some((word) => !word.is('nominative') && mayBeMeant(word, person))
}

function mayBeMeant(word: Word, person: Person): boolean {
  if (word.analyses.length === 0) return true
  if (isNeuter(person)) return word.is('irrational')
  if (word.is('first') || word.is('second') || word.hasLemma('தான்')) return false
  return word.is('rational') || word.is('finite', 'third')
}

function found({ head, fits }: SubjectCandidate, doubtful: boolean): Disagreement | undefined {
  const [first, ...others] = fits
  if (first === undefined) return undefined
  return {
    word: head,
    fits: [first, ...others],
    kind: head.isA('pronoun') ? 'pronoun' : 'noun',
    maybeGenitive: doubtful,
    doubtful,
  }
}
