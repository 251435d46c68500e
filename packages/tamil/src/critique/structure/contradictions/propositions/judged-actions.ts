import type { Sentence } from '../../../../text/sentence.ts'
import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { type MeaningWords, meaningsOf, type Verdict } from '../../meaning-words.ts'
import { MUST, MUST_NOT, type Predicate, verbOf } from '../reading/proposition.ts'

/** `அள்ளுவதைத் தடை செய்ய வேண்டும்`, `படிப்பது நல்லது`: an action, and what the sentence makes of it. */
export function judgedAction(sentence: Sentence, meanings: MeaningWords): Predicate | undefined {
  const action = sentence.words.findLast(isAction)
  const relation = action && verbOf(action)
  if (action === undefined || relation === undefined) return undefined
  const verdict = verdictIn(sentence.words.slice(action.index + 1), meanings)
  if (verdict === undefined) return undefined
  return {
    word: action,
    relation,
    words: sentence.words.slice(action.index),
    affirms: verdict === 'for',
    mood: 'ought',
    told: 'present',
    isPresupposed: false,
  }
}

/** குளிப்பது, குளித்தல். */
const isAction = (word: Word) =>
  !word.isLast &&
  !word.is('negative') &&
  verbOf(word) !== undefined &&
  (word.is('verbal-noun') || (word.is('participial-noun', 'future') && word.is('neuter')))

/** So many words say what is made of it. */
const MAX_WORDS = 5

function verdictIn(words: readonly Word[], meanings: MeaningWords): Verdict | undefined {
  const last = words.at(-1)
  if (
    last === undefined ||
    words.length > MAX_WORDS ||
    words.some((word) => word.is('negative') && word !== last)
  )
    return undefined
  const said = withoutVallinam(last.text)
  const judging = words.flatMap((word) => meaningsOf(word, meanings.verdicts))
  const [verdict] = judging
  if (verdict === undefined || judging.some((one) => one !== verdict)) return undefined
  if (MUST_NOT.test(said)) return verdict === 'for' ? 'against' : 'for'
  if (MUST.test(said)) return verdict
  return last.isA('verb') && !last.isA('noun') && !IS.test(said) ? undefined : verdict
}

const IS = /^(?:ஆகும்|உள்ளது|இருக்கும்|தரும்)$/u
