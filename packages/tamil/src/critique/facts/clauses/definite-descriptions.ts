import type { NameKind } from '../../../knowledge/facts/fact-record.ts'
import type { Feature } from '../../../words/analysis.ts'
import { PERSON_CLASSES } from '../../../words/noun-class.ts'
import { KIND_OF, NOUNS_OF_KIND } from '../names/kind-nouns.ts'
import type { NameCase } from '../names/name-inflection.ts'
import { type Unit, unitWorded } from '../names/sentence-units.ts'
import type { Clause } from '../records/clause.ts'
import { isThingNoun } from '../records/thing-nouns.ts'

/** A noun with a demonstrative, which means something named before: `அச்சிலை`, `அந்தப் புகழ்பெற்ற கோயிலை`. */
export interface DefiniteDescription {
  /** The noun's lemma: சிலை. */
  readonly noun: string
  /** Of which kind a name must be that is meant, where the noun tells. */
  readonly kind: NameKind | undefined
  readonly case: NameCase
  readonly from: number
  readonly to: number
}

/** The definite descriptions of a clause, in order; linear in its units. */
export function definiteDescriptionsIn({ units, from, to }: Clause): DefiniteDescription[] {
  const found: DefiniteDescription[] = []
  for (let i = from; i < to; i++) {
    const at = isDemonstrative(units[i]) ? nounAfter(units, i + 1, to) : hasPrefix(units[i]) ? i : undefined
    const noun = at === undefined ? undefined : nounOf(units[at])
    if (at !== undefined && noun !== undefined) found.push({ ...noun, from: i, to: at + 1 })
  }
  return found
}

const isDemonstrative = unitWorded(/^[அஇ]ந்த$/u)
/** அக்கோயில், இந்நூல்: the letter of pointing doubles the consonant after it. */
const PREFIX = /^[அஇ]([கசதபஞநமவ])்\1/u
const hasPrefix = unitWorded(PREFIX)

/** The noun after a demonstrative, with one adjective between at most. */
function nounAfter(units: readonly Unit[], at: number, to: number): number | undefined {
  for (const i of [at, at + 1]) {
    if (i >= to) return undefined
    const analyses = units[i]?.word?.analyses ?? []
    if (analyses.some((one) => one.class === 'noun' && !one.features.includes('adjectival'))) return i
    if (!analyses.some((one) => one.class === 'adjective' || one.features.includes('relative-participle')))
      return undefined
  }
  return undefined
}

function nounOf(unit: Unit | undefined): Pick<DefiniteDescription, 'noun' | 'kind' | 'case'> | undefined {
  const nouns = unit?.word?.analyses.filter(({ class: kind }) => kind === 'noun') ?? []
  const reading = nouns.find(({ lemma }) => isThingNoun(lemma) || KIND_OF.has(lemma)) ?? nouns[0]
  if (unit === undefined || reading === undefined || (hasPrefix(unit) && PREFIX.test(reading.lemma)))
    return undefined
  const person = PERSON_CLASSES.some((one) => reading.features.includes(one))
  return {
    noun: reading.lemma,
    kind: person ? 'person' : KIND_OF.get(reading.lemma),
    case: NAME_CASES.find((one) => reading.features.includes(one)) ?? 'nominative',
  }
}

const NAME_CASES: readonly (NameCase & Feature)[] = [
  'accusative',
  'instrumental',
  'sociative',
  'dative',
  'ablative',
  'genitive',
  'locative',
  'oblique',
  'adverbial',
  'adjectival',
]

/** The kinds of which a name may be meant by its noun alone. */
export const DESCRIBED_KINDS: readonly NameKind[] = NOUNS_OF_KIND.map(([kind]) => kind)
