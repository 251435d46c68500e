import type { Word } from '../../text/word.ts'

/**
 * `நாடகத்துக்கு மூலமாக இருந்தது ஒரு சிறுகதை`, `நோய்க்கு மூலம் எது?`: whether மூலம் behind a noun in the dative is its source, and not the
 * means by which something is done.
 */
export function isSourceOf(noun: Word, { text, next }: Word): boolean {
  return (
    /^மூல(?:ம்|மாக)(?:[கசதப]்)?$/u.test(text) &&
    noun.isOnly('dative') &&
    (next === undefined || BEING.test(next.text))
  )
}

const BEING = /^(?:இரு|அமைந்|அமைகி|விளங்|ஆக|ஆன|என்ன|எது|எனல|என்ப)/u
