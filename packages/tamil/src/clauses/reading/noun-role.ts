import { memoizeForm } from '../../text/memoize.ts'
import type { Word } from '../../text/word.ts'
import { ADVERBAL_CASES, type Feature } from '../../words/analysis.ts'
import { countsList, isOfMany, isOfManyFar, isSome } from './phrase.ts'

/** What a word that is no verb may do. */
type NounRole = 'head' | 'modifier' | 'unknown'

const CASES: readonly Feature[] = [...ADVERBAL_CASES, 'genitive', 'nominative']

/** What a word that is no verb does in its clause. */
export function nounRole(word: Word): NounRole {
  const { isOne, isSubjectNoun, isNumber, isFirstPart, role } = nounOf(word)
  // `ஆறுகளில் ஒன்று`: one of them.
  if (isOne && word.previous?.is('plural', 'locative') === true) return 'head'
  if ((isNumber || isSome(word)) && (isPartOfMany(word) || isOfManyFar(word))) return 'head'
  if (isNumber && countsList(word)) return 'head'
  if (isNumber && isSubjectNoun && isJoined(word)) return 'head'
  // உண்மை: true or truth; the noun, where no other follows.
  if (isSubjectNoun && word.next?.isA('verb') === true) return 'head'
  if (isFirstPart && word.next !== undefined) return 'modifier'
  return isNumber && role !== 'modifier' && word.next !== undefined ? 'modifier' : role
}

/** `புறாக்களில் நான்கு நேற்று …`: no noun follows that it counts. */
function isPartOfMany(word: Word): boolean {
  const { previous, next } = word
  if (previous === undefined || !isOfMany(previous) || next === undefined) return false
  return (
    /^மட்டும(?:்|ே)$/u.test(next.text) ||
    next.isA('adverb') ||
    next.is('time') ||
    (next.isA('verb') && !next.isA('noun')) ||
    (next.is('locative') && !isSome(word)) ||
    (isSome(word) && next.is('animal', 'singular', 'nominative'))
  )
}

/** `ஆறும் ஏரியும்`, `கையும் காலும்`: a river and a leg, which are numbers, too. */
function isJoined(word: Word): boolean {
  return (
    word.is('clitic-um') &&
    [word.previous, word.next].some((one) => one?.is('nominative', 'clitic-um') === true)
  )
}

/** What can be told of a noun without its neighbours. */
const nounOf = memoizeForm((word: Word) => ({
  isOne: /^ஒன்று[கசதப]?்?$/u.test(word.text),
  isSubjectNoun: word.is('nominative') && word.isA('noun'),
  isNumber: word.isA('numeral') && !word.is('plural'),
  // `ஆற்று நீர்`, where ஆற்று is a command, too; `ஒத்த துருவங்கள்`.
  isFirstPart:
    word.analyses.length > 0 &&
    ((word.is('oblique') &&
      word.analyses.every(
        ({ features }) => features.includes('oblique') || features.includes('imperative'),
      )) ||
      (word.analyses.every(({ class: kind }) => kind === 'postposition') && /[^ா-௏]$/u.test(word.text))),
  role: roleOfNoun(word),
}))

function roleOfNoun(word: Word): NounRole {
  // நில, குள: no noun in the nominative ends so.
  if (
    /.[க-ஹ]$/u.test(word.text) &&
    word.analyses.length > 0 &&
    word.analyses.every(({ guessed }) => guessed === true)
  )
    return 'modifier'
  if (word.is('adjectival') || word.isOnly('genitive') || word.isOnly('oblique')) return 'modifier'
  if (word.isA('adjective')) return 'modifier'
  if (word.is('participial-noun') || CASES.some((one) => word.is(one))) return 'head'
  return word.isA('particle') ? 'modifier' : 'unknown'
}
