import type { Finding } from '../../text/finding.ts'
import type { Word } from '../../text/word.ts'
import type { AgreeWith } from '../../words/inflect.ts'
import { PERSON_ENDINGS } from '../../words/person-endings.ts'
import { isFelt } from '../government/feelings.ts'
import { isSought } from '../government/object-or-day.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { clauseOf } from '../reading/clauses-of.ts'
import { isOwnerOfDay } from '../reading/day-as-object.ts'
import { isNeuter, verbPerson } from '../reading/finite-verb.ts'
import type { Subject } from '../reading/subject.ts'
import { hasPersonFrame } from './acts-on-people.ts'
import { disagreeingSubject } from './disagreement.ts'
import { honouredHearer } from './honoured-hearer.ts'
import { oneOfMany, someoneMeant } from './indefinite-pronoun.ts'
import { metBySpeaker } from './met-by-speaker.ts'
import { isNamedOtherwise } from './named-person.ts'
import {
  becameSomebody,
  countsSpeaker,
  isAddressed,
  isHeardOrSeen,
  isInList,
  isInNameOfPlace,
  isInQuestion,
  isOneOfPair,
  isOwnerBeside,
  isPairOfKin,
  isPartOfObject,
  isTakenUp,
  isTitleOfTopic,
  mayBeOfAdjective,
  ownsPlaceOfThing,
} from './not-its-subject.ts'
import { arePairedAgents } from './paired-agents.ts'
import { isPersonified } from './personified.ts'
import { pluralsOfPeople } from './plurals-of-people.ts'
import { disagreement } from './predication.ts'
import { pronounBesideSubject } from './pronoun-beside-subject.ts'
import { pronounOfNamed, pronounOfTopic } from './pronoun-of-topic.ts'
import { isDoneForHearer } from './purpose-clause.ts'
import { sourceOfSpeaker } from './source-of-speaker.ts'
import { isOneAnother, isSubjectOfAnother } from './subject-of-another.ts'

/** The letters a finite verb with a person can end in, also as a question; the trigger of every agreement rule. */
export const FINITE_ENDINGS: readonly string[] = [
  ...[...PERSON_ENDINGS, 'வர்', 'பர்', 'து', 'ன'],
  ...['ேனா', 'ோமா', 'ாயா', 'ீர்களா', 'ானா', 'ாளா', 'ாரா', 'ார்களா'],
]

/** `மாப்பிள்ளைச் சம்பா விளைந்தது`: doubled before a noun, it tells of what kind that is. */
const isFirstOfCompound = (word: Word) =>
  word.is('sandhi') && word.next?.isA('noun') === true && !word.next.isA('verb')

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
  if (isSpeakerAlone(subject.word, word)) return undefined
  if (subject.kind !== 'pronoun' && endsSpeech(word)) return undefined
  if (!isNeuter(subject.fits[0]) && OF_EVENTS.some((lemma) => word.hasLemma(lemma))) return undefined
  if (someoneMeant(subject.word) !== undefined || oneOfMany(subject.word) !== undefined) return undefined
  if (isOneOfMany(subject.word)) return undefined
  if (isPairOfKin(subject, word) || isOneOfPair(subject)) return undefined
  if (isOwnerBeside(subject, word) || isInQuestion(subject, word)) return undefined
  if (isPartOfObject(subject, word) || isInList(subject, word) || isTakenUp(subject, word)) return undefined
  // Said to an honoured hearer: `தாங்கள் வருவீர்கள்`.
  if (subject.word.text === 'தாங்கள்' && verbPerson(word) === 'you-all') return undefined
  // Told to a hearer what to say: `நீ அவர்களிடம் வருவீர்கள் என்று சொல்`.
  if (subject.word.text === 'நீ' && verbPerson(word) === 'you-all' && isWhatToSay(word)) return undefined
  // The pronoun is at fault: `ஐயா, நீ வருவீர்கள்`.
  if (subject.word.text === 'நீ' && verbPerson(word) === 'you-all' && honouredHearer(subject.word))
    return undefined
  // The pronoun is at fault: `மாமா இருக்கிறார். அவன் வருகிறார்`.
  if (
    subject.kind === 'pronoun' &&
    (pronounOfTopic(subject.word) ?? pronounOfNamed(subject.word)) !== undefined
  )
    return undefined
  if (pronounBesideSubject(word) === subject.word || metBySpeaker(word) === subject.word) return undefined
  if (sourceOfSpeaker(word)?.person === subject.word) return undefined
  // `முருகன் என்பவனைத் தேடினர்`, `செந்தில் என்ற சிறுமி விழுந்தான்`: another is the subject, or the noun is at fault.
  if (/^என்பவ[னளர]/u.test(subject.word.next?.text ?? '') || isNamedOtherwise(subject.word)) return undefined
  if (isFirstOfCompound(subject.word)) return undefined
  if (isPersonified(subject.word, word) || isHeardOrSeen(subject, word)) return undefined
  if (arePairedAgents(word) || becameSomebody(subject, word) || countsSpeaker(subject, word)) return undefined
  if (isTitleOfTopic(subject) || mayBeOfAdjective(subject) || ownsPlaceOfThing(subject.word)) return undefined
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

