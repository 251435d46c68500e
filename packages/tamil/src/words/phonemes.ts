import { kindOf, PULLI, SIGN_OF_VOWEL, VOWEL_OF_SIGN } from '../text/characters.ts'

const BLOCK = 0x0b80
const INHERENT = 'அ'.charCodeAt(0)
const PULLI_CODE = PULLI.charCodeAt(0)
const LONGEST = 512

/** Per letter of the block: 1 = consonant, 2 = vowel sign. */
const KIND = new Uint8Array(0x80)
const VOWEL = new Uint16Array(0x80)
const SIGN = new Uint16Array(0x80)
for (let i = 0; i < 0x80; i++) KIND[i] = kindOf(BLOCK + i) === 'consonant' ? 1 : 0
for (const [sign, vowel] of Object.entries(VOWEL_OF_SIGN)) {
  KIND[sign.charCodeAt(0) - BLOCK] = 2
  VOWEL[sign.charCodeAt(0) - BLOCK] = vowel.charCodeAt(0)
}
for (const [vowel, sign] of Object.entries(SIGN_OF_VOWEL)) {
  SIGN[vowel.charCodeAt(0) - BLOCK] = sign === '' ? 1 : sign.charCodeAt(0)
}

/** No word has more phonemes. */
export const MOST_PHONEMES = LONGEST * 2

const symbols = new Uint16Array(MOST_PHONEMES)
const letters = new Uint16Array(MOST_PHONEMES)
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
 * `பள்ளி` → ப அ ள ள இ. Suffix joining and letter slips become edits of one symbol. Cut off after 512 letters.
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
    if (KIND[code - BLOCK] !== 1) continue
    const next = word.charCodeAt(i + 1)
    if (next === PULLI_CODE) i++
    else if (KIND[next - BLOCK] === 2) {
      into[length++] = VOWEL[next - BLOCK] ?? 0
      i++
    } else into[length++] = INHERENT
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
    if (KIND[code - BLOCK] !== 1) continue
    const sign = i + 1 < count ? SIGN[(phonemes[i + 1] ?? 0) - BLOCK] : 0
    if (sign === undefined || sign === 0) letters[length++] = PULLI_CODE
    else {
      if (sign !== 1) letters[length++] = sign
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
