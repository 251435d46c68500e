import type { Feature } from '../../words/analysis.ts'
import type { Unit } from './sentence-units.ts'

/** Whether some reading of a word has a feature. */
export const has = ({ word }: Unit, feature: Feature) =>
  word?.analyses.some(({ features }) => features.includes(feature)) ?? false

/** A verb that ends a statement or goes on to the next: no aside reaches over it. */
export const endsStatement = ({ word, bare }: Unit) =>
  (word !== undefined &&
    word.analyses.length > 0 &&
    word.analyses.every(
      ({ class: kind, features }) =>
        kind === 'verb' &&
        (features.includes('finite') || features.includes('conditional')) &&
        !features.includes('relative-participle'),
    )) ||
  /(?:கிறது|கின்றன|கிறார்|கின்றனர்)$/u.test(bare)
