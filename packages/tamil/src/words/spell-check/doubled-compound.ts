import type { Analysis } from '../analysis.ts'
import { fromPhonemes, toPhonemes } from '../phonemes.ts'
import type { Misspelling } from './misspelling.ts'

type Analyse = (word: string) => readonly Analysis[]

/** In phonemes: the first noun of a compound, and the second with its endings. */
const SHORTEST_FIRST = 2
const SHORTEST_SECOND = 3
const HARD = 'கசதப'
/** வாழ்த்துக்கலை: an ending of the plural behind its க், not the art. */
const PLURAL = /ககஅள/u

/** Of these errors the word that sounds alike is likelier than a compound that nobody listed: மலைக்காலம், குழித்தேன். */
const LIKELIER: ReadonlySet<Misspelling['kind']> = new Set<Misspelling['kind']>(['letter', 'length'])

/**
 * Whether a word, given as phonemes, is two nouns with the doubled consonant that tells their seam (பூச்சாடி, கறித்தூளை, ஏரிக்கரையோரம்),
 * and so no misspelling of a word with the same seam. A doubling that the candidate lacks, or has elsewhere, may be the very error.
 */
export function isDoubledCompound(
  phonemes: string,
  { suggestion, kind }: Misspelling,
  analyse: Analyse,
): boolean {
  if (LIKELIER.has(kind)) return false
  const candidate = toPhonemes(suggestion)
  for (let at = SHORTEST_FIRST; at <= phonemes.length - SHORTEST_SECOND - 1; at++) {
    const hard = phonemes[at] ?? ''
    if (!HARD.includes(hard) || phonemes[at + 1] !== hard || phonemes[at - 1] === hard) continue
    const hasSeam = candidate.startsWith(phonemes.slice(0, at + 2)) || candidate.endsWith(phonemes.slice(at))
    if (
      !hasSeam ||
      PLURAL.test(candidate.slice(at)) ||
      !isFirst(fromPhonemes(phonemes.slice(0, at)), analyse)
    )
      continue
    if (analyse(fromPhonemes(phonemes.slice(at + 1))).some(isNoun)) return true
  }
  return false
}

/** A noun as it stands before another, which may have lost its ம்: பழ of பழச்சாறு. */
function isFirst(first: string, analyse: Analyse): boolean {
  return analyse(first).some(isBareNoun) || (/[க-ஹ]$/u.test(first) && analyse(`${first}ம்`).some(isBareNoun))
}

function isNoun({ class: kind, guessed, features }: Analysis): boolean {
  return kind === 'noun' && guessed !== true && !features.includes('rare')
}

function isBareNoun(reading: Analysis): boolean {
  return isNoun(reading) && reading.features.includes('nominative')
}
