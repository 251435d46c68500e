import type { Word } from '../../text/word.ts'

/** Men, and gods whose names men bear: முருகன். */
const MALE = ['male', 'kinMale', 'deity'] as const
const ENDS_IN_AN = /.{3}[^ா-ௌ்]ன்$/u

/** A man by meaning, or by the -அன் of a longer word that the stem tables do not know: most such are names. */
export function isMasculine(word: Word): boolean {
  if (MALE.some((kind) => word.isOnly(kind, 'nominative'))) return /(?<!ம்ம)ன்$/u.test(word.text)
  if (!ENDS_IN_AN.test(word.text)) return false
  return word.analyses.every(({ guessed, features }) => guessed || features.includes('male'))
}

/** A woman by meaning. */
export function isFeminine(word: Word): boolean {
  return word.isOnly('female', 'nominative') || word.isOnly('kinFemale', 'nominative')
}
