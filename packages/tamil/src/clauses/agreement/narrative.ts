import { placeInText } from '../../text/place-in-text.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Word } from '../../text/word.ts'
import { verbPerson, verbTense } from '../reading/finite-verb.ts'

/** Sentences before and behind one that tell whether it stands in a story. */
const REACH = 3
/** Of these so many tell of the past. */
const MIN_PAST = 3

/**
 * Whether a sentence stands in a story of the past: the sentences on both sides of it tell of the past, and none near it tells
 * of people now or in time to come. What is said in quotation marks tells nothing of the story's own time.
 */
export function isInStory({ sentence }: Word): boolean {
  const around = sentencesAround(sentence)
  const [before, behind] = [around.before[0], around.behind[0]]
  if (before === undefined || behind === undefined || !isTold(before) || !isTold(behind)) return false
  const all = [...around.before, ...around.behind]
  return all.filter(isPast).length >= MIN_PAST && all.every((one) => isPast(one) || endOf(one) === undefined)
}

/** The last word, where it is a finite verb that shows a tense. */
function endOf({ lastWord }: Sentence): Word | undefined {
  return lastWord !== undefined && verbTense(lastWord) !== undefined ? lastWord : undefined
}

function isPast(sentence: Sentence): boolean {
  const end = endOf(sentence)
  return end !== undefined && verbTense(end) === 'past'
}

/** `அஞ்சவில்லை` shows no tense and tells of then, too. */
const isTold = (sentence: Sentence) => isPast(sentence) || /.வில்லை$/u.test(sentence.lastWord?.text ?? '')

/** Whether another says its last word, which then tells nothing of the time of the story. */
const isSpoken = ({ lastWord }: Sentence) => lastWord?.quoted === true

/** Whether the one who does it did what the sentence before or behind tells: the verbs show the same person. */
export function isOfSamePerson(verb: Word): boolean {
  const { before, behind } = sentencesAround(verb.sentence)
  const person = verbPerson(verb)
  return [before[0], behind[0]].some(
    (one) => one?.lastWord !== undefined && person !== undefined && verbPerson(one.lastWord) === person,
  )
}

/** The nearest sentences, nearest first. */
function sentencesAround(sentence: Sentence): { before: readonly Sentence[]; behind: readonly Sentence[] } {
  const before: Sentence[] = []
  for (let one = sentence.previous; one !== undefined && before.length < REACH; one = one.previous)
    if (!isSpoken(one)) before.push(one)
  const { textWords, lastWord } = sentence
  const behind: Sentence[] = []
  for (let at = lastWord === undefined ? textWords.length : placeInText(lastWord) + 1; ; ) {
    const next = textWords[at]?.sentence
    if (next === undefined || behind.length === REACH) return { before, behind }
    if (!isSpoken(next)) behind.push(next)
    at += next.words.length
  }
}
