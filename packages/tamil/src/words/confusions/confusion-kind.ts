import { toPhonemes } from '../phonemes.ts'

/** In which letters two confusable words differ: ல ள ழ, ர ற, ந ன ண, short and long vowels, or a consonant once or twice. */
export type ConfusionKind = 'l' | 'r' | 'n' | 'length' | 'doubling'

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
