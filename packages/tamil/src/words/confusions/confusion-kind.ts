import { toPhonemes } from '../phonemes.ts'

/**
 * In which letters two confusable words differ: ல ள ழ, ர ற, ந ன ண, short and long vowels, a consonant once or twice, or
 * in others, so that they only look alike.
 */
export type ConfusionKind = 'l' | 'r' | 'n' | 'length' | 'doubling' | 'similar'

const CLASSES: readonly (readonly [ConfusionKind, string])[] = [
  ['l', 'லளழ'],
  ['r', 'ரற'],
  ['n', 'நனண'],
]
const LENGTHS = ['அஆ', 'இஈ', 'உஊ', 'எஏ', 'ஒஓ']
const FOLD = new Map([...CLASSES.map(([, letters]) => letters), ...LENGTHS].flatMap(folds))

function folds(letters: string): [string, string][] {
  return [...letters].map((letter) => [letter, letters[0] ?? letter])
}

/** A form that all words share which differ in confusable letters only: `மழை` and `மலை` → `மஅலஐ`. */
export function confusionKey(word: string): string {
  let key = ''
  for (const symbol of toPhonemes(word)) key += FOLD.get(symbol) ?? symbol
  return key
}

/**
 * The kind in which two words differ, in at most two letters (of two consonants the first counts: குரல், குறள்);
 * undefined when they differ otherwise, in a consonant and a vowel, or not at all.
 */
export function confusionKind(one: string, other: string): ConfusionKind | undefined {
  const a = toPhonemes(one)
  const b = toPhonemes(other)
  if (a.length !== b.length) return differInDoubling(a, b) ? 'doubling' : undefined
  let kind: ConfusionKind | undefined
  let differences = 0
  for (let i = 0; i < a.length; i++) {
    if (a[i] === b[i]) continue
    const here = kindOfPair(a[i] ?? '', b[i] ?? '')
    if (
      here === undefined ||
      (kind !== here && (kind === 'length' || (kind !== undefined && here === 'length')))
    )
      return undefined
    kind ??= here
    differences++
  }
  return differences > 2 ? undefined : kind
}

/** Phonemes that may differ between words that only look alike: தூங்கு, தாங்கு; சுருக்கம், சுரங்கம். */
const FEW = 4

/**
 * The kind of two words of one set: of those that no kind of letters tells apart, `similar` where they differ in one
 * short stretch.
 */
export function kindWithin(one: string, other: string): ConfusionKind | undefined {
  return (
    confusionKind(one, other) ??
    (confusionKey(one) !== confusionKey(other) && areSimilar(toPhonemes(one), toPhonemes(other))
      ? 'similar'
      : undefined)
  )
}

/** The kind of a word and what a typo makes of it: `similar` also where one stretch has two kinds of letters (பேன், பெண்). */
export function kindOfTypo(written: string, meant: string): ConfusionKind | undefined {
  return (
    confusionKind(written, meant) ??
    (areSimilar(toPhonemes(written), toPhonemes(meant)) ? 'similar' : undefined)
  )
}

function areSimilar(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 2) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const most = Math.min(a.length, b.length) - start
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++
  return Math.max(a.length, b.length) - start - end <= FEW
}

const VOWEL = /[அ-ஔ]/u

/** Whether one has a consonant twice that the other has once: படம், பட்டம். */
function differInDoubling(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long.length !== short.length + 1) return false
  let i = 0
  while (i < short.length && short[i] === long[i]) i++
  const doubled = long[i] ?? ''
  return i > 0 && doubled === long[i - 1] && !VOWEL.test(doubled) && short.slice(i) === long.slice(i + 1)
}

function kindOfPair(a: string, b: string): ConfusionKind | undefined {
  const found = CLASSES.find(([, letters]) => letters.includes(a) && letters.includes(b))
  if (found !== undefined) return found[0]
  return LENGTHS.some((pair) => pair.includes(a) && pair.includes(b)) ? 'length' : undefined
}
