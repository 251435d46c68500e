/** What one key does to the text before the cursor. */
export interface KeyResult {
  /** How many UTF-16 code units before the cursor go. */
  remove: number
  insert: string
}

export const PULLI = '\u0bcd'

/** Independent vowels and the signs that stand for them after a consonant; `அ` has none. */
export const VOWEL_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    அ: '',
    ஆ: 'ா',
    இ: 'ி',
    ஈ: 'ீ',
    உ: 'ு',
    ஊ: 'ூ',
    எ: 'ெ',
    ஏ: 'ே',
    ஐ: 'ை',
    ஒ: 'ொ',
    ஓ: 'ோ',
    ஔ: 'ௌ',
  }),
)

/** க to ஹ, with the Grantha letters; false for undefined. */
export const isConsonant = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= 'க' && letter <= 'ஹ'

/** Any character of the Tamil block, signs and digits too; false for undefined. */
export const isTamil = (letter: string | undefined): boolean =>
  letter !== undefined && letter >= '\u0b80' && letter <= '\u0bff'
