import type { Lexicon } from './lexicon.ts'
import type { Morphology } from './morphology.ts'

/** A part of a compound has at least so many phonemes. */
const SHORTEST_PART = 4
/** A listed form that no stem explains may be a part only when it is long: short ones are often fragments. */
const SHORTEST_LISTED_PART = 6

const HARD = 'கசதப'
/** What a Tamil word begins with (மொழிமுதல் எழுத்துகள்): a vowel, or one of these consonants and a vowel. */
const BEGINS_WORD = /^(?:[அ-ஔ]|[கசஞதநபமயவ][அ-ஔ])/u

/** Whether a word, given as phonemes, is two known words written as one, with or without a doubled consonant between. */
export function isCompound(phonemes: string, morphology: Morphology, lexicon: Lexicon): boolean {
  return morphology.firstParts(phonemes).some((end) => {
    if (end < SHORTEST_PART || end > phonemes.length - SHORTEST_PART) return false
    const symbol = phonemes[end] ?? ''
    const start = HARD.includes(symbol) && phonemes[end + 1] === symbol ? end + 1 : end
    if (!BEGINS_WORD.test(phonemes.slice(start, start + 2))) return false
    if (morphology.recognises(phonemes, start)) return true
    return phonemes.length - start >= SHORTEST_LISTED_PART && lexicon.hasPhonemes(phonemes.slice(start))
  })
}
