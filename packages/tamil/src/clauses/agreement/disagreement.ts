import { memoize, memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { isObjectOrDay } from '../government/object-or-day.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import { becomesBefore, isAsSaid, isThatOneDid, JOINED_CLAUSE } from '../reading/joined-clause.ts'
import { isAbsent, isLeftOut, isTogether, isTopicBefore } from '../reading/nominative-phrase.ts'
import { ownsNextInList } from '../reading/owner-in-list.ts'
import { QUOTING } from '../reading/role-endings.ts'
import { isKin, nounSubject, pronounSubject, type Subject, sumsUpPeople } from '../reading/subject.ts'
import { AFTER_ACTION, isSameInfinitive } from '../reading/verb-role.ts'
import { roleOf } from '../reading/word-role.ts'
import { mayBeGenitive } from './may-be-genitive.ts'
import { isOfSpeakerAlone } from './may-disagree.ts'
import { saysTimePassed } from './time-passed.ts'

const QUOTATIVE = new RegExp(`^(?:${QUOTING.join('|')}|என்ப.*)(?:[கசதப]்)?$`, 'u')

/** Words that close a clause with a subject of its own: when, as soon as, because, after. */
const CLAUSE_END =
  /(?:ததும்|டதும்|றதும்|யதும்|போது|பொழுது|வுடன்|டனேயே|ாலும்|தபின்|டபின்|றபின்|யபின்|தற்குள்|வதால்|ததால்|யதால்|டதால்|றதால்|கையில்|[னதடயற]படி)$/u

/** Participles that say a quality rather than an action: they belong to the noun and open no clause of another. */
const STATIVE =
  /^(?:சேர்ந்த|உள்ள|உடைய|கொண்ட|போன்ற|சார்ந்த|மிக்க|நிறைந்த|வாய்ந்த|பொருந்திய|சிறந்த|நீண்ட|உயர்ந்த|ஆகிய|மிகுந்த|தகுந்த|அடர்ந்த|பரந்த|பழகிய)(?:[கசதப]்)?$/u

/** Shapes that are no sure subject where the analyser does not know the word: oblique cases, non-finite verbs, bare -அ, consonants. */
const NO_SUBJECT = /(?:ை|க்கு|ிலே|ோடு|த்து|ந்து|ட்டு|[க-ஹ]்?)$/u

/** A guessed word with one of these endings names a thing, not a person. */
const THING = /(?:ம்|ப்பு|த்தல்|ச்சி|வு|டு|று|கு|சு|மை|நீர்|கள்)$/u

/** `மறைந்த பிறகு`: before such a word the participle is no adjective, whatever it is elsewhere. */
const isBeforeAfter = (word: Word) =>
  word.analyses.length === 0
    ? roleOf(word) === 'adverbial'
    : word.is('relative-participle') && AFTER_ACTION.test(word.next?.text ?? '')

const BREAK = /[;:—–()"“”‘’«»!?।…]/u

/**
 * The subject to the left of a finite verb, where there is one for certain and it does not fit the verb.
 * Silent wherever another reading is open: a subject left out, another noun that could be it, a clause between.
 */
export const disagreeingSubject = memoize((verb: Word): Subject | undefined => {
  const person =
    endsItsClause(verb) && !saysTimePassed(verb) && !isOfSpeakerAlone(verb) ? verbPerson(verb) : undefined
  return person && findSubject(verb, person)
})

function findSubject(verb: Word, person: Person): Subject | undefined {
  const candidates = subjectsBefore(verb, person)
  if (candidates.some(({ fits }) => fits.includes(person))) return undefined
  const subject = candidates.at(-1)
  if (subject === undefined || titleBefore(subject.word) || saysClause(verb, subject.word)) return undefined
  if (isSpeaker(subject, person) || isObjectOrDay(subject.word, person) || endsCleft(subject.word))
    return undefined
  if (sumsUpPeople(subject.word) && person === 'he-honoured' && verb.is('future')) return undefined
  // `அனைவரும் பாராட்ட வந்தான்`: while all praised him.
  if (sumsUpPeople(subject.word) && subject.word.next?.is('infinitive') === true && !isMany(person))
    return undefined
  const neuterSubject = isNeuter(subject.fits[0])
  if (isNeuter(person) && !neuterSubject) return undefined
  if (neuterSubject && !isNeuter(person) && !verb.isOnly('intransitive')) return undefined
  return subject.maybeGenitive && mayBeGenitive(subject.word, verb, person) ? undefined : subject
}

const isMany = (person: Person) => person === 'they' || person === 'we' || person === 'you-all'

/** A finite verb ends its clause when a mark or the sentence's end follows, or a quotative and no other finite verb. */
export function endsItsClause(verb: Word): boolean {
  const { next } = verb
  if (next === undefined) return true
  return (
    isQuotative(next.text) && !verb.sentence.words.slice(next.index + 1).some((word) => word.is('finite'))
  )
}

/** `சொன்னது நான்தான், என்ன செய்வாய்?`: a sentence by itself before the comma. */
function endsCleft({ tokenAfter, previous }: Word): boolean {
  return (
    tokenAfter === ',' && previous?.is('participial-noun', 'neuter') === true && previous.is('nominative')
  )
}

/** `முதல்வர், குறைகளைக் கேட்டறிந்தேன் …`: after a comma the speaker’s own words, without marks. */
function isSpeaker({ word, kind }: Subject, person: Person): boolean {
  return kind === 'noun' && (person === 'i' || person === 'we') && (word.tokenAfter === ',' || isKin(word))
}

/** `நாம் மகிழ்ந்தோம் என்றேன்`, `அவள் எங்கள் ஊர் என்கின்றனர்`: what is said may have the subject, and who says it none. */
function saysClause(verb: Word, subject: Word): boolean {
  // `கொடியவர்கள் என்றார்`, behind who they are, is said of them.
  return verb.hasLemma('என்') && (verb.previous !== subject || subject.previous !== undefined)
}

function isQuotative(text: string): boolean {
  return text.startsWith('என') && QUOTATIVE.test(text)
}

function subjectsBefore(verb: Word, person: Person): Subject[] {
  const subjects: Subject[] = []
  const { words } = verb.sentence
  for (let i = verb.index - 1; i >= 0; i--) {
    const word = words[i]
    if (word === undefined || word.quoted !== verb.quoted || isBreak(word.tokenAfter)) break
    if (sumsUpPeople(word) && countedBefore(words[i - 1])) continue
    if (sumsUpThings(word, words[i - 1])) continue
    if (isOneAlone(word, words[i - 1]) || isLeftOut(word)) continue
    if (ownsNextInList(word)) continue
    if (
      word.next !== undefined &&
      word.tokenAfter === ' ' &&
      (isAbsent(word.next) || isTopicBefore(word.next))
    )
      continue
    // `தம்பி இங்கே வா, உனக்கு …`: one who is called.
    if (word.is('imperative') && word.tokenAfter === ',') return []
    const subject = pronounSubject(word) ?? nounSubject(word)
    if (subject !== undefined && isListed(word)) return []
    if (subject !== undefined) {
      subjects.push(subject)
      if (subject.maybeGenitive) continue
      break
    }
    if (word.is('nominative', 'rational') && !isPossessor(word)) return []
    if (closesClause(word) || isBeforeAfter(word) || becomesBefore(word)) break
    // `அவள் கேட்கக் கேட்க, மூன்று முறை வாசித்தார்`
    if (word.is('infinitive') && isSameInfinitive(word, word.previous)) break
    if (!cannotBeSubject(word, person)) return []
  }
  return subjects
}

/** `ராமன், சீதை சேர்ந்து`, `தம்பி மற்றும் தங்கை`, `அவர்கள் இருவருடைய`: one of several, or theirs. */
function isListed(word: Word): boolean {
  const { next, previous } = word
  // அவை, the assembly.
  if (next !== undefined && /^(?:நடுவே|நடுவில்|முன்|முன்னே|முன்னிலை)/u.test(next.text)) return true
  if (previous?.text === 'மற்றும்' || next?.text === 'மற்றும்') return true
  if (next?.text.startsWith('சேர்ந்து') === true || next?.text.startsWith('இணைந்து') === true) return true
  if (next !== undefined && /^(?:ஆகிய|முதலிய|போன்ற)/u.test(next.text)) return true
  if (next === undefined) return false
  return isTogether(next, word) || /^(?:இரு|மூ|நால்|அனை)வர(?:ை|ுக்கு|ிடம்|ுடன்|ுடைய|ின்|ால்)/u.test(next.text)
}

/** `நாங்கள் அனைவரும்`: the pronoun says the person, the word that counts adds nothing. */
function countedBefore(word: Word | undefined): boolean {
  const subject = word && (pronounSubject(word) ?? nounSubject(word))
  return subject?.fits[0] === 'we' || subject?.fits[0] === 'you-all' || subject?.fits[0] === 'they'
}

/** `நான் ஒருவனே வருகிறேன்`, `நீ ஒருத்தி போதும்`: one alone; the pronoun before says the person. */
function isOneAlone({ text }: Word, before: Word | undefined): boolean {
  return (
    ONE_ALONE.test(text) && before?.isA('pronoun') === true && (before.is('first') || before.is('second'))
  )
}

const ONE_ALONE = /^ஒரு(?:வ[னளர]|த்தி)(?:்|ே|ுமே|்தான்|தான்|யே)?$/u

/** `இவை எல்லாம்`: the pronoun before says the number. */
function sumsUpThings(word: Word, before: Word | undefined): boolean {
  return ALL_THINGS.has(word.text) && THESE.has(before?.text ?? '')
}

const ALL_THINGS: ReadonlySet<string> = new Set(['எல்லாம்', 'அனைத்தும்', 'யாவும்'])

const THESE: ReadonlySet<string> = new Set(['அவை', 'இவை'])

/** என், உன், எங்கள்: genitives that are read as something else too. */
function isPossessor(word: Word): boolean {
  return word.is('genitive') && word.isA('pronoun') && !word.is('nominative', 'third')
}

/** The words of a finite verb's own clause, from the verb leftwards; ends where another clause or a mark begins. */
export function* clauseBefore(verb: Word): Generator<Word> {
  const { words } = verb.sentence
  for (let i = verb.index - 1; i >= 0; i--) {
    const word = words[i]
    if (word === undefined || word.quoted !== verb.quoted || isBreak(word.tokenAfter)) return
    if (closesClause(word)) return
    yield word
  }
}

function isBreak(token: string): boolean {
  return token !== ' ' && BREAK.test(token)
}

const closesClause = memoizeForm((word: Word): boolean => {
  if (word.isA('adverb')) return false
  if (isQuotative(word.text) || CLAUSE_END.test(word.text) || JOINED_CLAUSE.test(word.text)) return true
  if (isAsSaid(word) || isThatOneDid(word)) return true
  if (word.is('conditional') || word.is('temporal') || word.isOnly('participial-noun')) return true
  // காதலர் போதலை: an action in a case has a subject of its own; திருப்பமென is a clause with என.
  if (isActionAsObject(word) || word.isOnly('quotative')) return true
  if (word.is('relative-participle'))
    return !STATIVE.test(word.text) && !word.isA('adjective') && !isNounInAa(word)
  return word.is('finite') && !word.isA('noun')
})

function isActionAsObject(word: Word): boolean {
  return (
    word.isOnly('accusative') &&
    word.analyses.every(({ class: kind }) => kind === 'verb') &&
    /[தடற]லை/u.test(word.text)
  )
}

/** விழா, the feast, is also the old ‘that does not fall’. */
function isNounInAa(word: Word): boolean {
  return word.isA('noun') && word.is('relative-participle', 'negative')
}

function cannotBeSubject(word: Word, person: Person): boolean {
  const can = mayBeSubjectOf(word)
  return can === 'nothing' || (can === 'things' && !isNeuter(person))
}

/** Of which verbs a word may be the subject, by its letters and readings. */
const mayBeSubjectOf = memoizeForm((word: Word): 'nothing' | 'things' | 'anything' => {
  if (STATIVE.test(word.text) || word.isA('adverb') || word.is('time')) return 'nothing'
  if (word.analyses.length === 0) return NO_SUBJECT.test(word.text) ? 'nothing' : 'anything'
  if (!word.is('nominative')) return 'nothing'
  const isThing = word.form.isRead
    ? word.analyses.every(({ features }) => !isPersonal(features))
    : THING.test(word.text)
  return isThing ? 'things' : 'anything'
})

function isPersonal(features: readonly string[]): boolean {
  return features.includes('nominative') && !features.includes('irrational')
}

/** `முதல்வர் அவர்கள்`: a title with the particle of respect. */
function titleBefore(word: Word): boolean {
  return word.text === 'அவர்கள்' && word.previous?.is('rational') === true
}
