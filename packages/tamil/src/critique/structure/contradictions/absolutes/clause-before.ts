import type { Word } from '../../../../text/word.ts'
import { withoutVallinam } from '../../../../words/vallinam.ts'
import { SELF } from '../reading/people.ts'

/** `பையை எடுத்துச் செல்வேன்; ஒருநாள்கூட அதை மறந்ததில்லை`: the writer, where the clause before tells what they do. */
export function whoGoesOn(end: Word): string | undefined {
  if (!/தில்லை$/u.test(end.text)) return undefined
  const before = end.sentence.words.findLast(
    (word) => word.index < end.index && /^[,;]/u.test(word.tokenAfter) && word.is('finite'),
  )
  return before?.is('first') === true ? SELF : undefined
}

const THAT = /^(?:அதை|அதனை|இதை|இதனை)$/u

/** `பாட்டி அதை ஒருபோதும் சொன்னதில்லை`: what is denied stands in another sentence. */
export const isUnresolved = (word: Word) => THAT.test(withoutVallinam(word.text)) && referentOf(word) === word

/** What a word names: அதை is the object of a clause before it in the sentence. */
export function referentOf(word: Word): Word {
  if (!THAT.test(withoutVallinam(word.text))) return word
  const { sentence, index } = word
  const object = sentence.words.findLast(
    (one) => one.index < index && one.is('accusative') && one.isA('noun'),
  )
  return object ?? word
}
