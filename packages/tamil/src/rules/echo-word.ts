import type { Word } from '../text/word.ts'
import { toPhonemes } from '../words/phonemes.ts'
import { withoutVallinam } from '../words/vallinam.ts'

/** Whether a word is a half of an echo word: குளு குளு, கோணல் மாணலாக, மழை கிழை. */
export function isEcho({ text, previous, next }: Word): boolean {
  const bare = withoutVallinam(text)
  const isSame = [previous, next].some((other) => other !== undefined && withoutVallinam(other.text) === bare)
  return isSame || (previous !== undefined && rhymes(previous.text, bare))
}

/** The second half has all but the first syllable of the first, and its own endings. */
function rhymes(first: string, second: string): boolean {
  const [one, other] = [toPhonemes(first), toPhonemes(second)]
  const rest = one.slice(SYLLABLE)
  const shortest = ANY_OF_ITS_KIND.test(other) ? SHORTEST_RHYME : SHORTEST_PAIR
  const isOther = one.slice(0, SYLLABLE) !== other.slice(0, SYLLABLE)
  return isOther && rest.length >= shortest && other.slice(SYLLABLE).startsWith(rest)
}

/** Phonemes: a consonant and its vowel, and what must follow. */
const SYLLABLE = 2
const SHORTEST_RHYME = 2
const SHORTEST_PAIR = 3
/** மழை கிழை, சாமான் கீமான்: and the like. */
const ANY_OF_ITS_KIND = /^க[இஈ]/u
