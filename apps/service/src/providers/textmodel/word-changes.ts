import type { TamilLanguage, WordReading } from '../tamil-language.ts'
import { distance } from './anchor-edit.ts'
import { confusable } from './confusion-classes.ts'

/**
 * How words came from those they stand for.
 * - `spacing`: the same letters, joined or divided otherwise
 * - `doubling`: with the doubled consonant that links a word to the next (சந்தி)
 * - `letters`: with letters that writers confuse
 * - `agreement`: the same word in another gender or number
 * - `form`: the same word in another case, person or respect or with another particle, or a word no longer said twice
 * - `spelling`: a word for letters that are none, nearly alike
 */
export type WordChange = 'spacing' | 'doubling' | 'letters' | 'agreement' | 'form' | 'spelling'

/** What a form says beyond person, number, gender and case; where it differs, the sentence says something else. */
const SAYS = [
  ...['negative', 'past', 'present', 'future', 'causative', 'passive', 'imperative', 'optative'],
  ...['conditional', 'permissive', 'obligative', 'quotative', 'abessive', 'clitic-aa', 'clitic-o'],
]
/** What an agreement leaves as it is. */
const RELATES = [
  ...['nominative', 'accusative', 'instrumental', 'sociative', 'dative', 'ablative', 'genitive', 'locative'],
  ...[
    'vocative',
    'oblique',
    'first',
    'second',
    'third',
    'clitic-um',
    'clitic-e',
    'clitic-thaan',
    'honorific',
  ],
]
/** Letters that may differ in a word that is none, and one more for every so many. */
const LETTERS_PER_DIFFERENCE = 5

/**
 * The changes that make `after` of `before`; null where a word of it comes from none that stood there, or says
 * something else. Nothing else is proofreading: a word in place of another is not corrected but chosen.
 */
export function wordChanges(
  before: readonly string[],
  after: readonly string[],
  language: TamilLanguage,
): ReadonlySet<WordChange> | null {
  if (before.join(' ') === after.join(' ')) return new Set()
  if (before.join('') === after.join('')) return new Set(['spacing'])
  if (before.length === after.length) {
    const changes = before.map((word, i) => changeOf(word, after[i] ?? '', language))
    if (!changes.includes(null))
      return new Set(changes.filter((change) => change !== 'none' && change !== null))
  }
  if (isNamed(before, language)) return null
  if (confusable(before, after)) return new Set(['letters'])
  return withoutRepetition(before).join(' ') === after.join(' ') ? new Set(['form']) : null
}

function changeOf(word: string, other: string, language: TamilLanguage): WordChange | 'none' | null {
  if (word === other) return 'none'
  if (/^[கசதப]்$/.test(other.slice(word.length)) && other.startsWith(word)) return 'doubling'
  const readings = language.readings(word)
  const pairs = readings.flatMap((one) => language.readings(other).map((two) => [one, two] as const))
  const forms = pairs.filter(([one, two]) => isSameWord(one, two) && haveBoth(SAYS, one, two))
  if (forms.length > 0) return forms.some(([one, two]) => haveBoth(RELATES, one, two)) ? 'agreement' : 'form'
  if (isName(readings)) return null
  if (confusable([word], [other])) return 'letters'
  if (readings.length > 0) return null
  const [letters, others] = [Array.from(word), Array.from(other)]
  const allowed = 1 + Math.floor(Math.min(letters.length, others.length) / LETTERS_PER_DIFFERENCE)
  return Math.abs(letters.length - others.length) <= allowed && distance(letters, others) <= allowed
    ? 'spelling'
    : null
}

function isSameWord(one: WordReading, two: WordReading): boolean {
  return one.lemma === two.lemma && one.class === two.class
}

/** Whether each of the features is in both or in neither. */
function haveBoth(features: readonly string[], one: WordReading, two: WordReading): boolean {
  return features.every((feature) => one.features.includes(feature) === two.features.includes(feature))
}

/** Whether the word can be nothing but a name. */
function isName(readings: readonly WordReading[]): boolean {
  return readings.length > 0 && readings.every((reading) => reading.class === 'name')
}

function isNamed(words: readonly string[], language: TamilLanguage): boolean {
  return words.some((word) => isName(language.readings(word)))
}

function withoutRepetition(words: readonly string[]): string[] {
  return words.filter((word, i) => word !== words[i - 1])
}
