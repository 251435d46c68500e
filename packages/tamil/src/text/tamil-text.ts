import { normalise } from './normalise.ts'
import { type Quotation, quotationsOf } from './quotations.ts'
import { Sentence } from './sentence.ts'
import { sentencesOf } from './sentences.ts'
import { type Token, tokenise } from './tokens.ts'
import { Word } from './word.ts'
import type { WordForm } from './word-form.ts'

/** A text as the rules see it. All offsets are UTF-16 code units into `text`, the normalised form. */
export interface TamilText {
  readonly raw: string
  readonly text: string
  readonly tokens: readonly Token[]
  readonly sentences: readonly Sentence[]
  readonly words: readonly Word[]
  readonly quotations: readonly Quotation[]
  /** Offset in `text` → offset in `raw`. */
  toRaw(offset: number): number
}

/** Reads a raw text into sentences and words. Linear in its length. */
export function readText(raw: string, formOf: (word: string) => WordForm): TamilText {
  const normal = normalise(raw)
  const tokens = tokenise(normal.text)
  const quotations = quotationsOf(tokens)
  const found: Word[] = []
  const sentences: Sentence[] = []
  let quote = 0
  for (const { from, to } of sentencesOf(tokens)) {
    const sentence = new Sentence(normal.text, tokens, from, to, sentences.at(-1))
    for (let i = from; i < to; i++) {
      const token = tokens[i]
      if (token?.kind !== 'word') continue
      while ((quotations[quote]?.end ?? Number.POSITIVE_INFINITY) <= token.start) quote++
      const quoted = (quotations[quote]?.start ?? Number.POSITIVE_INFINITY) <= token.start
      const word = new Word(formOf(token.text), token.start, i, sentence, quoted)
      sentence.words.push(word)
      found.push(word)
    }
    sentences.push(sentence)
  }
  return { raw, text: normal.text, tokens, sentences, words: found, quotations, toRaw: normal.toRaw }
}
