import type { EditKind } from '../error-model/edits.ts'
import type { Candidate } from '../error-model/spelling-model.ts'
import { UNHEARD } from './spelling-odds.ts'

/** What is told of a misspelling that running text has, too. */
interface Written {
  readonly bare: string
  /** log10 of its own frequency. */
  readonly frequency: number
  readonly confidence: number
}

/** log10 of how much rarer than the candidate a misspelling is that running text has. */
const FAR_RARER = 2.3
/** The same for errors that many writers make, and how sure of one the letters must be. */
const MANY_MAKE: Readonly<Partial<Record<EditKind, { rarer: number; confidence: number }>>> = {
  alike: { rarer: 1, confidence: 0 },
  gemination: { rarer: 1, confidence: 1 },
  nasal: { rarer: 1.5, confidence: 1 },
  length: { rarer: 1.6, confidence: 1.8 },
  pulli: { rarer: 1.5, confidence: 0.4 },
}
/** What is mistaken again and again; a dropped or added letter makes another word more often. */
const OF_FREQUENT: ReadonlySet<EditKind> = new Set<EditKind>([
  'alike',
  'length',
  'gemination',
  'nasal',
  'swapped',
  'doubled',
])
const LAST_PULLI = '்'
/** மற்றும: the only last consonant whose pulli speech keeps. */
const M = 'ம'

/** நிங்கள், எனறு: running text has the misspelling, too, but the word it is one of many times as often. */
export function isFarRarer(candidate: Candidate, { bare, frequency, confidence }: Written): boolean {
  const { kind, standing, word } = candidate
  const rarer = (standing.frequency ?? UNHEARD) - frequency
  if (OF_FREQUENT.has(kind) && rarer >= FAR_RARER) return true
  // அதனால, உங்கள: speech leaves it out at the end.
  if (kind === 'pulli' && word === bare + LAST_PULLI && !bare.endsWith(M)) return false
  const asked = MANY_MAKE[kind]
  return asked !== undefined && rarer >= asked.rarer && confidence >= asked.confidence
}
