import type { Feature } from '../../../words/analysis.ts'
import type { Unit } from '../names/sentence-units.ts'

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

/** Whether a word makes of what is named something about it, like it, or part of it. */
export const isAboutIt = ({ bare }: Unit) => ABOUT.test(bare)

const ABOUT =
  /^(?:உரை|மொழிபெயர்|விளக்க|ஆய்வ|ஆராய்|கட்டுரை|பதிப்ப|திறனாய்வ|நாடக|திரைப்பட|சுருக்க|சொற்பொழி|குறித்|பற்றி|தொடர்பான|இசையமை|அகராதி|மறு|புதிய|பழைய|முன்னாள்|துணை|கிளை|போல|போன்ற|மற்றொரு|இன்னொரு|வேறு)/u

/** `வானுயர்ந்த`, `வளப்படுத்தும்`: a compound that ends in a relative participle, of which no stem table knows. */
export const looksLikeParticiple = ({ kind, bare, word }: Unit) =>
  kind === 'word' && word?.analyses.length === 0 && LIKE_PARTICIPLE.test(bare)

const LIKE_PARTICIPLE =
  /^\p{L}\p{M}*\p{L}.*(?:[ரழய]்ந்த|ற்ற|ட்ட|படுத்தும்|படுத்திய|யாக்கும்|யாக்கிய|மாக்கும்|மாக்கிய|யூட்டும்|யூட்டிய|மூட்டும்|மூட்டிய)$/u

/** Whether a word tells of the noun behind it: `கட்டிய`, `உள்ள`. */
export const isRelative = (unit: Unit | undefined) => unit !== undefined && has(unit, 'relative-participle')
