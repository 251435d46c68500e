/** What one UTF-16 code unit of the Tamil block is; everything outside the block is `none`. */
export type CharacterKind = 'none' | 'vowel' | 'consonant' | 'sign' | 'pulli' | 'aytham' | 'numeral'

const FIRST = 0x0b80
const LAST = 0x0bff

function kindOfCode(code: number): CharacterKind {
  if (code === 0x0b83) return 'aytham'
  if (code >= 0x0b85 && code <= 0x0b94) return 'vowel'
  if (code >= 0x0b95 && code <= 0x0bb9) return 'consonant'
  if (code === 0x0bcd) return 'pulli'
  if ((code >= 0x0bbe && code <= 0x0bcc) || code === 0x0bd7) return 'sign'
  if (code >= 0x0be6 && code <= 0x0bf2) return 'numeral'
  return 'none'
}

const KINDS: readonly CharacterKind[] = Array.from({ length: LAST - FIRST + 1 }, (_, i) =>
  kindOfCode(FIRST + i),
)

/** The kind of a UTF-16 code unit; `none` for a unit that is not a Tamil letter, sign or numeral. */
export function kindOf(code: number): CharacterKind {
  return code < FIRST || code > LAST ? 'none' : (KINDS[code - FIRST] ?? 'none')
}

/** By code unit of the block: 1 for what can stand inside a Tamil word. */
const LETTERS = Uint8Array.from(KINDS, (kind) => (kind === 'none' || kind === 'numeral' ? 0 : 1))

/** Whether a code unit can stand inside a Tamil word: letter, sign or pulli, but no numeral. */
export function isTamilLetter(code: number): boolean {
  return code >= FIRST && code <= LAST && LETTERS[code - FIRST] === 1
}

export const PULLI = '்'

/** Vowel sign → independent vowel. The inherent அ has no sign. */
export const VOWEL_OF_SIGN: Readonly<Record<string, string>> = {
  'ா': 'ஆ',
  'ி': 'இ',
  'ீ': 'ஈ',
  'ு': 'உ',
  'ூ': 'ஊ',
  'ெ': 'எ',
  'ே': 'ஏ',
  'ை': 'ஐ',
  'ொ': 'ஒ',
  'ோ': 'ஓ',
  'ௌ': 'ஔ',
}

/** Independent vowel → vowel sign; அ → the empty string. */
export const SIGN_OF_VOWEL: Readonly<Record<string, string>> = {
  அ: '',
  ...Object.fromEntries(Object.entries(VOWEL_OF_SIGN).map(([sign, vowel]) => [vowel, sign])),
}
