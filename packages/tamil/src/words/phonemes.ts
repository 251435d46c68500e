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

const buffer = new Uint16Array(LONGEST * 2)

function text(length: number): string {
  return String.fromCharCode.apply(null, buffer.subarray(0, length) as unknown as number[])
}

/**
 * A word as phonemes, one symbol each: a consonant letter, an independent vowel (inherent அ explicit), ஃ.
 * `பள்ளி` → ப அ ள ள இ. Suffix joining and letter slips become edits of one symbol. Cut off after 512 letters.
 */
export function toPhonemes(word: string): string {
  let length = 0
  const most = Math.min(word.length, LONGEST)
  for (let i = 0; i < most; i++) {
    const code = word.charCodeAt(i)
    buffer[length++] = code
    if (KIND[code - BLOCK] !== 1) continue
    const next = word.charCodeAt(i + 1)
    if (next === PULLI_CODE) i++
    else if (KIND[next - BLOCK] === 2) {
      buffer[length++] = VOWEL[next - BLOCK] ?? 0
      i++
    } else buffer[length++] = INHERENT
  }
  return text(length)
}

/** The way back from phonemes to letters. */
export function fromPhonemes(phonemes: string): string {
  let length = 0
  const most = Math.min(phonemes.length, LONGEST)
  for (let i = 0; i < most; i++) {
    const code = phonemes.charCodeAt(i)
    buffer[length++] = code
    if (KIND[code - BLOCK] !== 1) continue
    const sign = SIGN[phonemes.charCodeAt(i + 1) - BLOCK]
    if (sign === undefined || sign === 0) buffer[length++] = PULLI_CODE
    else {
      if (sign !== 1) buffer[length++] = sign
      i++
    }
  }
  return text(length)
}

/** A form ready to take an ending that begins with a vowel: ஓடி-ய், செய்த்(உ), கல்ல். */
export function beforeVowel(phonemes: string): string {
  const last = phonemes.at(-1) ?? ''
  if (last === 'உ') return phonemes.slice(0, -1)
  if ('இஈஐஏ'.includes(last)) return `${phonemes}ய`
  return kindOf(last.charCodeAt(0)) === 'vowel' ? `${phonemes}வ` : phonemes
}
