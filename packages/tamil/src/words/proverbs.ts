import { toPhonemes } from './phonemes.ts'
import { withoutVallinam } from './vallinam.ts'

/** A proverb word by word. */
export interface Proverb {
  readonly words: readonly string[]
  /** The words without what spelling leaves open (`proverbKey`). */
  readonly keys: readonly string[]
}

/** Where a word stands in a proverb: its first or its second word. */
export interface ProverbPlace {
  readonly proverb: Proverb
  readonly at: 0 | 1
}

export type ProverbIndex = ReadonlyMap<string, readonly ProverbPlace[]>

const DOUBLED = /([கசடதபற])\1/gu
const LIKE = /(?:போல்|போன்று|போலவே|போலும்)$/u

/** ஆற்றிலே is ஆற்றில். */
const AT = /இலஏ$/u

/** A word without its doublings, and with one form of போல and of the place: `கைப்பழக்கம்` is as `கைபழக்கம்`. */
export function proverbKey(word: string): string {
  return toPhonemes(withoutVallinam(word).replace(LIKE, 'போல')).replace(DOUBLED, '$1').replace(AT, 'இல')
}

/** Whether a word is two words written as one, also over a lost உ: தனக்குதவி. */
export function isJoined(whole: string, first: string, second: string): boolean {
  return whole === first + second || (first.endsWith('உ') && whole === first.slice(0, -1) + second)
}

/** Proverbs by the keys of their first two words. */
export function indexProverbs(sayings: readonly string[]): ProverbIndex {
  const index = new Map<string, ProverbPlace[]>()
  for (const saying of sayings) {
    const words = saying.split(' ')
    const proverb = { words, keys: words.map(proverbKey) }
    for (const at of [0, 1] as const) {
      const key = proverb.keys[at] ?? ''
      index.set(key, [...(index.get(key) ?? []), { proverb, at }])
    }
  }
  return index
}
