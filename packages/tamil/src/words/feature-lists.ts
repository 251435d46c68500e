import { LanguageDataError } from '../data/binary.ts'
import { type Feature, isFeature, TENSES as TENSE_FEATURES } from './analysis.ts'

/** The number of the list without features. */
export const NO_FEATURES = 0

const TENSES: ReadonlySet<Feature> = new Set<Feature>(TENSE_FEATURES)
/** What says in which form a verb stands. */
const FORM_FEATURES: ReadonlySet<Feature> = new Set<Feature>([
  'verbal-participle',
  'infinitive',
  ...TENSE_FEATURES,
])
/** A list's number fits into so many bits: two of them make one key. */
const LIST_BITS = 14
const MAX_LISTS = 1 << LIST_BITS

/**
 * Lists of features without repetitions, interned: each is kept once, frozen, and known by a number. What two of them say
 * together is memoized under both numbers, so that to read a word makes no list.
 */
export class FeatureLists {
  readonly #lists: (readonly Feature[])[] = []
  readonly #byText = new Map<string, number>()
  readonly #joined = new Map<number, number>()
  readonly #joinedAuxiliaries = new Map<number, number>()

  /**
   * @param known lists that have the numbers from 0 on, each written with `+` between its features; the first is empty
   * @throws LanguageDataError when one of them names no feature
   */
  constructor(known: readonly string[] = ['']) {
    for (const text of known) this.#add(text === '' ? [] : text.split('+').map(featureNamed), text)
  }

  /** All lists by their numbers, as the constructor takes them. */
  get texts(): string[] {
    return this.#lists.map((list) => list.join('+'))
  }

  /** The number of a list, of which repetitions do not count. */
  numberOf(features: readonly Feature[]): number {
    const list = features.filter((feature, i) => features.indexOf(feature) === i)
    const text = list.join('+')
    const known = this.#byText.get(text)
    if (known !== undefined) return known
    return this.#add(list, text)
  }

  #add(list: readonly Feature[], text: string): number {
    if (this.#lists.length === MAX_LISTS)
      throw new Error(`More than ${MAX_LISTS} lists of features: raise LIST_BITS in words/feature-lists.ts`)
    const number = this.#lists.push(Object.freeze(list)) - 1
    this.#byText.set(text, number)
    return number
  }

  /** The list of a number. */
  at(number: number): readonly Feature[] {
    return this.#lists[number] ?? []
  }

  /** What a morph adds to what stands before it; all by their numbers. */
  join(before: number, own: number): number {
    if (before === NO_FEATURES) return own
    if (own === NO_FEATURES) return before
    const key = (before << LIST_BITS) | own
    const known = this.#joined.get(key)
    if (known !== undefined) return known
    const joined = this.numberOf([...this.at(before), ...this.at(own)])
    this.#joined.set(key, joined)
    return joined
  }

  /** The same for an auxiliary verb: of what stands before it only what the verb is counts, of its own only the tense. */
  joinAuxiliary(before: number, own: number): number {
    const key = (before << LIST_BITS) | own
    const known = this.#joinedAuxiliaries.get(key)
    if (known !== undefined) return known
    const kept = this.at(before).filter((feature) => !FORM_FEATURES.has(feature))
    const added = this.at(own).filter((feature) => TENSES.has(feature))
    const joined = this.numberOf([...kept, ...added])
    this.#joinedAuxiliaries.set(key, joined)
    return joined
  }
}

function featureNamed(name: string): Feature {
  if (isFeature(name)) return name
  throw new LanguageDataError(
    `The language data has the unknown feature ‘${name}’. \`npm run build\` makes it anew.`,
  )
}