/** `மாணவர்களாகிய நான் … செய்வோம்`: the pronoun is at fault. */
export function isOneOfSpeakers({ text, previous }: Word): boolean {
  return text === 'நான்' && previous !== undefined && /களா(?:கிய|ன)$/u.test(previous.text)
}

/** `ஏழு பேர் வாழ்ந்தோம்; இன்று ஒருவன் வாழ்கிறேன்`: of the speakers of the clause before, the one who is left. */
function isSpeakerAlone({ text, sentence, index }: Word, verb: Word): boolean {
  if (!/^ஒரு(?:வன்|த்தி|வர்)$/u.test(text) || verbPerson(verb) !== 'i') return false
  return sentence.words.slice(0, index).some((word) => word.isOnly('finite') && word.isOnly('first'))
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

/** Before என்று and a command to one hearer. */
function isWhatToSay({ next, index, sentence }: Word): boolean {
  if (next === undefined || !/^என(?:்று|ச்|ப்|க்|த்)?$/u.test(next.text)) return false
  return sentence.words.slice(index + 2).some((word) => word.is('imperative', 'singular'))
}

/** `ஒவ்வொரு மாணவர்களும்`, `ஒரு மாணவிகள் மட்டும்`: the noun is at fault. */
function isOneOfMany(noun: Word): boolean {
  return noun.isOnly('plural') && /^(?:ஒவ்வொரு|ஒரு|ஓர்)$/u.test(noun.previous?.text ?? '')
}

/** `தலைமையாசிரியர் மாணவர்கள் பாராட்டினார்`: another subject fits, and the nearer people lack the ending of an object. */
function isDoneTo({ word: head, kind }: Subject, verb: Word): boolean {
  if (kind !== 'noun' || !verb.isOnly('transitive') || !hasPersonFrame(verb)) return false
  if (isOwnOfAgent(head, verb)) return true
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
export function isOwnOfAgent(head: Word, verb: Word): boolean {
  const person = verbPerson(verb)
  if (person !== 'i' && person !== 'we') return false
  if (head.next !== verb || !head.isOnly('nominative', 'singular') || !head.is('rational')) return false
  if (head.is('clitic-um') || head.tokenAfter !== ' ') return false
  let owner = head.previous
  while (owner !== undefined && !OWN.test(owner.text) && owner.is('adjectival')) owner = owner.previous
  return owner !== undefined && OWN.test(owner.text)
}

const OWN = /^(?:என்|எங்கள்|நம்|எனது|என்னுடைய|எங்களுடைய|நம்முடைய)(?:[கசதப]்)?$/u

/** Whether அவை is the assembly, not ‘those’: `உறுப்பினர்கள் வெளிநடப்புச் செய்ததால் அவை ஒத்திவைக்கப்பட்டது`. */
export function isAssembly(word: Word, verb: Word): boolean {
  const verbs = [verb, ...(verb.previous?.is('verbal-participle') ? [verb.previous] : [])]
  if (ASSEMBLING.some((root) => verbs.some((one) => one.hasLemma(root)))) return true
  if (word.next !== undefined && WHOLE.test(word.next.text)) return true
  // `உறுப்பினர்கள் கூடிய அவை`: no pronoun stands behind a participle.
  if (word.previous?.isOnly('relative-participle') === true && word.previous.tokenAfter === ' ') return true
  const { words, previous } = word.sentence
  const near = [
    ...words.slice(Math.max(0, word.index - MAX_WORDS), word.index + MAX_WORDS),
    ...(previous?.words.slice(-MAX_WORDS) ?? []),
  ]
  return near.some(({ analyses }) => analyses.some(({ lemma }) => OF_ASSEMBLY.test(lemma)))
}

const ASSEMBLING = [
  'ஒத்திவை',
  'கூடு',
  'கலை',
  'ஆர்ப்பரி',
  'கைதட்டு',
  'ஆரவாரி',
  'நிரம்பு',
  'மெய்மற',
  'கண்கலங்கு',
  'அதிர்',
] as const

const WHOLE = /^(?:முழுவதும்|முழுவதுமே|முழுதும்|முழுமையும்|மொத்தமும்)$/u

const OF_ASSEMBLY =
  /^(?:.*(?:மன்றம்|பேரவை|மக்களவை|மாநிலங்களவை|சபை)|உறுப்பினர்|சபாநாயகர்|அவைத்தலைவர்|மசோதா|தீர்மானம்|மன்னர்|மன்னன்|அரசர்|அரசன்|புலவர்|அரசவை)$/u

/** What nobody does: `வீரர் … பதக்கம் வழங்குதல் நடைபெற்றது`. */
const OF_EVENTS = ['நடைபெறு', 'நிகழ்', 'பெய்', 'உண்டாகு'] as const
