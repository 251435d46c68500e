import { normalise } from '../script/normalise.ts'
import { type Quotation, quotationsOf, quotedStretches } from './quotations.ts'
import { Sentence } from './sentence.ts'
import { sentencesOf } from './sentences.ts'
import { tokenise } from './tokenise.ts'
import type { Tokens } from './tokens.ts'
import { Word } from './word.ts'
import type { FormOf } from './word-form.ts'

/** A text as the rules see it. All offsets are UTF-16 code units into `text`, the normalised form. */
export interface TamilText {
  readonly raw: string
  readonly text: string
  readonly tokens: Tokens
  readonly sentences: readonly Sentence[]
  readonly words: readonly Word[]
  readonly quotations: readonly Quotation[]
  /** Offset in `text` → offset in `raw`. */
  toRaw(offset: number): number
}

/** Reads a raw text into sentences and words. Linear in its length. */
export function readText(raw: string, formOf: FormOf): TamilText {
  const { text, toRaw } = normalise(raw)
  const tokens = tokenise(text)
  const quotedParts = quotedStretches(tokens)
  const words: Word[] = []
  const sentences: Sentence[] = []
  let quote = 0
  for (const { from, to } of sentencesOf(tokens)) {
    const sentence = new Sentence(text, tokens, from, to, words, sentences.at(-1))
    for (let place = from; place < to; place++) {
      if (tokens.kindAt(place) !== 'word') continue
      const start = tokens.startAt(place)
      while ((quotedParts[quote]?.end ?? Number.POSITIVE_INFINITY) <= start) quote++
      const quoted = (quotedParts[quote]?.start ?? Number.POSITIVE_INFINITY) <= start
      const word = new Word(formOf(text, start, tokens.endAt(place)), start, place, sentence, quoted)
      sentence.words.push(word)
      words.push(word)
    }
    sentences.push(sentence)
  }
  return { raw, text, tokens, sentences, words, quotations: quotationsOf(tokens), toRaw }
}
