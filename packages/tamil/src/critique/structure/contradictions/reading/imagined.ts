import type { Sentence } from '../../../../text/sentence.ts'

/**
 * The sentences of a paragraph without those that go on with what one of them supposes: after `இறக்கை இருந்தால் பறப்பேன்`
 * a future tense still tells of wings that nobody has.
 */
export function withoutImagined(sentences: readonly Sentence[]): Sentence[] {
  let imagines = false
  return sentences.filter((sentence) => {
    const isContinued = imagines && isFuture(sentence)
    imagines = isContinued || (isFuture(sentence) && sentence.words.some((word) => word.is('conditional')))
    return !isContinued
  })
}

const isFuture = ({ lastWord }: Sentence) => lastWord?.is('finite', 'future') === true
