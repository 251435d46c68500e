import type { Word } from '../../text/word.ts'
import type { Person } from '../../words/inflect.ts'
import { MAX_WORDS } from '../reading/antecedent.ts'
import type { Clause } from '../reading/clause.ts'
import { isSpeech } from '../reading/finite-verb.ts'
import { roleOf } from '../reading/word-role.ts'
import type { Disagreement } from './mismatch.ts'

/**
 * What somebody does as the subject of a verb that has an object with its ending behind it: `செய்தித்தாள் படிப்பது அறிவை வளர்க்கின்றன`,
 * `அவர்கள் வராமல் போனது வருத்தத்தைத் தந்தனர்`. An action without ending can then be no object, and whoever does it no subject.
 */
export function actionSubject({ candidates }: Clause, verb: Word, person: Person): Disagreement | undefined {
  if (person === 'it' || isSpeech(person)) return undefined
  const action = actionBefore(verb)
  if (action === undefined || action.next === verb) return undefined
  const between = verb.sentence.words.slice(action.index + 1, verb.index)
  // `நீங்கள் உதவியது ஆறுதலாக இருந்தன`: nothing is there in the plural.
  const alone =
    person === 'those' &&
    candidates.every(({ fits, joined }) => joined.length === 0 && !fits.includes('those')) &&
    !between.some((word) => word.is('nominative'))
  if (!alone && !between.some((word) => word.isOnly('accusative'))) return undefined
  return { word: action, fits: ['it'], kind: 'noun', maybeGenitive: false, doubtful: false }
}

/** What is cheap to know: whether such an action stands before a verb. */
export function mayHaveAction({ sentence, index }: Word): boolean {
  return sentence.words.slice(Math.max(0, index - MAX_WORDS), index).some(isAction)
}

/** The action before a verb, with nothing between but what belongs to the verb. */
function actionBefore(verb: Word): Word | undefined {
  let word = verb.previous
  for (let passed = 0; word !== undefined && passed < MAX_WORDS; passed++, word = word.previous) {
    if (isAction(word)) return word
    if (!isOfVerb(word)) return undefined
  }
  return undefined
}

function isOfVerb(word: Word): boolean {
  if (word.tokenAfter !== ' ') return false
  const role = roleOf(word)
  if (role === 'modifier' || role === 'adverb') return true
  // `அவன் செய்தது கண்டு`: what is seen.
  if (role === 'chain') return word.previous !== undefined && !isAction(word.previous)
  return role === 'head' && (!word.is('nominative') || word.next?.isOnly('accusative') === true)
}

/** படிப்பது, போனது, மதித்தல்: no `வந்ததும்`, and nothing that a mark parts from what follows. */
function isAction(word: Word): boolean {
  if (word.tokenAfter !== ' ' || word.isA('numeral') || word.isA('pronoun')) return false
  if (/[தடக]ல்$/u.test(word.text)) return word.isOnly('verbal-noun') && !namesManner(word)
  if (!/[தடறனயவப]து$/u.test(word.text) || word.is('plural')) return false
  return word.is('participial-noun', 'neuter', 'nominative')
}

/** `வடிகட்டல் முறையில்`, `உருக்குதல் உலையால்`: the first part of how or where it is done. */
function namesManner({ next }: Word): boolean {
  return next !== undefined && (next.is('locative') || next.isOnly('instrumental'))
}
