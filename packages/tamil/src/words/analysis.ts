import { NOUN_CLASSES } from './noun-class.ts'

/** Parts of speech. */
export const WORD_CLASSES = [
  'noun',
  'pronoun',
  'name',
  'verb',
  'adjective',
  'adverb',
  'numeral',
  'demonstrative',
  'postposition',
  'conjunction',
  'particle',
] as const
export type WordClass = (typeof WORD_CLASSES)[number]

export const CASES = [
  'nominative',
  'accusative',
  'instrumental',
  'sociative',
  'dative',
  'ablative',
  'genitive',
  'locative',
  'vocative',
  'oblique',
] as const
export type Case = (typeof CASES)[number]

/** Cases that a verb gives, each with an ending of its own: neither that of the subject nor that of an owner. */
export const ADVERBAL_CASES = [
  'accusative',
  'dative',
  'locative',
  'instrumental',
  'sociative',
  'ablative',
] as const satisfies readonly Case[]

const VERB_FORMS = [
  'finite',
  'imperative',
  'optative',
  'infinitive',
  'verbal-participle',
  'relative-participle',
  'conditional',
  'verbal-noun',
  'participial-noun',
] as const

/** The tenses, which are features too. */
export const TENSES = ['past', 'present', 'future'] as const
export type Tense = (typeof TENSES)[number]

/**
 * What a reading says of a word.
 * - case, number (`singular`, `plural`), noun kind (`person`, `male`, `female`, `animal`, `thing`, `place`, `time`, `abstract`);
 * - verb form, tense (`past`, `present`, `future`), `negative`, `transitive`, `intransitive`, `causative`, `passive`;
 * - person (`first`, `second`, `third`), gender (`masculine`, `feminine`, `honorific` = -ஆர், `epicene` = அவர்கள், `neuter`);
 * - clitics (`clitic-um`, `clitic-e`, `clitic-o`, `clitic-aa`, `clitic-thaan`), `sandhi` = ends in a doubled க் ச் த் ப்.
 */
export const FEATURES = [
  ...CASES,
  ...VERB_FORMS,
  'singular',
  'plural',
  ...TENSES,
  'negative',
  'transitive',
  'intransitive',
  'causative',
  'passive',
  'auxiliary',
  'first',
  'second',
  'third',
  'masculine',
  'feminine',
  'honorific',
  'epicene',
  'neuter',
  'clitic-um',
  'clitic-e',
  'clitic-o',
  'clitic-aa',
  'clitic-thaan',
  'sandhi',
  'adverbial',
  'adjectival',
  'abessive',
  'temporal',
  'quotative',
  'permissive',
  'obligative',
  'rare',
  'rational',
  'irrational',
  ...NOUN_CLASSES,
] as const
export type Feature = (typeof FEATURES)[number]

const KNOWN: ReadonlySet<string> = new Set(FEATURES)

/** Whether a text names a feature. */
export function isFeature(text: string): text is Feature {
  return KNOWN.has(text)
}

/** One reading of a word. */
export interface Analysis {
  /** Not from the stem tables: the stem is only attested in the word list. */
  readonly guessed?: true
  /** The dictionary form: a noun's nominative singular, a verb's root (`செய்`, `படி`). */
  readonly lemma: string
  readonly class: WordClass
  readonly features: readonly Feature[]
}
