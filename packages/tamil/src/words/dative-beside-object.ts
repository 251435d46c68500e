import type { LanguageData } from '../data/language-data.ts'
import { valuesOf } from '../data/table.ts'
import { isNounInCase, type NounInCase } from './noun-in-case.ts'

/** What is said of the dative beside verbs of an object: the values of the column `dative`. */
export const DATIVES_BESIDE_OBJECT = ['natural', 'any', 'aim', 'never', 'never-before'] as const
type DativeBesideObject = (typeof DATIVES_BESIDE_OBJECT)[number]

/** Roots of verbs of an object, by the dative that they have beside it or never have (data/usage/dative-beside-object.tsv). */
export interface DativesBesideObject {
  /** The kinds of nouns of which a dative is right, by the root. */
  readonly natural: ReadonlyMap<string, ReadonlySet<NounInCase>>
  /** Made of a noun and a verb of giving, or often said for whom or what it is done: a dative is as right as an accusative. */
  readonly any: ReadonlySet<string>
  /** They say to what, for what or into what, when their object was said before: `புல்லை அரிந்து மாட்டுக்குப் போட்டார்`. */
  readonly aim: ReadonlySet<string>
  /** They may take more than an object, but no dative in its stead. */
  readonly never: ReadonlySet<string>
  /** What is seen, touched, found, caused, left or overtaken stands right before them, whatever its kind, in no dative. */
  readonly neverBefore: ReadonlySet<string>
}

/** Reads the table, once. */
export function readDativesBesideObject(data: LanguageData): DativesBesideObject {
  const rows = data.table('dativesBesideObject').map((cell) => ({
    verbs: valuesOf(cell('verbs')),
    dative: cell('dative'),
    nouns: valuesOf(cell('nouns')).filter(isNounInCase),
  }))
  const verbsOf = (wanted: DativeBesideObject) =>
    new Set(rows.flatMap(({ verbs, dative }) => (dative === wanted ? verbs : [])))
  const natural = new Map<string, ReadonlySet<NounInCase>>()
  for (const { verbs, nouns } of rows)
    for (const verb of nouns.length > 0 ? verbs : [])
      natural.set(verb, new Set([...(natural.get(verb) ?? []), ...nouns]))
  return {
    natural,
    any: verbsOf('any'),
    aim: verbsOf('aim'),
    never: verbsOf('never'),
    neverBefore: verbsOf('never-before'),
  }
}
