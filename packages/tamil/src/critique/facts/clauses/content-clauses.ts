import type { Mention } from '../names/name-index.ts'
import type { Unit } from '../names/sentence-units.ts'
import { isRelative } from './clause-words.ts'

/**
 * Where the words begin that tell what a theory, a law or a saying holds, in front of its name: `கோள்கள் யாவும் சூரியனைச் சுற்றுகின்றன
 * என்னும் சூரியமையக் கொள்கை`, `பொருள்கள் அணுக்களால் ஆனவை என விளக்கும் அணுக் கொள்கை`.
 */
export function contentBefore(
  { name, from }: Mention,
  units: readonly Unit[],
  start: number,
): number | undefined {
  if (!HOLDS.test(name)) return undefined
  const [quote, verb] = [units[from - 2], units[from - 1]]
  const isQuoted = QUOTES.test(verb?.bare ?? '')
  const isTold = QUOTING.test(quote?.bare ?? '') && isRelative(verb)
  // `நவீன அணுக் கொள்கை`: one more word that says which.
  const isLater = QUOTING.test(units[from - 3]?.bare ?? '') && isRelative(quote) && !isRelative(verb)
  return isQuoted || isTold || isLater ? start : undefined
}
const HOLDS = /(?:கொள்கை|கோட்பாடு|விதி|தத்துவம்|தேற்றம்|கருதுகோள்|கூற்று|முழக்கம்)$/u
const QUOTES = /^(?:என்னும்|என்ற|எனும்)$/u
const QUOTING = /^(?:என|என்று)$/u
