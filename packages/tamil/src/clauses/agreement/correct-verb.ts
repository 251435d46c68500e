import type { Finding } from '../../text/finding.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { AgreeWith } from '../../words/inflect.ts'
import { isFelt } from '../government/feelings.ts'
import { isPersonNoun } from '../government/government.ts'
import { isSought } from '../government/object-or-day.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { clauseOf } from '../reading/clauses-of.ts'
import { isOwnerOfDay } from '../reading/day-as-object.ts'
import { isNeuter, isSpeech, mayBeFinite, verbPerson } from '../reading/finite-verb.ts'
import { caseOfNoun } from '../reading/nominative-phrase.ts'
import { agreementOf, sumsUp } from '../reading/phrase.ts'
import { maybePossessor, ownsNext, POSSESSIVE_PRONOUN } from '../reading/possessor.ts'
import { isKin, type Subject } from '../reading/subject.ts'
import { rootsOf } from '../reading/verb-root.ts'
import { roleOf } from '../reading/word-role.ts'
import { disagreeingSubject } from './disagreement.ts'
import { someoneMeant } from './indefinite-pronoun.ts'
import { disagreement } from './predication.ts'
import { pronounBesideSubject } from './pronoun-beside-subject.ts'
import { isDoneForHearer } from './purpose-clause.ts'
import { pronounOfNamed, pronounOfTopic } from './resumption.ts'
import { isOneAnother, isSubjectOfAnother } from './subject-of-another.ts'

/** The letters a finite verb with a person can end in, also as a question; the trigger of every agreement rule. */
export const FINITE_ENDINGS = [
  ...['ேன்', 'ோம்', 'ாய்', 'ீர்கள்', 'ான்', 'ாள்', 'ார்', 'ார்கள்', 'னர்', 'வர்', 'பர்', 'து', 'ன'],
  ...['ேனா', 'ோமா', 'ாயா', 'ீர்களா', 'ானா', 'ாளா', 'ாரா', 'ார்களா'],
] as const

/** The finding that brings a finite verb in line with its subject, for the subjects that the rule is about. */
export function correctVerb(
  word: Word,
  { agreeWith }: { readonly agreeWith: AgreeWith },
  concerns: (subject: Subject) => boolean,
): Finding | undefined {
  const subject = disagreeingSubject(word) ?? disagreement(word)
  if (subject === undefined || !concerns(subject) || isDoneTo(subject, word)) return undefined
  if (
    isSought(subject.word) ||
    isOwnerOfDay(subject.word) ||
    isSubjectOfAnother(subject.word, word) ||
    isOneAnother(subject.word) ||
    isDoneForHearer(subject, word)
  )
    return undefined
  if (!isNeuter(subject.fits[0]) && isFelt(word)) return undefined
  if (isAddressed(subject, word) || isInNameOfPlace(subject.word) || isOneOfSpeakers(subject.word))
    return undefined
  if (subject.kind !== 'pronoun' && endsSpeech(word)) return undefined
  if (!isNeuter(subject.fits[0]) && OF_EVENTS.some((lemma) => word.hasLemma(lemma))) return undefined
  if (someoneMeant(subject.word) !== undefined || isOneOfMany(subject.word)) return undefined
  if (isPairOfKin(subject, word) || isOwnerBeside(subject, word) || isInQuestion(subject, word))
    return undefined
  if (isPartOfObject(subject, word) || isInList(subject, word)) return undefined
  // Said to an honoured hearer: `தாங்கள் வருவீர்கள்`.
  if (subject.word.text === 'தாங்கள்' && verbPerson(word) === 'you-all') return undefined
  // The pronoun is at fault: `மாமா இருக்கிறார். அவன் வருகிறார்`.
  if (
    subject.kind === 'pronoun' &&
    (pronounOfTopic(subject.word) ?? pronounOfNamed(subject.word)) !== undefined
  )
    return undefined
  if (pronounBesideSubject(word) === subject.word) return undefined
  if (subject.word.text === 'அவை' && isAssembly(subject.word, word)) return undefined
  const suggestion = agreeWith(word.text, subject.fits[0])
  if (suggestion === undefined) return undefined
  const [chosen, ...alternatives] = pluralsOfPeople(suggestion, word, subject.word)
  return word.replaceWith(chosen, {
    ...(alternatives.length > 0 && { alternatives }),
    captures: { subject: subject.word.text },
    certainty: subject.maybeGenitive ? 'likely' : 'sure',
  })
}

