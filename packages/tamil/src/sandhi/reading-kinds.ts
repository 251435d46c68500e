import { ADVERBAL_CASES, type Analysis, type Feature } from '../words/analysis.ts'

/** Whether each reading has one of the features. */
export function isEvery(readings: readonly Analysis[], wanted: readonly Feature[]): boolean {
  return readings.every(({ features }) => wanted.some((feature) => features.includes(feature)))
}

/** Names, pronouns and numerals are classes of their own. */
export function isNounReading({ class: kind }: Analysis): boolean {
  return kind === 'noun'
}

/** A numeral of any kind: மூன்று, நூற்று. */
export function isNumeralReading({ class: kind }: Analysis): boolean {
  return kind === 'numeral'
}

/** An adjective by its class: நல்ல; not a noun with ‑ஆன. */
export function isAdjectiveReading({ class: kind }: Analysis): boolean {
  return kind === 'adjective'
}

/** என், நமது, அவருடைய. */
export function isPossessivePronoun({ class: kind, features }: Analysis): boolean {
  return kind === 'pronoun' && features.includes('genitive')
}

/** Whether a word can be a pronoun: one such reading is enough. */
export function isPronoun(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind }) => kind === 'pronoun')
}

/** Whether a word can be an adjective: one such reading is enough. A noun with ‑ஆன is one: அழகான. */
export function isAdjective(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind, features }) => kind === 'adjective' || features.includes('adjectival'))
}

/** Whether a word can be an adverb: one such reading is enough. A noun with ‑ஆக is one: அழகாக. */
export function isAdverb(readings: readonly Analysis[]): boolean {
  return readings.some(({ class: kind, features }) => kind === 'adverb' || features.includes('adverbial'))
}

/** An adverb, a noun with ‑ஆக, or a locative: what says how, when or where. */
export function isAdverbial({ class: kind, features }: Analysis): boolean {
  return kind === 'adverb' || features.includes('adverbial') || features.includes('locative')
}

/** ஆசிரியர், மாணவர்கள்: a person in the nominative. */
export function isAgent(readings: readonly Analysis[]): boolean {
  return readings.every(({ features }) => features.includes('rational') && features.includes('nominative'))
}

/** A noun in the nominative that means no person; no name. */
export function isThingReading({ class: kind, features }: Analysis): boolean {
  return kind === 'noun' && features.includes('nominative') && !features.includes('rational')
}

/** மாணவர்கள், வந்தவர்கள். */
export function isPlural({ class: kind, features }: Analysis): boolean {
  return (
    (kind === 'noun' || features.includes('participial-noun')) &&
    features.includes('plural') &&
    features.includes('nominative')
  )
}

/** Nouns without an ending make compounds: எடுத்துக்காட்டு, ஒண்டிவீரன். */
export function isBare(readings: readonly Analysis[]): boolean {
  return (
    !isPronoun(readings) &&
    readings.some(({ class: kind, features }) => kind === 'noun' && features.includes('nominative'))
  )
}

/** `நாம்கண்டிக்கு`. */
export function isPlaceInCase(readings: readonly Analysis[]): boolean {
  return readings.some(
    ({ class: kind, features }) =>
      kind === 'name' && features.includes('place') && ADVERBAL_CASES.some((one) => features.includes(one)),
  )
}

/** A finite verb of a person: சொன்னார், படித்தேன். */
export function isFiniteOfPerson({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('finite') && !features.includes('neuter')
}

/** A root, which is a command. */
export function isCommand({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && features.includes('imperative')
}

/** A verb in any form but the command. */
export function isVerbButNoCommand({ class: kind, features }: Analysis): boolean {
  return kind === 'verb' && !features.includes('imperative')
}

const VERB_FORMS: readonly Feature[] = [
  'finite',
  'verbal-participle',
  'relative-participle',
  'infinitive',
  'conditional',
  'participial-noun',
]

/** In one of `VERB_FORMS`; no command, whose bare root is often a noun as well. */
export function isVerbForm(reading: Analysis): boolean {
  return isVerbButNoCommand(reading) && VERB_FORMS.some((one) => reading.features.includes(one))
}
