import type { LanguageData } from '../data/language-data.ts'
import { valuesOf } from '../data/table.ts'
import { CASES, type Case } from './analysis.ts'
import { WANTED_CASES, type WantedCase } from './case-forms.ts'
import { NOUN_CLASSES, type NounClass } from './noun-class.ts'

/** Kinds of nouns before a postposition: classes of nouns, any person (`rational`), any noun but times (`any`), a place by its name (`town`) or a clause as noun (`verbal-noun`). */
export const NOUNS_BEFORE = ['rational', 'any', 'verbal-noun', 'town', ...NOUN_CLASSES] as const
export type NounBefore = 'rational' | 'any' | 'verbal-noun' | 'town' | NounClass

/**
 * What must stand around, where the postposition may be an adverb, a verb or an adjective, too.
 * - `degree`: a word of more or less, after it (`அண்ணனை விடப் பெரியவன்`)
 * - `unparalleled`: nothing else in the sentence is in the noun's case (`எனக்குப் போல உனக்கும்`)
 * - `summed`: what it is left out of stands after it, in the nominative (`என்னைத் தவிர அனைவரும்`)
 * - `opening`: the noun opens its clause
 * - `counted`: a number stands before (`பல ஆண்டுகளுக்கு முன்`)
 * - `going`: a verb of motion stands after it
 * - `noun`: a noun, with what belongs to it, stands after it
 * - `no-verb`: whatever stands after it, but no verb
 * - `caused`: what came of it stands behind, and nothing is called, or made, its cause
 * - `closing`: its clause ends with it, or with the word behind it that affirms or denies (`அவனுக்கு உரியது அல்ல`)
 * - `final`: the sentence ends with it
 * - `replacing`: what stands in its place follows, in the accusative, too
 * - `contrasted`: another place follows in the locative, and how much more or less it has
 * - `superlative`: it is of many, and the biggest or smallest of them follows, in the nominative
 * - `revealed`: the noun is I or we, and it comes to be known
 * - `inhabited`: a person or an animal follows, who stays or fell there
 * - `unmoved`: another thing, or someone, stands or is there, so that the noun is no subject
 * - `exceeded`: another follows, and that it is more or less so ends the clause
 * - `spoken-for`: the one verb behind is somebody's, and has its object or takes none
 * - `since`: a pronoun or a comma follows, and nothing of which it may be the first
 * - `once`: the noun is what comes once, and someone follows
 * - `of-many`: the noun is of many, and what stands behind is one of them
 * - `outdone`: another, who does or has more or less, follows in the nominative, and more or less is said of it
 * - `resting`: someone who stays, climbs or puts something there follows at once, so that the noun is no subject
 * - `spoken-of`: no verb follows, or one of speaking or looking into it
 * - `personal`: the sentence ends with a verb of a person, so that the noun is not its subject
 */
export const AROUND = [
  'degree',
  'unparalleled',
  'summed',
  'opening',
  'counted',
  'going',
  'noun',
  'no-verb',
  'caused',
  'closing',
  'final',
  'replacing',
  'contrasted',
  'superlative',
  'revealed',
  'inhabited',
  'unmoved',
  'exceeded',
  'spoken-for',
  'since',
  'once',
  'of-many',
  'personal',
  'outdone',
  'resting',
  'spoken-of',
] as const
export type Around = (typeof AROUND)[number]

/** Cases that nouns of some kinds never have before a postposition (data/usage/postposition-cases.tsv). */
export interface PostpositionCase {
  readonly wrong: readonly Case[]
  readonly wanted: WantedCase
  readonly nouns: readonly NounBefore[]
  /** The nouns themselves, by their lemmas; empty where their kinds are given. */
  readonly only: ReadonlySet<string>
  readonly around: Around | undefined
}

/** By the postposition, without doubling. */
export type PostpositionCases = ReadonlyMap<string, readonly PostpositionCase[]>

/** Reads the table, once. */
export function readPostpositionCases(data: LanguageData): PostpositionCases {
  const cases = new Map<string, PostpositionCase[]>()
  const rows = data.table('postpositionCases').map((cell) => ({
    postpositions: valuesOf(cell('postpositions')),
    wrong: valuesOf(cell('wrong')),
    wanted: cell('wanted'),
    nouns: valuesOf(cell('nouns')),
    only: new Set(valuesOf(cell('only'))),
    around: cell('around'),
  }))
  for (const row of rows) {
    const wanted = WANTED_CASES.find((one) => one === row.wanted)
    if (wanted === undefined) continue
    const made = {
      wanted,
      wrong: CASES.filter((one) => row.wrong.includes(one)),
      nouns: NOUNS_BEFORE.filter((one) => row.nouns.includes(one)),
      only: row.only,
      around: AROUND.find((one) => one === row.around),
    }
    for (const postposition of row.postpositions)
      cases.set(postposition, [...(cases.get(postposition) ?? []), made])
  }
  return cases
}
