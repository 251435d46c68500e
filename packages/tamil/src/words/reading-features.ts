import type { Analysis, Feature } from './analysis.ts'

const NO_FEATURES: ReadonlySet<Feature> = new Set()

/**
 * The features of the readings of a word: those that some reading has, and those that every one has. Interned: the thousands of
 * words whose readings have the same lists of features share one, so that a question about a feature is one look-up.
 */
export class ReadingFeatures {
  readonly some: ReadonlySet<Feature>
  readonly every: ReadonlySet<Feature>
  readonly #readings: number
  /** What comes of one more reading, by its list of features. */
  readonly #further = new WeakMap<readonly Feature[], ReadingFeatures>()

  constructor(some: ReadonlySet<Feature>, every: ReadonlySet<Feature>, readings: number) {
    this.some = some
    this.every = every
    this.#readings = readings
  }

  /** Of these readings. */
  static of(readings: readonly Analysis[]): ReadingFeatures {
    let found = OF_NO_READING
    for (const { features } of readings) found = found.#with(features)
    return found
  }

  #with(features: readonly Feature[]): ReadingFeatures {
    const known = this.#further.get(features)
    if (known !== undefined) return known
    const own = new Set(features)
    const every = this.#readings === 0 ? own : new Set(features.filter((one) => this.every.has(one)))
    const made = new ReadingFeatures(new Set([...this.some, ...own]), every, this.#readings + 1)
    this.#further.set(features, made)
    return made
  }
}

const OF_NO_READING = new ReadingFeatures(NO_FEATURES, NO_FEATURES, 0)
