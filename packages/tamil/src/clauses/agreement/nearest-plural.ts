import type { Word } from '../../text/word.ts'
import { isGoverning } from '../reading/nominative-phrase.ts'
import { clauseBefore } from './disagreement.ts'

/**
 * Things in the plural, in the words right before a verb of one thing: `மரங்கள் வேகமாக வளர்கிறது`. It reads less than the whole clause, and
 * so finds them where the clause is not clear.
 */
export function nearestPlural(verb: Word): Word | undefined {
  return giver(verb) ?? pluralSubject(verb, mayHaveObject(verb))
}

/** Verbs of giving and making: the plural noun that opens the sentence is who gives, what stands between is given. */
const GIVING = ['தா', 'கொடு', 'வழங்கு', 'அளி', 'ஏற்படுத்து', 'உண்டாக்கு', 'சேர்'] as const

/** `மரங்கள் நிழல் தருகிறது`: three words, the first of them plural. */
function giver(verb: Word): Word | undefined {
  const subject = verb.previous?.previous
  if (subject?.isFirst !== true || !GIVING.some((lemma) => verb.hasLemma(lemma))) return undefined
  return subject.isOnly('nominative', 'plural', 'irrational') && subject.endsWith('கள்') ? subject : undefined
}

function mayHaveObject(verb: Word): boolean {
  const main = verb.previous?.isOnly('verbal-participle') === true ? verb.previous : verb
  if (main !== verb) return !main.isOnly('intransitive') && !main.is('passive')
  return verb.analyses.some(
    ({ features }) =>
      features.includes('finite') && !features.includes('intransitive') && !features.includes('passive'),
  )
}

/**
 * The nearest noun in the nominative, if it is plural and means things that are counted, not measures of time. Of a
 * verb that may have an object only animals are surely the agents, and the object may stand between.
 */
function pluralSubject(verb: Word, transitive: boolean): Word | undefined {
  for (const word of clauseBefore(verb)) {
    if (word.analyses.length === 0 || word.is('participial-noun') || word.is('infinitive')) return undefined
    if (!word.is('nominative') || word.isA('adverb') || word.is('time') || isGovernedByNext(word)) continue
    const things =
      word.isOnly('nominative', 'plural', 'irrational') && word.endsWith('கள்') && !word.is('unit')
    // `பூனை குட்டிகள் போட்டது`
    if (things && word.next === verb && word.previous?.is('animal', 'nominative') === true) return undefined
    if (!transitive) return things && !isMeasured(word) ? word : undefined
    if (things && word.is('animal')) return word.isFirst || word.previous?.isFirst === true ? word : undefined
    if (word.is('animal') || word.is('rational')) return undefined
  }
  return undefined
}

/** `தடைகள் இல்லாமல்`, `சாலைகள் வழியாக`. */
function isGovernedByNext(word: Word): boolean {
  const { next } = word
  return next !== undefined && (next.isA('postposition') || isGoverning(next, word))
}

/** `சந்தை 412 புள்ளிகள் உயர்ந்தது`: so many points by which the market rose; the market is the subject. */
function isMeasured(word: Word): boolean {
  const counted = /^\d/.test(word.sentence.tokenAt(word.tokenIndex - 2)?.text ?? '')
  const inWords = word.previous?.isA('numeral') === true
  if (!counted && !inWords) return false
  return word.sentence.words
    .slice(0, word.index - (inWords ? 1 : 0))
    .some((one) => one.is('nominative', 'irrational'))
}