/** `தாத்தா பாட்டி வந்தார்கள்`, `அண்ணன் தம்பி சண்டையிட்டனர்`: two of a family without -உம் are many. */
function isPairOfKin({ word, kind }: Subject, verb: Word): boolean {
  if (kind !== 'noun' || verbPerson(verb) !== 'they' || !isKin(word)) return false
  const { previous, next } = word
  const before = previous !== undefined && previous.tokenAfter === ' ' && isKin(previous)
  return before || (next !== undefined && word.tokenAfter === ' ' && isKin(next))
}

/** `ஏழைகள் எப்படி வாழ்வது என்று கேட்டார்`: of what is asked, not who asks. */
function isInQuestion({ word }: Subject, verb: Word): boolean {
  const { next } = word
  if (next === undefined || !QUESTION.test(next.text)) return false
  const rest = verb.sentence.words.slice(next.index + 1, verb.index)
  return rest.some(({ text, previous }) => /^என(?:்று)?$/u.test(text) && previous?.is('neuter') === true)
}

const QUESTION = /^(?:எப்படி|எவ்வாறு|எங்கே|எங்கு|எப்போது|என்ன|ஏன்|எதற்கு|எத்தனை)$/u

/** `இறைவன் திருவடிகளுக்கு மலர் தூவினர்`, `அவன் பிடி தளர்ந்தது`: whose it is, without ending. */
function isOwnerBeside({ word }: Subject, verb: Word): boolean {
  const { next } = word
  if (next === undefined || word.tokenAfter !== ' ') return false
  const person = verbPerson(verb)
  if (person === 'they') return word.isOnly('singular') && next.isOnly('body', 'dative')
  return (
    person !== undefined &&
    isNeuter(person) &&
    next.next === verb &&
    next.isA('verb') &&
    next.is('nominative', 'irrational')
  )
}

/**
 * `காவலர் தேர்வை எழுதினேன்`, `பொன்னியின் செல்வன் நாவலை வாங்கினோம்`, `காந்தி சிலையைத் திறந்தார்கள்`: a compound or a title, and the
 * verb tells who did it. So does the sentence before: `குமார் சிரித்தான். மனைவி சமையலைப் பாராட்டினான்`.
 */
function isPartOfObject({ word, kind }: Subject, verb: Word): boolean {
  const { next } = word
  const person = verbPerson(verb)
  if (person === undefined || isNeuter(person)) return false
  if (next === undefined || next === verb || word.tokenAfter !== ' ') return false
  const before = verb.sentence.previous?.words.at(-1)
  const goesOn = word.isFirst && before !== undefined && verbPerson(before) === person
  // `குனிந்து அவர் காலைத் தொட்டான்`: what the subject did first stands before the owner.
  const isInside = word.previous !== undefined && roleOf(word.previous) === 'chain'
  if (kind === 'pronoun') return (goesOn || isInside) && ownsNext(word)
  if (isSpeech(person))
    return (
      goesOn || (!isMarkedOff(word) && roleOf(next) === 'head' && !next.isA('pronoun') && !next.is('time'))
    )
  return maybePossessor(word) && (goesOn || (person === 'they' && word.isA('name')))
}

/** `நம் முன்னோர்`, `அந்த மாணவர்`: a phrase of its own. */
function isMarkedOff({ previous }: Word): boolean {
  return previous !== undefined && (previous.isA('demonstrative') || POSSESSIVE_PRONOUN.test(previous.text))
}

/** `அண்ணி, அத்திம்பேர், மன்னி ஆகியோர்`: one of those whom the word behind the list sums up. */
function isInList({ word }: Subject, verb: Word): boolean {
  const person = verbPerson(verb)
  return (
    person !== undefined &&
    verb.sentence.words
      .slice(word.index + 1, Math.min(verb.index, word.index + MAX_WORDS))
      .some((one) => sumsUp(one) && agreementOf(one).fits.includes(person))
  )
}

