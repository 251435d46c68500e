import { letterOf } from './phonemes.ts'

/** A form as a change of the nominative: so many phonemes fall off its end, and others come there. */
export interface Change {
  readonly cut: number
  readonly added: string
}

/** How the forms of a noun are made from its nominative; nouns that end alike share one pattern. */
export interface NounPattern {
  readonly beforeVowel: Change
  readonly oblique: Change
  /** Whether the dative is -உக்கு on the oblique; else -க்கு on the nominative. */
  readonly dativeOnOblique: boolean
  readonly plurals: readonly Change[]
}

const LETTERS = 0x80
const SHORT = 1
const LONG = 2
/** Letter → whether it is a short or a long vowel; 0 for all else. */
const VOWEL = new Uint8Array(LETTERS)
for (const vowel of 'அஇஉஎஒ') VOWEL[letterOf(codeOf(vowel))] = SHORT
for (const vowel of 'ஆஈஊஏஐஓஔ') VOWEL[letterOf(codeOf(vowel))] = LONG

const A = codeOf('அ')
const U = codeOf('உ')
const M = codeOf('ம')
const VOWELS = 'அஆஇஈஉஊஎஏஐஒஓஔ'
const FRONT_VOWELS = 'ஐஇஈஏ'
const CONSONANTS = 'கஙசஜஞடணதநனபமயரறலளழவஶஷஸஹ'

/** The nominative itself. */
export const KEPT: Change = { cut: 0, added: '' }
const WITHOUT_LAST: Change = { cut: 1, added: '' }
const WITH_K: Change = { cut: 0, added: 'க' }

/** மரம்: மரத்த்-, மரங்-. */
const IN_AM = pattern(KEPT, { cut: 1, added: 'தத' }, [{ cut: 1, added: 'ங' }])
/** முற்றியலுகரம் keeps its உ: பசு-வ்-ஐ. */
const IN_FULL_U = pattern({ cut: 0, added: 'வ' }, { cut: 0, added: 'வ' }, [WITH_K])
/** குற்றியலுகரம் drops it: அழகு, அழகை. */
const IN_U = pattern(WITHOUT_LAST, WITHOUT_LAST, [KEPT, WITH_K])
/** டு and று double after a vowel: வீட்டை, ஆற்றை. */
const IN_HARD_U = byLetter('டற', (hard) => pattern(WITHOUT_LAST, { cut: 1, added: hard }, [KEPT]), undefined)
/** பள்ளி: பள்ளிய்-, பள்ளிக்கு. */
const IN_FRONT_VOWEL = pattern({ cut: 0, added: 'ய' }, { cut: 0, added: 'ய' }, [KEPT], false)
/** தீ, தேனீ: தீய்-, தீக்கள். */
const OF_FRONT_VOWEL: NounPattern = { ...IN_FRONT_VOWEL, plurals: [KEPT, WITH_K] }
/** பூ: பூவ்-, பூக்கள். */
const IN_OTHER_VOWEL = pattern({ cut: 0, added: 'வ' }, { cut: 0, added: 'வ' }, [WITH_K, KEPT])
const IN_NO_LETTER = pattern(KEPT, KEPT, [KEPT])

/** Patterns by the last letter, for nouns of one syllable, which is open or has a short vowel: கல், தீ, பூ; … */
const SHORT_NOUNS = byLetter(VOWELS + CONSONANTS, (last) => patternBy(last, true, false), IN_NO_LETTER)
/** … for longer ones with அ before the last letter: மாணவன்; … */
const NOUNS_AFTER_A = byLetter(VOWELS + CONSONANTS, (last) => patternBy(last, false, true), IN_NO_LETTER)
/** … and for all others. */
const NOUNS = byLetter(VOWELS + CONSONANTS, (last) => patternBy(last, false, false), IN_NO_LETTER)

/**
 * How a noun, given as UTF-16 code units of phonemes, forms its cases and plurals, told from its end
 * (வேற்றுமைப் புணர்ச்சி: நன்னூல் உருபு புணரியல்; Lehmann 1989, 2.1).
 */
export function nounPattern(noun: Uint16Array, length: number): NounPattern {
  const last = noun[length - 1] ?? 0
  const before = noun[length - 2] ?? 0
  if (last === M && before === A && length > 2) return IN_AM
  if (last === U) return patternInU(noun, length)
  const mayBeShort = vowelKind(last) !== 0 || vowelKind(before) === SHORT
  const nouns = mayBeShort && hasOneVowel(noun, length) ? SHORT_NOUNS : before === A ? NOUNS_AFTER_A : NOUNS
  return nouns[letterOf(last)] ?? IN_NO_LETTER
}

function patternInU(noun: Uint16Array, length: number): NounPattern {
  const consonant = noun[length - 2] ?? 0
  const vowel = vowelKind(noun[length - 3] ?? 0)
  const short = length === 3 || (length === 4 && vowelKind(noun[0] ?? 0) === 0)
  if (short && vowel === SHORT && vowelKind(consonant) === 0) return IN_FULL_U
  return (vowel === 0 ? undefined : IN_HARD_U[letterOf(consonant)]) ?? IN_U
}

function patternBy(last: string, short: boolean, afterA: boolean): NounPattern {
  if (FRONT_VOWELS.includes(last)) return short || last === 'ஈ' ? OF_FRONT_VOWEL : IN_FRONT_VOWEL
  return VOWELS.includes(last) ? IN_OTHER_VOWEL : patternInConsonant(last, short, afterA)
}

/** Short one-syllable nouns double their consonant (கல்லை), and so do loans in a stop (டிக்கெட்டை). */
function patternInConsonant(last: string, short: boolean, afterA: boolean): NounPattern {
  const doubles = 'கசடதப'.includes(last) || (short && 'ணனயலளமரஸ'.includes(last))
  const base = doubles ? { cut: 0, added: last } : KEPT
  const plurals = [KEPT]
  if (last === 'ல' && short) plurals.push({ cut: 1, added: 'ற' })
  if (last === 'ள') plurals.push({ cut: 1, added: 'ட' })
  if (last === 'ம') plurals.push({ cut: 1, added: 'ங' })
  if (last === 'ன' && afterA) plurals.push({ cut: 1, added: 'ர' })
  return pattern(base, base, plurals, last !== 'ய')
}

/** A table by letter: `entryOf` for some, `other` for the rest. */
function byLetter<Entry>(
  symbols: string,
  entryOf: (symbol: string) => NounPattern,
  other: Entry,
): (NounPattern | Entry)[] {
  const entries = new Array<NounPattern | Entry>(LETTERS).fill(other)
  for (const symbol of symbols) entries[letterOf(codeOf(symbol))] = entryOf(symbol)
  return entries
}

function pattern(
  beforeVowel: Change,
  oblique: Change,
  plurals: readonly Change[],
  dativeOnOblique = true,
): NounPattern {
  return { beforeVowel, oblique, dativeOnOblique, plurals }
}

function codeOf(symbol: string): number {
  return symbol.charCodeAt(0)
}

function vowelKind(symbol: number): number {
  return VOWEL[letterOf(symbol)] ?? 0
}

function hasOneVowel(noun: Uint16Array, length: number): boolean {
  let count = 0
  for (let i = 0; i < length && count < 2; i++) if (vowelKind(noun[i] ?? 0) !== 0) count++
  return count === 1
}
