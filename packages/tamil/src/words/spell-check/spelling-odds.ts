import { type EditKind, isVowel } from '../error-model/edits.ts'
import { isImpossible, oddMeetings } from '../error-model/phonotactics.ts'
import type { Assessment, Candidate } from '../error-model/spelling-model.ts'

/**
 * Odds (as logarithms) from which on a word is taken for misspelt: read off prose that nothing was learned from, at one
 * wrong finding in some 2,000 words.
 */
export const LEAST_ODDS = { own: 2.1, withFrequencies: 1.7 }
/** log10 of the frequency of a word that running text never has. */
export const UNHEARD = -9
/** Changes that make a verb of many a word. */
export const BY_CHANCE: ReadonlySet<EditKind> = new Set<EditKind>([
  'dropped-akshara',
  'consonant',
  'extra',
  'two',
  'sign',
])
/** Of these candidates a frequent one is as often another word. */
const NOT_BY_FREQUENCY: ReadonlySet<EditKind> = new Set<EditKind>([
  'consonant',
  'extra',
  'two',
  'sign',
  'sign-near',
  'sign-added',
])
/**
 * What sounds alike, a pulli, a doubling and what was left out rarely make another word of a name: less is asked of them; of
 * changes that chance makes of many a word more.
 */
const LESS: Readonly<Partial<Record<EditKind, number>>> = {
  ...{ alike: 1.5, pulli: 1.5, nasal: 0.7, gemination: 0.7, dropped: 0.8, doubled: 0.8 },
  ...{ length: 0.2, 'dropped-akshara': 0.2, 'consonant-near': 0.2 },
  ...{ consonant: -1, two: -1, extra: -0.3, 'sign-near': -0.3 },
}
/** log10 of the frequency from which on a candidate speaks for itself, how much a tenfold one says, and how much at most. */
const HEARD = -5
const BY_FREQUENCY = 0.7
const MAX_BY_FREQUENCY = 1.2
/**
 * log10 of the frequency of everyday words, some thirteen hundred: hardly a name is one wrong key away from them. What a change
 * that makes one of them says for itself; a wrong vowel only in a word of so many phonemes.
 */
const EVERYDAY = -4
const LONG = 7
const OF_EVERYDAY: Readonly<Partial<Record<EditKind, number>>> = {
  ...{ 'consonant-near': 1, consonant: 1.2, length: 0.6, swapped: 1, 'dropped-akshara': 1, dropped: 1 },
  ...{ nasal: 1, sign: 1 },
}
/** How much letters say that no word can have, and consonants that do not meet in native ones. */
const IMPOSSIBLE = 1
const ODD_MEETING = 0.7
/** How much surer a pulli on the wrong one of two letters makes that they were swapped. */
const LATE = 2
/** A pulli behind the second of two letters, within a word: ஆடட்ம் for ஆட்டம். */
const LATE_INSIDE = /([கசடதபற])\1்(?!\1)/u
/** How much more is asked in what may be two words, and there of a chance change. */
const OF_TWO_WORDS = 0.5
const OF_TWO_WORDS_BY_CHANCE = 1.5

/**
 * How much more than of others is asked of a candidate, in the logarithm of odds: by what kind of change makes it, by the length
 * of the word as written, in phonemes, and where that may be two words.
 */
export function oddsAsked({ divisible }: Assessment, { kind }: Candidate, phonemes: string): number {
  const isOneWord = !divisible && kind !== 'two'
  return (
    (isOneWord ? moreByLength(phonemes.length, kind) : 0) + moreByJoint(divisible, kind) - (LESS[kind] ?? 0)
  )
}

/** Foreign names are short: more is asked of a short word, less of a long one; of what sounds alike no name is made. */
function moreByLength(phonemes: number, kind: EditKind): number {
  if (phonemes <= 6) return kind === 'alike' ? 0.2 : 0.6
  if (phonemes <= 7) return 0.3
  if (phonemes <= 8) return 0
  return phonemes <= 11 ? -0.5 : -1
}

function moreByJoint(divisible: boolean, kind: EditKind): number {
  if (!divisible) return 0
  return BY_CHANCE.has(kind) ? OF_TWO_WORDS_BY_CHANCE : OF_TWO_WORDS
}

/** What letters say that Tamil does not have where the candidate has others. */
export function oddsOfShape({ phonemes: candidate }: Candidate, phonemes: string): number {
  if (isImpossible(phonemes) && !isImpossible(candidate)) return IMPOSSIBLE
  return oddMeetings(phonemes) > oddMeetings(candidate) ? ODD_MEETING : 0
}

/** How much a frequent candidate says for itself. */
export function oddsOfFrequency({ kind, phonemes, standing: { frequency = UNHEARD } }: Candidate): number {
  const isEveryday = frequency >= EVERYDAY && (kind !== 'sign' || phonemes.length >= LONG)
  const everyday = isEveryday ? (OF_EVERYDAY[kind] ?? 0) : 0
  if (NOT_BY_FREQUENCY.has(kind)) return everyday
  return everyday + Math.max(0, Math.min(MAX_BY_FREQUENCY, (frequency - HEARD) * BY_FREQUENCY))
}

/** How much surer a pulli that stands too late makes the letters swapped. */
export function oddsOfLatePulli({ kind }: Candidate, bare: string): number {
  return kind === 'swapped' && LATE_INSIDE.test(bare) ? LATE : 0
}

/** What speaks against a letter struck too late that makes no frequent word: two letters and their signs change places. */
export function oddsOfLateLetter(
  { kind, phonemes: candidate, standing }: Candidate,
  phonemes: string,
): number {
  if (kind !== 'swapped' || standing.frequency !== undefined) return 0
  let at = 0
  while (phonemes[at] === candidate[at]) at++
  return isVowel(phonemes[at]) && phonemes.slice(at + 4) === candidate.slice(at + 4) ? LATE_LETTER : 0
}

const LATE_LETTER = -5
