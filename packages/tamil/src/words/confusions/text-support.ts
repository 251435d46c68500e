import { placeInText } from '../../text/place-in-text.ts'
import type { Word } from '../../text/word.ts'
import { namesOfCue } from './company.ts'
import type { ContextSets, Entry } from './context-sets.ts'

/** Words before and behind the sentence that tell what a text is about. */
const MAX_AWAY = 40
/** What it says for a word that the text has it elsewhere, too. */
const NAMED = 3

/**
 * How much more the sentences around speak for the written word than for another: a smell that changes, in a text on tea, is
 * no mind. Below zero where they speak for the other.
 */
export function supportInText(
  word: Word,
  written: readonly string[],
  meant: Entry,
  contexts: ContextSets,
): number {
  const stems = new Set([...written, ...word.analyses.map(({ lemma }) => lemma)])
  const own = written.flatMap((lemma) => contexts.entryOf(lemma) ?? [])
  const seen = new Set<string>()
  let support = 0
  for (const other of wordsOfTextAround(word)) {
    if (seen.has(other.text)) continue
    seen.add(other.text)
    if (other.analyses.some(({ lemma }) => stems.has(lemma))) support += NAMED
    if ([meant.word, ...meant.of].some((lemma) => other.hasLemma(lemma))) support -= NAMED
    const names = namesOfCue(other, contexts).filter((name) => !contexts.isCommonCue(name))
    const speaks = ({ cues, classes }: Entry) =>
      names.some((name) => cues.has(name)) || classes.some((one) => other.is(one))
    support += Number(own.some(speaks)) - Number(speaks(meant))
  }
  return support
}

/** The words of the sentences around, as far as they are near. */
function* wordsOfTextAround({ sentence }: Word): Generator<Word> {
  const { textWords, words } = sentence
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return
  const from = placeInText(first)
  const to = from + words.length
  yield* textWords.slice(Math.max(0, from - MAX_AWAY), from)
  yield* textWords.slice(to, to + MAX_AWAY)
}
