import type { Word } from '../../text/word.ts'
import { verbPerson } from '../reading/finite-verb.ts'
import { agreementOf } from '../reading/phrase.ts'
import { SPEECH_PRONOUNS } from '../reading/speech-pronouns.ts'
import { roleOf } from '../reading/word-role.ts'

const MAX_BETWEEN = 8
/** The roles of words that open no clause with a subject of its own. */
const OF_ONE_SUBJECT: ReadonlySet<string> = new Set(['head', 'modifier', 'adverb', 'chain'])

/**
 * I, we or you without ending, right behind the person whom the verb agrees with: `பாட்டி நான் சட்டை கொடுத்தாள்`. No clause
 * stands between that could have the pronoun for its subject.
 */
export function pronounBesideSubject(verb: Word): Word | undefined {
  const person = roleOf(verb) === 'finite' ? verbPerson(verb) : undefined
  if (person === undefined || !/^(?:he|she|they)/u.test(person)) return undefined
  const pronoun = pronounBefore(verb)
  const subject = pronoun?.previous
  if (subject === undefined || subject.tokenAfter !== ' ') return undefined
  return subject.isOnly('nominative', 'rational') && agreementOf(subject).fits.includes(person)
    ? pronoun
    : undefined
}

function pronounBefore(verb: Word): Word | undefined {
  let word = verb.previous
  for (let passed = 0; word !== undefined && passed < MAX_BETWEEN; passed++, word = word.previous) {
    if (SPEECH_PRONOUNS.has(word.text)) return word
    if (
      !OF_ONE_SUBJECT.has(roleOf(word)) ||
      !word.form.isRead ||
      (word.is('infinitive') && !word.isA('adverb')) ||
      word.tokenAfter !== ' '
    )
      return undefined
    if (word.is('nominative', 'rational') || word.is('participial-noun')) return undefined
  }
  return undefined
}