/** `மாணவர்களாகிய நான் … செய்வோம்`: the pronoun is at fault. */
export function isOneOfSpeakers({ text, previous }: Word): boolean {
  return text === 'நான்' && previous !== undefined && /களா(?:கிய|ன)$/u.test(previous.text)
}

/** `அங்கே சிங்கம் இல்லை என்றார்கள்`: what is said ends right before the verb of saying, and whoever stands in it does not say it. */
function endsSpeech(verb: Word): boolean {
  if (!verb.hasLemma('என்') || verb.previous === undefined) return false
  const { text } = verb.previous
  return ENDS_OF_SPEECH.has(text) || (!verb.previous.is('clitic-um') && verb.previous.is('clitic-aa'))
}

const ENDS_OF_SPEECH: ReadonlySet<string> = new Set([
  ...['இல்லை', 'உண்டு', 'அல்ல', 'அன்று', 'வேண்டும்', 'வேண்டாம்', 'முடியாது', 'கூடாது', 'போதும்', 'இல்லையே'],
  ...['எங்கே', 'யார்', 'எது', 'என்ன', 'எப்போது', 'ஏன்', 'எப்படி', 'எவ்வளவு', 'எத்தனை', 'ஆகும்', 'உள்ளது', 'தேவை'],
])

/** `தம்பி, எங்கே போகிறாய்?`, `ஏன் தம்பி அழுகிறாய்?`, `தலைவர் அவர்களே, உங்களை வரவேற்கிறோம்`: who is called, and no subject. */
function isAddressed({ word, kind }: Subject, verb: Word): boolean {
  const person = verbPerson(verb)
  // `அம்மா, எங்கே போகிறான்?`
  if (kind === 'noun' && word.tokenAfter === ',' && isKin(word) && verb.tokenAfter === '?') return true
  if (person === undefined || !isSpeech(person)) return false
  if (word.tokenAfter === ',' && word.endsWith('ே')) return true
  const hears = person === 'you' || person === 'you-all'
  return hears && kind === 'noun' && (word.tokenAfter === ',' || (isKin(word) && !isOwned(word)))
}

/** `இறங்கியவள் … ரங்கநாதன் தெருவுக்குள் நுழைந்தாள்`: the street is called after somebody, and who entered it stands before. */
function isInNameOfPlace(name: Word): boolean {
  if (!name.isA('name') || name.next?.analyses.some(({ lemma }) => STREETS.has(lemma)) !== true) return false
  const before = name.sentence.words.slice(Math.max(0, name.index - MAX_WORDS), Math.max(0, name.index - 1))
  return before.some((word) => caseOfNoun(word) === 'nominative' && isPersonNoun(word))
}

const STREETS: ReadonlySet<string> = new Set(['தெரு', 'வீதி', 'சந்து', 'சாலை', 'நகர்', 'காலனி', 'சதுக்கம்'])

function isOwned({ previous }: Word): boolean {
  return previous?.is('genitive') === true
}

/** `ஒவ்வொரு மாணவர்களும்`, `ஒரு மாணவிகள் மட்டும்`: the noun is at fault. */
function isOneOfMany(noun: Word): boolean {
  return noun.isOnly('plural') && /^(?:ஒவ்வொரு|ஒரு|ஓர்)$/u.test(noun.previous?.text ?? '')
}

/** `தலைமையாசிரியர் மாணவர்கள் பாராட்டினார்`: another subject fits, and the nearer people lack the ending of an object. */
function isDoneTo({ word: head, kind }: Subject, verb: Word): boolean {
  if (kind !== 'noun' || !verb.isOnly('transitive') || !actsOnPeople(verb)) return false
  if (isOwnOfDoer(head, verb)) return true
  const person = verbPerson(verb)
  const candidates = clauseOf(verb)?.candidates ?? []
  return candidates.some(
    (one) =>
      one.head.index < head.index - 1 &&
      one.kind === 'people' &&
      (one.attachment === 'sure' || head.previous?.is('relative-participle') === true) &&
      !one.maybePossessor &&
      person !== undefined &&
      one.fits.includes(person),
  )
}

