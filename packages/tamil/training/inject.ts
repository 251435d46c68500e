import { CONSONANTS, isConsonant, isVowel, VOWELS } from '../src/words/error-model/edits.ts'
import { neighboursOf } from '../src/words/error-model/keyboards.ts'
import { fromPhonemes, toPhonemes } from '../src/words/phonemes.ts'
import { pick } from './random.ts'

export const ERROR_KINDS = [
  'drop',
  'double',
  'key-twice',
  'swap',
  'sign',
  'sign-dropped',
  'pulli',
  'alike',
  'length',
  'gemination',
  'neighbour',
  'two',
] as const
export type ErrorKind = (typeof ERROR_KINDS)[number]

/** One error of a kind in a word; undefined when the word has no place for it. */
export function inject(word: string, kind: ErrorKind, random: () => number): string | undefined {
  if (kind === 'two') {
    const once = inject(word, pick(SOUNDING, random), random)
    return once === undefined ? undefined : inject(once, pick(SOUNDING, random), random)
  }
  const wrong =
    kind === 'drop' || kind === 'double' || kind === 'key-twice' || kind === 'swap'
      ? byUnits(word, kind, random)
      : byPhonemes(word, kind, random)
  return wrong === word ? undefined : wrong
}

const SOUNDING: readonly ErrorKind[] = ['alike', 'length', 'gemination', 'pulli', 'sign-dropped']

/** Letters with their signs, as a hand writes them. */
function unitsOf(word: string): string[] {
  return word.match(/[\u0b80-\u0bbd][\u0bbe-\u0bcd\u0bd7]?/gu) ?? []
}

function byUnits(
  word: string,
  kind: 'drop' | 'double' | 'key-twice' | 'swap',
  random: () => number,
): string | undefined {
  const units = unitsOf(word)
  if (units.length < 3) return undefined
  const at = Math.floor(random() * units.length)
  if (kind === 'drop') return at === 0 ? undefined : [...units.slice(0, at), ...units.slice(at + 1)].join('')
  if (kind === 'double') return [...units.slice(0, at + 1), ...units.slice(at)].join('')
  if (kind === 'key-twice') {
    const unit = units[at] ?? ''
    return unit.length < 2
      ? undefined
      : [...units.slice(0, at), unit.slice(0, 1), ...units.slice(at)].join('')
  }
  if (at === units.length - 1) return undefined
  return [...units.slice(0, at), units[at + 1], units[at], ...units.slice(at + 2)].join('')
}

const ALIKE = ['லளழ', 'ரற', 'நனண']
const PAIRS = ['அஆ', 'இஈ', 'உஊ', 'எஏ', 'ஒஓ']

function byPhonemes(word: string, kind: ErrorKind, random: () => number): string | undefined {
  const phonemes = toPhonemes(word)
  const places = placesFor(phonemes, kind)
  if (places.length === 0) return undefined
  const at = pick(places, random)
  const symbol = phonemes[at] ?? ''
  const [removed, inserted] = replacement(phonemes, symbol, at, kind, random)
  return fromPhonemes(phonemes.slice(0, at) + inserted + phonemes.slice(at + removed))
}

function placesFor(phonemes: string, kind: ErrorKind): number[] {
  return [...phonemes].flatMap((symbol, at) => (fits(phonemes, symbol, at, kind) ? [at] : []))
}

function fits(phonemes: string, symbol: string, at: number, kind: ErrorKind): boolean {
  const next = phonemes[at + 1]
  switch (kind) {
    case 'sign':
      return at > 0 && isVowel(symbol) && symbol !== 'அ'
    case 'sign-dropped':
      return at > 0 && isVowel(symbol) && symbol !== 'அ'
    case 'pulli':
      return at > 0 && (symbol === 'அ' || (isConsonant(symbol) && !isVowel(next)))
    case 'alike':
      return ALIKE.some((group) => group.includes(symbol))
    case 'length':
      return PAIRS.some((pair) => pair.includes(symbol))
    case 'gemination':
      return (
        at > 0 && isConsonant(symbol) && (next === symbol || (isVowel(next) && isVowel(phonemes[at - 1])))
      )
    case 'neighbour':
      return at > 0 && neighboursOf(symbol).length > 0
    case 'drop':
    case 'double':
    case 'key-twice':
    case 'swap':
    case 'two':
      return false
  }
}

/** How many phonemes go, and what comes in their place. */
function replacement(
  phonemes: string,
  symbol: string,
  at: number,
  kind: ErrorKind,
  random: () => number,
): [number, string] {
  const others = (group: readonly string[]) => group.filter((other) => other !== symbol)
  switch (kind) {
    case 'sign':
      return [1, pick(others(VOWELS.filter((vowel) => vowel !== 'அ')), random)]
    case 'sign-dropped':
      return [1, 'அ']
    case 'pulli':
      return symbol === 'அ' ? [1, ''] : [1, `${symbol}அ`]
    case 'alike':
      return [1, pick(others([...(ALIKE.find((group) => group.includes(symbol)) ?? '')]), random)]
    case 'length':
      return [1, pick(others([...(PAIRS.find((pair) => pair.includes(symbol)) ?? '')]), random)]
    case 'gemination':
      return phonemes[at + 1] === symbol ? [1, ''] : [1, symbol + symbol]
    case 'neighbour': {
      const near = neighboursOf(symbol).filter((other) => isVowel(other) === isVowel(symbol))
      return [
        1,
        near.length === 0 ? pick(others(isVowel(symbol) ? VOWELS : CONSONANTS), random) : pick(near, random),
      ]
    }
    case 'drop':
    case 'double':
    case 'key-twice':
    case 'swap':
    case 'two':
      return [0, '']
  }
}
