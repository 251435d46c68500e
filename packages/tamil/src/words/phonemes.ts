import { kindOf, PULLI, SIGN_OF_VOWEL, VOWEL_OF_SIGN } from '../script/characters.ts'

const BLOCK = 0x0b80
const INHERENT = 'அ'.charCodeAt(0)
const PULLI_CODE = PULLI.charCodeAt(0)
const LONGEST = 512

/** Letter of the block → whether it is a consonant (1), the vowel that a vowel sign stands for, and the way back. */
const CONSONANT = Uint8Array.from({ length: 0x80 }, (_, i) => (kindOf(BLOCK + i) === 'consonant' ? 1 : 0))
const VOWEL = new Uint16Array(0x80)
const SIGN = new Uint16Array(0x80)
/** In place of a sign for அ, which has none. */
const NO_SIGN = 1
for (const [sign, vowel] of Object.entries(VOWEL_OF_SIGN))
  VOWEL[letterOf(sign.charCodeAt(0))] = vowel.charCodeAt(0)
for (const [vowel, sign] of Object.entries(SIGN_OF_VOWEL))
  SIGN[letterOf(vowel.charCodeAt(0))] = sign === '' ? NO_SIGN : sign.charCodeAt(0)

/** The place of a letter (UTF-16 code unit) in the Tamil block, below 128; 0, where no letter stands, for all others. */
export function letterOf(code: number): number {
  return (code & ~0x7f) === BLOCK ? code & 0x7f : 0
}

/** No word has more phonemes. */
export const MAX_PHONEMES = LONGEST * 2

const symbols = new Uint16Array(MAX_PHONEMES)
const letters = new Uint16Array(MAX_PHONEMES)
/** A list of each length: to make a string, a list of just its length is fastest. */
const units: number[][] = []

/** The string of the first symbols (UTF-16 code units) of a list. */
function text(from: Uint16Array, length: number): string {
  units[length] ??= new Array<number>(length).fill(0)
  const list = units[length]
  for (let i = 0; i < length; i++) list[i] = from[i] ?? 0
  return String.fromCharCode.apply(null, list)
}

/**
 * A word as phonemes, one symbol each: a consonant letter, an independent vowel (inherent அ explicit), ஃ.
 * `பள்ளி` → ப அ ள ள இ. Suffix joining and letter misspellings become edits of one symbol. Cut off after 512 letters.
 */
export function toPhonemes(word: string): string {
  return text(symbols, writePhonemes(word, symbols))
}

/** `toPhonemes` into a list of symbols, which must have room for them; gives their number. */
export function writePhonemes(word: string, into: Uint16Array): number {
  let length = 0
  const most = Math.min(word.length, LONGEST)
  for (let i = 0; i < most; i++) {
    const code = word.charCodeAt(i)
    into[length++] = code
    if (CONSONANT[letterOf(code)] === 0) continue
    const next = i + 1 < word.length ? word.charCodeAt(i + 1) : 0
    const vowel = VOWEL[letterOf(next)] ?? 0
    if (next !== PULLI_CODE) into[length++] = vowel === 0 ? INHERENT : vowel
    if (next === PULLI_CODE || vowel !== 0) i++
  }
  return length
}

/** Phonemes from a string into a list of symbols; gives their number. */
export function writeSymbols(phonemes: string, into: Uint16Array): number {
  const length = Math.min(phonemes.length, into.length)
  for (let i = 0; i < length; i++) into[i] = phonemes.charCodeAt(i)
  return length
}

/** The way back from phonemes to letters. */
export function fromPhonemes(phonemes: string): string {
  return lettersOf(symbols, writeSymbols(phonemes, symbols))
}

/** The letters of the first `count` phonemes of a list of symbols. */
export function lettersOf(phonemes: Uint16Array, count: number): string {
  let length = 0
  const most = Math.min(count, LONGEST)
  for (let i = 0; i < most; i++) {
    const code = phonemes[i] ?? 0
    letters[length++] = code
    if (CONSONANT[letterOf(code)] === 0) continue
    const sign = i + 1 < count ? (SIGN[letterOf(phonemes[i + 1] ?? 0)] ?? 0) : 0
    if (sign === 0) letters[length++] = PULLI_CODE
    else {
      if (sign !== NO_SIGN) letters[length++] = sign
      i++
    }
  }
  return text(letters, length)
}

/** A form ready to take an ending that begins with a vowel: ஓடி-ய், செய்த்(உ), கல்ல். */
export function beforeVowel(phonemes: string): string {
  const last = phonemes.at(-1) ?? ''
  if (last === 'உ') return phonemes.slice(0, -1)
  if ('இஈஐஏ'.includes(last)) return `${phonemes}ய`
  return kindOf(last.charCodeAt(0)) === 'vowel' ? `${phonemes}வ` : phonemes
}