/** `என் பழைய நண்பர் சந்தித்தேன்`: one person of mine, right before what I do to someone. */
export function isOwnOfDoer(head: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (person !== 'i' && person !== 'we') return false
  if (head.next !== verb || !head.isOnly('nominative', 'singular') || !head.is('rational')) return false
  if (head.is('clitic-um') || head.tokenAfter !== ' ') return false
  let owner = head.previous
  while (owner !== undefined && !OWN.test(owner.text) && owner.is('adjectival')) owner = owner.previous
  return owner !== undefined && OWN.test(owner.text)
}

const OWN = /^(?:என்|எங்கள்|நம்|எனது|என்னுடைய|எங்களுடைய|நம்முடைய)[க்ச்த்ப்]*$/u

function actsOnPeople(verb: Word): boolean {
  const roots = rootsOf(verb)
  return roots.length > 0 && roots.every((root) => verb.form.framesOf(root).includes('person'))
}

/** Whether அவை is the assembly, not ‘those’: `உறுப்பினர்கள் வெளிநடப்புச் செய்ததால் அவை ஒத்திவைக்கப்பட்டது`. */
export function isAssembly(word: Word, verb: Word): boolean {
  if (ASSEMBLING.some((root) => verb.hasLemma(root))) return true
  const { words, previous } = word.sentence
  const near = [
    ...words.slice(Math.max(0, word.index - MAX_WORDS), word.index + MAX_WORDS),
    ...(previous?.words.slice(-MAX_WORDS) ?? []),
  ]
  return near.some(({ analyses }) => analyses.some(({ lemma }) => OF_ASSEMBLY.test(lemma)))
}

const ASSEMBLING = ['ஒத்திவை', 'கூடு', 'கலை', 'ஆர்ப்பரி'] as const
const OF_ASSEMBLY =
  /^(?:.*(?:மன்றம்|பேரவை|மக்களவை|மாநிலங்களவை|சபை)|உறுப்பினர்|சபாநாயகர்|அவைத்தலைவர்|மசோதா|தீர்மானம்|மன்னர்|மன்னன்|புலவர்|அரசவை)$/u

/** What nobody does: `வீரர் … பதக்கம் வழங்குதல் நடைபெற்றது`. */
const OF_EVENTS = ['நடைபெறு', 'நிகழ்', 'பெய்', 'உண்டாகு'] as const

/**
 * The two plurals of people, வந்தார்கள் and வந்தனர், the one that the writer would choose first: that in -னர் for -அன and -கின்ற-,
 * behind a subject in -னர், and where the text has it.
 */
export function pluralsOfPeople(verb: string, word: Word, subject: Word): readonly [string, ...string[]] {
  const inPrint = inNar(verb)
  if (inPrint === undefined) return [verb]
  const printed =
    verbPerson(word) === 'those' || verb.endsWith('கின்றார்கள்') || subject.text.endsWith('னர்') || writesNar(word)
  return printed ? [inPrint, verb] : [verb, inPrint]
}

/** Whether the text has plurals in -னர் and none in -ஆர்கள் near the verb. */
function writesNar({ sentence }: Word): boolean {
  let nar = false
  let here: Sentence | undefined = sentence
  for (let passed = 0; here !== undefined && passed <= SENTENCES_BACK; passed++, here = here.previous) {
    for (const { text, form } of here.words.slice(-MAX_WORDS)) {
      if (text.endsWith('ார்கள்') && mayBeFinite(form)) return false
      if (text.endsWith('னர்') && mayBeFinite(form)) nar = true
    }
  }
  return nar
}

const SENTENCES_BACK = 3

/** The other plural of people, which newspapers prefer: வந்தார்கள், வந்தனர். */
function inNar(verb: string): string | undefined {
  if (verb.endsWith('ினார்கள்')) return verb.replace(/ினார்கள்$/u, 'ினர்')
  if (/கி(?:ன்)?றார்கள்$/u.test(verb)) return verb.replace(/கி(?:ன்)?றார்கள்$/u, 'கின்றனர்')
  return /(?:[டதற]|உள்ள|ுள்ள)ார்கள்$/u.test(verb) ? verb.replace(/ார்கள்$/u, 'னர்') : undefined
}
