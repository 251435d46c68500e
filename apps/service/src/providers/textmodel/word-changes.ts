import type { TamilLanguage, WordReading } from '../tamil-language.ts'
import { distance } from './anchor-edit.ts'
import { confusable } from './confusion-classes.ts'

/**
 * How words came from those they stand for.
 * - `spacing`: the same letters, joined or divided otherwise
 * - `doubling`: with the doubled consonant that links a word to the next (சந்தி)
 * - `letters`: with letters that writers confuse
 * - `form`: another form of the same word, or a word no longer said twice
 * - `spelling`: a word for letters that are none, nearly alike
 */
export type WordChange = 'spacing' | 'doubling' | 'letters' | 'form' | 'spelling'

/** What a form says beyond person, number, gender and case; where it differs, the sentence says something else. */
const SAYS = [
  ...['negative', 'past', 'present', 'future', 'causative', 'passive', 'imperative', 'optative'],
  ...['conditional', 'permissive', 'obligative', 'quotative', 'abessive', 'clitic-aa', 'clitic-o'],
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
  if (before.join('') === after.join('')) return new Set(before.length === after.length ? [] : ['spacing'])
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
  if (readings.some((one) => language.readings(other).some((two) => saysTheSame(one, two)))) return 'form'
  if (isName(readings)) return null
  if (confusable([word], [other])) return 'letters'
  if (readings.length > 0) return null
  const [letters, others] = [Array.from(word), Array.from(other)]
  const allowed = 1 + Math.floor(Math.min(letters.length, others.length) / LETTERS_PER_DIFFERENCE)
  return Math.abs(letters.length - others.length) <= allowed && distance(letters, others) <= allowed
    ? 'spelling'
    : null
}

function saysTheSame(one: WordReading, two: WordReading): boolean {
  return (
    one.lemma === two.lemma &&
    one.class === two.class &&
    SAYS.every((feature) => one.features.includes(feature) === two.features.includes(feature))
  )
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
