import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import { clauseOf } from '../reading/clauses-of.ts'
import { isNeuter, isSpeech, verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { ownsNext } from '../reading/possessor.ts'
import { pronounFits } from '../reading/subject.ts'
import { isUnknownThings } from '../reading/unknown-nouns.ts'
import { roleOf } from '../reading/word-role.ts'
import { disagreeingSubject } from './disagreement.ts'
import { disagreement } from './predication.ts'
import { topicBefore } from './resumption.ts'

const PRONOUN_OF: Readonly<Partial<Record<Person, string>>> = {
  he: 'அவன்',
  she: 'அவள்',
  'he-honoured': 'அவர்',
  they: 'அவர்கள்',
  it: 'அது',
  those: 'அவை',
}

/**
 * The pronoun that a sentence should begin with: its verb agrees with what the sentence before speaks of, and the pronoun
 * with neither.
 */
export function pronounOfTopic(
  pronoun: Word,
): { readonly subject: Word; readonly wanted: string } | undefined {
  const fits = pronoun.isFirst ? pronounFits(pronoun.text) : undefined
  const topic = fits && topicBefore(pronoun.sentence)
  const verb = pronoun.sentence.words.at(-1)
  if (fits === undefined || topic === undefined || verb === undefined || verb.quoted) return undefined
  if (verbPerson(verb) !== topic.person || fits.includes(topic.person)) return undefined
  // `அவள் நடந்து வந்தாள். அவன் தோளில் சாய்ந்தாள்`: his.
  if (ownsNext(pronoun) || isOfClauseInside(pronoun, verb)) return undefined
  const wanted = PRONOUN_OF[topic.person]
  return wanted === undefined ? undefined : { subject: topic.head, wanted }
}

/** `அவை தாவும்போது மகரந்தச் சேர்க்கை நடைபெறுகிறது`: what they do has a clause of its own, and the last verb another subject. */
function isOfClauseInside(pronoun: Word, verb: Word): boolean {
  const end = pronoun.sentence.words.findIndex(
    (word) => word.index > pronoun.index && roleOf(word) === 'adverbial',
  )
  if (end < 0) return false
  const others = clauseOf(verb)?.candidates ?? []
  return others.some(({ head, attachment }) => head.index > end && attachment === 'sure')
}

/** Pronouns of one that stand by mistake for those of many, or of another gender. */
const OF_ONE: ReadonlySet<string> = new Set(['அவன்', 'அவள்', 'அவர்', 'அது', 'அவை'])

/** அவன் of the emphatic அவனே. */
function withoutEmphasis(text: string): string {
  return text.endsWith('வே') ? text.slice(0, -2) : text.replace(/ே$/u, '்')
}

/** அவரே, அதுவே, அவையே: a pronoun with the stress that another has. */
function withEmphasisOf(text: string, pronoun: string): string {
  if (!text.endsWith('ே')) return pronoun
  return pronoun.endsWith('்')
    ? pronoun.replace(/்$/u, 'ே')
    : `${pronoun}${pronoun.endsWith('து') ? 'வே' : 'யே'}`
}

/**
 * The pronoun that should stand for one that its verb does not agree with, where the verb agrees with what was named before:
 * `செடிகள் வாடவில்லை; அது அப்படியே நிற்கின்றன`. Undefined where the verb may be at fault.
 */
export function pronounOfNamed(
  pronoun: Word,
): { readonly subject: Word; readonly wanted: string } | undefined {
  if (!OF_ONE.has(withoutEmphasis(pronoun.text)) || pronoun.quoted || ownsNext(pronoun)) return undefined
  const { words } = pronoun.sentence
  const verb = words
    .slice(pronoun.index + 1, pronoun.index + MAX_WORDS)
    .find((word) => verbPerson(word) !== undefined)
  const person = verb && verbPerson(verb)
  if (verb === undefined || person === undefined || isSpeech(person)) return undefined
  if ((disagreeingSubject(verb) ?? disagreement(verb))?.word !== pronoun) return undefined
  // What one thing before does (`மழை பெய்தது. அவை ஓடுகிறது`) says nothing of the things of a sentence after it.
  if (person === 'it' && pronoun.isFirst) return undefined
  const before = pronoun.isFirst
    ? (pronoun.sentence.previous?.words.slice(-MAX_WORDS) ?? [])
    : words.slice(Math.max(0, pronoun.index - MAX_WORDS), pronoun.index)
  const fits = pronounFits(pronoun.text) ?? []
  if (!isNeuter(fits[0] ?? 'it') && before.some((word) => mayBeNamed(word, fits[0], person))) return undefined
  if (fits[0] === 'those' && before.some((word) => namesOne(word, 'those') || isUnknownThings(word.form)))
    return undefined
  const subject = before.findLast((word) => namesOne(word, person))
  const wanted = PRONOUN_OF[person]
  return subject === undefined || wanted === undefined
    ? undefined
    : { subject, wanted: withEmphasisOf(pronoun.text, wanted) }
}

/** Whether a pronoun may mean a word before it: மாமா, who is honoured, is hardly அவன் where he is அவர் in the verb. */
function mayBeNamed(word: Word, own: Person | undefined, person: Person): boolean {
  if (person === 'he-honoured' && !word.isA('name') && agreementOf(word).fits[0] === 'he-honoured')
    return false
  if (own === 'he-honoured') return word.is('rational') && !word.isOnly('plural')
  return namesOne(word, own)
}

/** Whether a word in any case names someone or something that a verb of the person agrees with. */
function namesOne(word: Word, person: Person | undefined): boolean {
  switch (person) {
    case 'those':
      return word.isOnly('irrational', 'plural') && !word.is('time') && !word.is('unit')
    case 'they':
      return word.isOnly('rational', 'plural') && !word.is('first') && !word.is('second')
    case 'she':
      return !word.is('plural') && (word.isOnly('female') || word.isOnly('kinFemale'))
    case 'he':
      return !word.is('plural') && (word.isOnly('male') || word.isOnly('kinMale') || isNameOfMan(word))
    case 'he-honoured':
      return isHonoured(word)
    case 'it':
      return isOneThing(word)
    default:
      return false
  }
}

/** விதை, which is a command, too. */
function isOneThing(word: Word): boolean {
  const { fits, kind } = agreementOf(word)
  if (kind !== 'things' || fits.length !== 1 || fits[0] !== 'it') return false
  if (word.is('finite') || word.is('participial-noun') || word.is('verbal-noun')) return false
  return word.is('nominative') && !word.is('time') && !word.is('unit') && !word.isA('pronoun')
}

/** மாமா, அத்தை, நீதிபதி: one who is spoken of with respect. */
function isHonoured(word: Word): boolean {
  if (!word.isOnly('nominative', 'rational', 'singular') || word.isA('pronoun') || word.isA('name'))
    return false
  const { fits } = agreementOf(word)
  return fits.length < 4 && fits[0] !== 'he' && fits.includes('he-honoured')
}

function isNameOfMan(word: Word): boolean {
  return word.isA('name') && word.is('rational') && !word.is('female')
}
