import { memoize } from '../text/memoize.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Analysis } from '../words/analysis.ts'
import type { OneWordCompounds } from '../words/one-word-compounds.ts'
import { isCertain } from '../words/readings.ts'
import { finalVallinam, vallinamOf, withoutVallinam } from '../words/vallinam.ts'
import type { Beginnings } from '../words/word-beginnings.ts'
import { isCommand } from './reading-kinds.ts'
import { LOOSE_ENDING } from './split-endings.ts'
import { isNasalSeam } from './split-seams.ts'
import { startsAsLoan, startsImpossibly } from './word-starts.ts'

/** What telling parts from words needs. */
export interface PartsKnowledge {
  readonly lexicon: { has(word: string): boolean }
  readStems(word: string): readonly Analysis[]
  beginningsOf(word: string): Beginnings
  readonly oneWordCompounds: OneWordCompounds
}

type CompoundKnowledge = Pick<PartsKnowledge, 'oneWordCompounds'>

/** What only the first part of a compound ends in: கடற், தொழிற். */
const BOUND_END = /ற்$/u
/** Code units: a longer word behind a first part that nobody knows is a word of its own. */
export const SHORT_SECOND = 4

/** Whether one of the two is no word by itself, or the two are known to be written as one. */
export function belongTogether(first: Word, second: Word, knowledge: PartsKnowledge): boolean {
  if (isWrittenAsOne(first, second, knowledge)) return true
  const doubling = finalVallinam(first.text)
  if (doubling !== undefined && doubling === vallinamOf(second.text))
    return isSplitDoubling(first, second, knowledge)
  if (first.form.isCertain) return !second.form.isCertain && isBareEnding(second.form, knowledge)
  if (isNasalSeam(first.text, second.text))
    return !second.form.isCertain || (!first.form.isCertain && !knowledge.lexicon.has(first.text))
  const kind = kindOfStart(first.form, knowledge)
  const isUnread =
    second.form.analyses.length === 0 && !isShortened(withoutVallinam(second.text), knowledge.readStems)
  if (kind === 'shortened')
    return isUnread || (!second.form.isCertain && !knowledge.lexicon.has(withoutVallinam(second.text)))
  if (kind === 'listed' && first.form.analyses.length === 0 && SPLIT_TAIL.test(second.text)) return true
  return kind === 'unknown' || !second.form.isCertain
}

/** விகி தம்: words that are the ends of nouns far more often. */
const SPLIT_TAIL = /^(?:[கசதபமயவ]ம்|[கதமயவ]ை)$/u

/** `சிகிச் சை`, `மேற்பரப் பில்`: a doubled consonant at the gap stands inside one word, not between two. */
function isSplitDoubling(first: Word, second: Word, { readStems, lexicon }: PartsKnowledge): boolean {
  const bare = withoutVallinam(first.text)
  if (isBareRoot(first))
    return (
      (!second.is('finite') && !second.isA('verb')) ||
      readStems(first.text + second.text).some((one) => isCertain(one) && one.lemma === bare)
    )
  if (second.form.isCertain)
    return (
      second.text.length <= SHORT_SECOND &&
      !first.form.isCertain &&
      !lexicon.has(first.text) &&
      !lexicon.has(bare) &&
      !isShortened(bare, readStems)
    )
  return !first.form.isCertain || LOOSE_ENDING.test(withoutVallinam(second.text))
}

/** Whether the two are known to be one word: பேச்சு வார்த்தை, கடற் கரை. */
export function isWrittenAsOne(first: Word, second: Word, knowledge: CompoundKnowledge): boolean {
  return isListedCompound(first, second, knowledge) || BOUND_END.test(first.text)
}

/** Whether the list of compounds has the two. */
export function isListedCompound(
  first: Word,
  second: Word,
  { oneWordCompounds }: CompoundKnowledge,
): boolean {
  return oneWordCompounds.get(first.text)?.some((start) => second.text.startsWith(start)) === true
}

/** What a first part is that is no certain word: the first noun of a compound, a listed form, or neither. */
const kindOfStart = memoize(
  ({ text }: WordForm, { readStems, lexicon }: PartsKnowledge): 'shortened' | 'listed' | 'unknown' => {
    if (isShortened(text, readStems)) return 'shortened'
    return lexicon.has(text) ? 'listed' : 'unknown'
  },
)

/** Whether a second part is an ending and no word, a doubled consonant at its end apart. */
const isBareEnding = memoize(({ text }: WordForm, { readStems, lexicon }: PartsKnowledge): boolean => {
  const bare = withoutVallinam(text)
  if (startsAsLoan(bare) && readStems(text).length === 0) return true
  return LOOSE_ENDING.test(bare) || (isPart(bare, lexicon) && !isShortened(bare, readStems))
})

/** சங்க of சங்கம், பச்சிளங் of பச்சிளம்: a noun as it stands before others. */
export function isShortened(text: string, readStems: PartsKnowledge['readStems']): boolean {
  return readStems(/[ஙஞந]்$/u.test(text) ? `${text.slice(0, -2)}ம்` : `${text}ம்`).some(
    (reading) => isCertain(reading) && reading.class !== 'verb',
  )
}

/** Whether the letters are no word by themselves. The list of forms holds endings too, but none that no word begins with. */
function isPart(text: string, lexicon: PartsKnowledge['lexicon']): boolean {
  if (text.startsWith('ய')) return true
  return startsImpossibly(text) || LOOSE_ENDING.test(text) || !lexicon.has(text)
}

/** Whether a word is nothing but the root of a verb, a doubled consonant behind it apart: அறி, நோக். */
export function isBareRoot({ form }: Word): boolean {
  return form.isCertain && form.analyses.every(isCommand)
}
