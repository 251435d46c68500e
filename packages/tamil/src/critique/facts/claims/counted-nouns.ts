import type { Unit } from '../names/sentence-units.ts'

/** What is counted, from unit `at` on. */
export function nounAt(
  nouns: readonly string[],
  units: readonly Unit[],
  at: number,
): { to: number } | undefined {
  for (const wording of wordingsOf(nouns)) {
    const { before } = wording
    const last = at + before.length
    if (isFormOf(units[last], wording) && before.every((word, i) => units[at + i]?.bare === word))
      return { to: last + 1 }
  }
  return undefined
}

/** Whether a word is a form of a counted noun: of a short one whole or by its reading, கணுக்காலி is no form of கண். */
const isFormOf = (unit: Unit | undefined, { stem, whole, one }: NounWording) =>
  unit?.bare.startsWith(stem) === true &&
  (stem.length > SHORT ||
    unit.kind !== 'word' ||
    unit.bare.startsWith(whole) ||
    unit.word?.analyses.some(({ lemma }) => lemma === one) === true)
/** Letters with signs of a stem with which other words begin, too. */
const SHORT = 2

/** A counted noun: every word but the last exactly, the last as a stem. */
interface NounWording {
  readonly before: readonly string[]
  readonly stem: string
  /** The last word without its final pulli, and in the singular. */
  readonly whole: string
  readonly one: string
}

/** Memo of `wordingsOf`, by a record's list of nouns. */
const WORDINGS = new WeakMap<readonly string[], readonly NounWording[]>()

function wordingsOf(nouns: readonly string[]): readonly NounWording[] {
  let wordings = WORDINGS.get(nouns)
  if (wordings === undefined) {
    wordings = nouns.map((noun) => {
      const words = noun.split(' ').map((word) => word.replace(/[கசதப]்$/u, ''))
      const last = words.at(-1) ?? ''
      const stem = last.replace(/(?:கள்|ம்|ு|்)$/u, '')
      return {
        before: words.slice(0, -1),
        stem: stem.replace(/்$/u, ''),
        whole: last.length > 3 ? last.replace(/்$/u, '') : last,
        one: last.replace(/கள்$/u, ''),
      }
    })
    WORDINGS.set(nouns, wordings)
  }
  return wordings
}

/** The units in `[from, to)` that name what is counted. */
export function countedUnits(
  nouns: readonly string[],
  units: readonly Unit[],
  from: number,
  to: number,
): number[] {
  const counted: number[] = []
  for (let at = from; at < to; at++)
    for (let i = at, end = nounAt(nouns, units, at)?.to ?? at; i < end; i++) counted.push(i)
  return counted
}
