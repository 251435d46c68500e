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

const BLOCK = 0x0b80
const SHORT = 1
const LONG = 2
/** Code unit − 0x0b80 → whether it is a short or a long vowel; 0 for all else. */
const VOWEL = new Uint8Array(0x80)
for (const vowel of 'அஇஉஎஒ') VOWEL[codeOf(vowel) - BLOCK] = SHORT
for (const vowel of 'ஆஈஊஏஐஓஔ') VOWEL[codeOf(vowel) - BLOCK] = LONG

const A = codeOf('அ')
const U = codeOf('உ')
const M = codeOf('ம')
const FRONT_VOWELS: ReadonlySet<number> = new Set([...'ஐஇஈஏ'].map(codeOf))
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
const IN_HARD_U: ReadonlyMap<number, NounPattern> = new Map(
  [...'டற'].map((hard) => [codeOf(hard), pattern(WITHOUT_LAST, { cut: 1, added: hard }, [KEPT])]),
)
/** பள்ளி: பள்ளிய்-, பள்ளிக்கு. */
const IN_FRONT_VOWEL = pattern({ cut: 0, added: 'ய' }, { cut: 0, added: 'ய' }, [KEPT], false)
/** தீ: தீய்-, தீக்கள். */
const OF_ONE_FRONT_VOWEL: NounPattern = { ...IN_FRONT_VOWEL, plurals: [KEPT, WITH_K] }
/** பூ: பூவ்-, பூக்கள். */
const IN_OTHER_VOWEL = pattern({ cut: 0, added: 'வ' }, { cut: 0, added: 'வ' }, [WITH_K, KEPT])
/** கல், கண்: one syllable with a short vowel. */
const SHORT_IN_CONSONANT = patternsInConsonant((consonant) => patternInConsonant(consonant, true, false))
/** மாணவன்: more than one syllable, அ in the last. */
const LONG_IN_A_CONSONANT = patternsInConsonant((consonant) => patternInConsonant(consonant, false, true))
const LONG_IN_CONSONANT = patternsInConsonant((consonant) => patternInConsonant(consonant, false, false))
const IN_OTHER = pattern(KEPT, KEPT, [KEPT])

/**
 * How a noun, given as UTF-16 code units of phonemes, forms its cases and plurals, told from its end
 * (வேற்றுமைப் புணர்ச்சி: நன்னூல் உருபு புணரியல்; Lehmann 1989, 2.1).
 */
export function nounPattern(noun: Uint16Array, length: number): NounPattern {
  const last = noun[length - 1] ?? 0
  const before = noun[length - 2] ?? 0
  if (last === M && before === A && length > 2) return IN_AM
  if (last === U) return patternInU(noun, length)
  if (FRONT_VOWELS.has(last)) return hasOneVowel(noun, length) ? OF_ONE_FRONT_VOWEL : IN_FRONT_VOWEL
  if (vowelKind(last) !== 0) return IN_OTHER_VOWEL
  if (vowelKind(before) === SHORT && hasOneVowel(noun, length))
    return SHORT_IN_CONSONANT.get(last) ?? IN_OTHER
  return (before === A ? LONG_IN_A_CONSONANT : LONG_IN_CONSONANT).get(last) ?? IN_OTHER
}

function patternInU(noun: Uint16Array, length: number): NounPattern {
  const consonant = noun[length - 2] ?? 0
  const vowel = vowelKind(noun[length - 3] ?? 0)
  const short = length === 3 || (length === 4 && vowelKind(noun[0] ?? 0) === 0)
  if (short && vowel === SHORT && vowelKind(consonant) === 0) return IN_FULL_U
  return (vowel === 0 ? undefined : IN_HARD_U.get(consonant)) ?? IN_U
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

function patternsInConsonant(
  patternOf: (consonant: string) => NounPattern,
): ReadonlyMap<number, NounPattern> {
  return new Map([...CONSONANTS].map((consonant) => [codeOf(consonant), patternOf(consonant)]))
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
  return VOWEL[symbol - BLOCK] ?? 0
}

function hasOneVowel(noun: Uint16Array, length: number): boolean {
  let count = 0
  for (let i = 0; i < length && count < 2; i++) if (vowelKind(noun[i] ?? 0) !== 0) count++
  return count === 1
}
