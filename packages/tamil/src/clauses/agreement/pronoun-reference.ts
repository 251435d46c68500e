import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS, THING_SHAPE } from '../reading/antecedent.ts'
import { isNeuter, isSpeech, verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { isTitle } from '../reading/title.ts'
import { roleOf } from '../reading/word-role.ts'

/** அவன், அவனை, இவளுடைய: of one, without respect. */
const OF_ONE = /^([அஇ]வ)([னள])((?:்|து|ுடைய|ை|ுக்கு|ிடம்|ால்|ுடன்|ோடு|ின்)(?:[கசதப]்)?)$/u

const LETTER: Readonly<Partial<Record<Person, string>>> = { he: 'ன', she: 'ள', 'he-honoured': 'ர' }

/** Text before the pronoun that is read; where there is more, somebody may have been named in it. */
const SENTENCES_BACK = 2

/**
 * Whom a pronoun in another case than the first means, and the pronoun that fits him, where the text up to it speaks of one
 * person only: `நீதிபதி வந்ததும் காவலர்கள் அவனுக்கு …`. Undefined where anyone else may be meant.
 */
export function personMeant(pronoun: Word): { readonly subject: Word; readonly wanted: string } | undefined {
  const [, stem, letter, ending] = OF_ONE.exec(pronoun.text) ?? []
  if (stem === undefined || letter === undefined || ending === undefined || pronoun.quoted) return undefined
  if (ending === '்' && !isOwner(pronoun)) return undefined
  if (!isOfOthers(pronoun)) return undefined
  const before = wordsBefore(pronoun)
  const named = before && onlyPerson(before)
  const wanted = named && LETTER[named.person]
  if (named === undefined || wanted === undefined || wanted === letter) return undefined
  return { subject: named.subject, wanted: stem + wanted + ending }
}

/** `அவன் பேச்சை`: his, and another subject behind it. */
function isOwner({ next }: Word): boolean {
  return next?.is('irrational') === true && OBLIQUE.some((grammaticalCase) => next.isOnly(grammaticalCase))
}

const OBLIQUE = ['accusative', 'dative', 'locative'] as const

/** The verb behind it is of others: many people, the speaker or things. Of one person it may be the action of the one named. */
function isOfOthers({ sentence, index }: Word): boolean {
  const verb = sentence.words.slice(index + 1, index + MAX_WORDS).find((word) => roleOf(word) === 'finite')
  const person = verb && verbPerson(verb)
  return person !== undefined && (person === 'they' || isNeuter(person) || person === 'i' || person === 'we')
}

/** The text before a word; undefined where it is long, or where no statement or clause has ended. */
function wordsBefore({ sentence, index }: Word): readonly Word[] | undefined {
  const own = sentence.words.slice(0, index)
  if (index > MAX_WORDS) return undefined
  const sentences: Sentence[] = []
  for (let earlier = sentence.previous; earlier !== undefined; earlier = earlier.previous) {
    if (sentences.length === SENTENCES_BACK || earlier.words.length > MAX_WORDS) return undefined
    sentences.unshift(earlier)
  }
  const before = [...sentences.flatMap(({ words }) => words), ...own]
  const hasEnded = sentences.length > 0 || own.some((word) => ENDING_ROLES.has(roleOf(word)))
  return hasEnded && !before.some((word) => word.quoted || roleOf(word) === 'quotative') ? before : undefined
}

const ENDING_ROLES: ReadonlySet<string> = new Set(['finite', 'adverbial'])

/** The one person whom the words name, with the person of the verbs that speak of him. */
function onlyPerson(words: readonly Word[]): { subject: Word; person: Person } | undefined {
  let subject: Word | undefined
  let person: Person | undefined
  for (const word of words) {
    const of = roleOf(word) === 'finite' ? verbPerson(word) : undefined
    if (of !== undefined && !isNeuter(of) && !isSpeech(of) && of !== 'they') {
      if (person !== undefined && person !== of) return undefined
      person = of
    }
    if (of !== undefined || !mayBePerson(word)) continue
    if (subject !== undefined && word.previous !== subject) return undefined
    if (word.analyses.length === 0 ? subject === undefined : !word.is('nominative')) return undefined
    subject = word
  }
  if (subject === undefined) return undefined
  if (person === undefined && subject.isOnly('female') && !subject.is('male'))
    return { subject, person: 'she' }
  if (person === undefined)
    return isTitle(subject) || OFFICES.has(subject.text) ? { subject, person: 'he-honoured' } : undefined
  const { fits, kind } = agreementOf(subject)
  if (kind === 'people' && !fits.includes(person)) return undefined
  return { subject, person }
}

const OFFICES: ReadonlySet<string> = new Set(['நீதிபதி', 'அதிகாரி', 'பிரதமர்', 'முதலமைச்சர்'])

/** Whether a word may name one person: people in the plural are none, and a thing is none. Of the family everyone may speak. */
function mayBePerson(word: Word): boolean {
  if (word.analyses.length === 0) return !THING_SHAPE.test(word.text) && !word.endsWith('களால்')
  if (word.is('first') || word.is('second')) return false
  if (word.is('participial-noun') && !word.isOnly('neuter')) return !word.isOnly('epicene')
  return (
    word.is('rational') &&
    !word.isOnly('plural') &&
    !/^(?:மக்கள்|பலர்|சிலர்|அனைவரும்|எல்லாரும்|பெற்றோர்)/u.test(word.text)
  )
}
