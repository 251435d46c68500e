import type { CaseFrame } from '../../words/case-frames.ts'
import type { DativesBesideObject } from '../../words/dative-beside-object.ts'
import type { NounInCase } from '../../words/noun-in-case.ts'

/** Every kind of noun that is no person. */
export const THINGS: readonly NounInCase[] = [
  ...(['thing', 'plant', 'food', 'animal', 'body', 'mass', 'nature', 'language'] as const),
  ...(['abstract', 'place', 'event', 'action', 'group'] as const),
]
const CONCRETE: readonly NounInCase[] = ['thing', 'food', 'plant', 'mass']

/** Whether a verb takes an object and nothing else in its stead, however far the noun stands. */
export function isOfOneObject(
  root: string,
  frames: readonly CaseFrame[],
  { never }: DativesBesideObject,
): boolean {
  if (never.has(root)) return true
  return frames.length > 0 && frames.every((frame) => frame === 'thing' || frame === 'person')
}

/** The kinds of nouns that are never in the dative beside a verb of these frames when its object is not said. */
export function neverInDative(
  root: string,
  frames: readonly CaseFrame[],
  datives: DativesBesideObject,
): readonly NounInCase[] {
  if (datives.any.has(root)) return []
  const natural = datives.natural.get(root)
  const isWrong = (kind: NounInCase) => natural?.has(kind) !== true
  if (isOfOneObject(root, frames, datives))
    return [...(frames.includes('person') ? (['rational'] as const) : []), ...THINGS.filter(isWrong)]
  if (datives.neverBefore.has(root)) return THINGS.filter(isWrong)
  const takesObject = frames.length > 0 && frames.every((frame) => frame === 'object')
  return takesObject && !datives.aim.has(root) ? CONCRETE.filter(isWrong) : []
}
