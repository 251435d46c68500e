import { placeInText } from '../../text/place-in-text.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { verbTense } from '../reading/finite-verb.ts'

/** Sentences before and behind one that tell whether it stands in a story. */
const REACH = 3
/** Of these so many tell of the past. */
const MIN_PAST = 3

/**
 * Whether a sentence stands in a story of the past: the sentences on both sides of it tell of the past, and none near it tells
 * of now or of what is yet to come.
 */
export function isInStory({ sentence }: Word): boolean {
  const around = sentencesAround(sentence)
  const [before, behind] = [around.before[0], around.behind[0]]
  if (before === undefined || behind === undefined || !isPast(before) || !isPast(behind)) return false
  const all = [...around.before, ...around.behind]
  return all.filter(isPast).length >= MIN_PAST && all.every((one) => isPast(one) || endOf(one) === undefined)
}

/** The last word, where it is a finite verb that shows a tense. */
function endOf({ lastWord }: Sentence): Word | undefined {
  return lastWord !== undefined && verbTense(lastWord) !== undefined ? lastWord : undefined
}

function isPast(sentence: Sentence): boolean {
  const end = endOf(sentence)
  return end !== undefined && !end.quoted && verbTense(end) === 'past'
}

/** The nearest sentences, nearest first. */
function sentencesAround(sentence: Sentence): { before: readonly Sentence[]; behind: readonly Sentence[] } {
  const before: Sentence[] = []
  for (let one = sentence.previous; one !== undefined && before.length < REACH; one = one.previous)
    before.push(one)
  const { textWords, lastWord } = sentence
  const behind: Sentence[] = []
  for (let at = lastWord === undefined ? textWords.length : placeInText(lastWord) + 1; ; ) {
    const next = textWords[at]?.sentence
    if (next === undefined || behind.length === REACH) return { before, behind }
    behind.push(next)
    at += next.words.length
  }
}
