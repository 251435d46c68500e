import type { Word } from './word.ts'

/** The place of a word among all Tamil words of its text, which stand in their order: a binary search by its offset. */
export function placeInText(word: Word): number {
  const { textWords } = word.sentence
  let [low, high] = [0, textWords.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((textWords[middle]?.start ?? 0) < word.start) low = middle + 1
    else high = middle
  }
  return low
}
