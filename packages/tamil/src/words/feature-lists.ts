import type { Feature } from './analysis.ts'

/** The number of the list without features. */
export const NO_FEATURES = 0

const TENSES: ReadonlySet<Feature> = new Set<Feature>(['past', 'present', 'future'])
/** What says in which form a verb stands. */
const FORM_FEATURES: ReadonlySet<Feature> = new Set<Feature>([
  'verbal-participle',
  'infinitive',
  'past',
  'present',
  'future',
])
/** Two numbers of lists make one key; there are some thousand lists. */
const KEY_BITS = 15

/**
 * Lists of features without repetitions. Each is kept once, frozen, and known by a number; what two of them say
 * together is worked out once and remembered under both numbers, so that to read a word makes no list.
 */
export class FeatureLists {
  readonly #lists: (readonly Feature[])[] = []
  readonly #byText = new Map<string, number>()
  readonly #joined = new Map<number, number>()
  readonly #joinedAuxiliaries = new Map<number, number>()

  constructor() {
    this.numberOf([])
  }

  /** The number of a list, of which repetitions do not count. */
  numberOf(features: readonly Feature[]): number {
    const list = features.filter((feature, i) => features.indexOf(feature) === i)
    const text = list.join('+')
    const known = this.#byText.get(text)
    if (known !== undefined) return known
    const number = this.#lists.push(Object.freeze(list)) - 1
    this.#byText.set(text, number)
    return number
  }

  /** The number of a list written with `+` between its features. */
  numberOfText(text: string): number {
    return this.#byText.get(text) ?? this.numberOf(text.split('+') as Feature[])
  }

  /** The list of a number. */
  at(number: number): readonly Feature[] {
    return this.#lists[number] ?? []
  }

  /** What a morph adds to what stands before it; all by their numbers. */
  join(before: number, own: number): number {
    if (before === NO_FEATURES) return own
    if (own === NO_FEATURES) return before
    const key = (before << KEY_BITS) | own
    const known = this.#joined.get(key)
    if (known !== undefined) return known
    const joined = this.numberOf([...this.at(before), ...this.at(own)])
    this.#joined.set(key, joined)
    return joined
  }

  /** The same for an auxiliary verb: of what stands before it only what the verb is counts, of its own only the tense. */
  joinAuxiliary(before: number, own: number): number {
    const key = (before << KEY_BITS) | own
    const known = this.#joinedAuxiliaries.get(key)
    if (known !== undefined) return known
    const kept = this.at(before).filter((feature) => !FORM_FEATURES.has(feature))
    const added = this.at(own).filter((feature) => TENSES.has(feature))
    const joined = this.numberOf([...kept, ...added])
    this.#joinedAuxiliaries.set(key, joined)
    return joined
  }
}
