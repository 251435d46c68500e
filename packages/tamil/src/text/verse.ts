import type { Sentence } from './sentence.ts'
import { LINE_END } from './tokens.ts'

/** Feet of the two lines of குறள் வெண்பா, each written as a word. */
const COUPLET = [4, 3] as const
/** Two short lines of prose may have a name that no stem explains. */
const STRANGE_IN_COUPLET = 2
/** Feet of a line of other verse. */
const SHORTEST_LINE = 2
const LONGEST_LINE = 7
/** Words: a shorter one tells nothing. */
const SHORTEST_PASSAGE = 8
/** Of so many words of a passage of verse one at least is strange to prose. */
const SHARE_OF_STRANGE = 0.3

/** UTF-16 code units of the normalised text, half open. */
export interface VersePlace {
  readonly start: number
  readonly end: number
  readonly words: number
}

/**
 * The places of a text that are printed as verse is: lines that follow each other, of a few words each and without a full stop but at
 * the end. A couplet of the Thirukkural is known by its feet, other verse by words that prose has not. Linear in the text.
 * @example versePlaces(text.sentences) // அகர முதல எழுத்தெல்லாம் ஆதி ⏎ பகவன் முதற்றே உலகு → [{ start: 0, end: 47, words: 7 }]
 */
export function versePlaces(sentences: readonly Sentence[]): readonly VersePlace[] {
  return passagesIn(sentences).flatMap((lines) =>
    (isVerse(lines) ? [lines] : coupletsIn(lines)).flatMap((passage) => {
      const [first, last] = [passage[0], passage.at(-1)]
      return first === undefined || last === undefined
        ? []
        : [{ start: first.start, end: last.end, words: wordsOf(passage) }]
    }),
  )
}

/** Couplets among other lines: `என்று வள்ளுவர் கூறுகிறார்` behind one. */
const coupletsIn = (lines: readonly Sentence[]) =>
  lines.flatMap((_, i) => {
    const pair = lines.slice(i, i + COUPLET.length)
    return isCouplet(pair) ? [pair] : []
  })

function isCouplet(lines: readonly Sentence[]): boolean {
  return (
    lines.length === COUPLET.length &&
    COUPLET.every((feet, i) => lines[i]?.words.length === feet) &&
    (lines.some((one) => one.isClassical) || strangeIn(lines) >= STRANGE_IN_COUPLET)
  )
}

function isVerse(lines: readonly Sentence[]): boolean {
  const words = wordsOf(lines)
  return words >= SHORTEST_PASSAGE && strangeIn(lines) / words >= SHARE_OF_STRANGE
}

const strangeIn = (lines: readonly Sentence[]) => lines.reduce((sum, one) => sum + one.strangeWords, 0)

const wordsOf = (lines: readonly Sentence[]) => lines.reduce((sum, one) => sum + one.words.length, 0)

/** The longest runs of such lines. */
function passagesIn(sentences: readonly Sentence[]): Sentence[][] {
  const passages: Sentence[][] = []
  let lines: Sentence[] = []
  const close = () => {
    if (lines.length > 1) passages.push(lines)
    lines = []
  }
  for (const [i, sentence] of sentences.entries()) {
    const next = sentences[i + 1]
    if (!sentence.opensLine || (next !== undefined && !next.opensLine) || !isLine(sentence)) {
      close()
      continue
    }
    lines.push(sentence)
    const endsPassage =
      next === undefined || isParagraphEnd(sentence) || sentence.text.trimEnd().endsWith('.')
    if (endsPassage) close()
  }
  close()
  return passages
}

/** A few Tamil words, and neither figures nor Latin letters. */
function isLine(sentence: Sentence): boolean {
  const { length } = sentence.words
  return length >= SHORTEST_LINE && length <= LONGEST_LINE && !/[0-9A-Za-z:•*]/u.test(sentence.text)
}

/** Whether an empty line follows. */
const isParagraphEnd = ({ text }: Sentence) => text.slice(text.trimEnd().length).split(LINE_END).length > 2
