import type { NounClass } from './stems/noun-class.ts'

export type WordClass =
  | 'noun'
  | 'pronoun'
  | 'name'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'numeral'
  | 'demonstrative'
  | 'postposition'
  | 'conjunction'
  | 'particle'

export type Case =
  | 'nominative'
  | 'accusative'
  | 'instrumental'
  | 'sociative'
  | 'dative'
  | 'ablative'
  | 'genitive'
  | 'locative'
  | 'vocative'
  | 'oblique'

export type VerbForm =
  | 'finite'
  | 'imperative'
  | 'optative'
  | 'infinitive'
  | 'verbal-participle'
  | 'relative-participle'
  | 'conditional'
  | 'verbal-noun'
  | 'participial-noun'

/**
 * What a reading says of a word.
 * - case, number (`singular`, `plural`), noun kind (`person`, `male`, `female`, `animal`, `thing`, `place`, `time`, `abstract`);
 * - verb form, tense (`past`, `present`, `future`), `negative`, `transitive`, `intransitive`, `causative`, `passive`;
 * - person (`first`, `second`, `third`), gender (`masculine`, `feminine`, `honorific` = -ஆர், `epicene` = அவர்கள், `neuter`);
 * - clitics (`clitic-um`, `clitic-e`, `clitic-o`, `clitic-aa`, `clitic-thaan`), `sandhi` = ends in a doubled க் ச் த் ப்.
 */
export type Feature =
  | Case
  | VerbForm
  | 'singular'
  | 'plural'
  | 'past'
  | 'present'
  | 'future'
  | 'negative'
  | 'transitive'
  | 'intransitive'
  | 'causative'
  | 'passive'
  | 'auxiliary'
  | 'first'
  | 'second'
  | 'third'
  | 'masculine'
  | 'feminine'
  | 'honorific'
  | 'epicene'
  | 'neuter'
  | 'clitic-um'
  | 'clitic-e'
  | 'clitic-o'
  | 'clitic-aa'
  | 'clitic-thaan'
  | 'sandhi'
  | 'adverbial'
  | 'adjectival'
  | 'abessive'
  | 'temporal'
  | 'quotative'
  | 'permissive'
  | 'obligative'
  | 'rare'
  | 'rational'
  | 'irrational'
  | NounClass

/** One reading of a word. */
export interface Analysis {
  /** Not from the stem tables: the stem is only attested in the word list. */
  readonly guessed?: true
  /** The dictionary form: a noun's nominative singular, a verb's root (`செய்`, `படி`). */
  readonly lemma: string
  readonly class: WordClass
  readonly features: readonly Feature[]
}
