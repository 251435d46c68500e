import type { LanguageData } from '../../data/language-data.ts'
import { valuesOf } from '../../data/table.ts'
import { toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import { type ConfusionKind, confusionKey, confusionKind } from './confusion-kind.ts'
import type { Definition } from './definition.ts'

/** The word that a definition is about, when it is not the one written. */
export interface MeantWord {
  readonly suggestion: string
  readonly kind: ConfusionKind
  /** Whether the meaning given is exactly one of the word's meanings. */
  readonly exact: boolean
  /** Whether a further word fits as well. */
  readonly rivals: readonly string[]
}

const EXACT = 10
const OWN_STEM = 7
const ENOUGH = 4

/** Confusable words with their meanings, and words of one meaning (confusables/). Read at the first definition. */
export class Meanings {
  readonly #data: LanguageData
  #words: ReadonlyMap<string, readonly string[][]> | undefined
  #byKey: ReadonlyMap<string, readonly string[]> | undefined
  #synonyms: ReadonlyMap<string, readonly number[]> | undefined

  constructor(data: LanguageData) {
    this.#data = data
  }

  /** The word whose meaning a definition gives, if that is a word confusable with the one written. */
  meantWord({ word, meaning, strict }: Definition): MeantWord | undefined {
    this.#words ??= readMeanings(this.#data)
    this.#byKey ??= groupByKey(this.#words.keys())
    const written = withoutVallinam(word.text)
    const group = this.#byKey.get(confusionKey(written))
    if (group === undefined || group.every((other) => other === written)) return undefined
    const given = partsOf(meaning)
    const own = this.#fitOf(written, given)
    if (own > ENOUGH) return undefined
    const ranked = group
      .flatMap((other) => {
        const kind = confusionKind(written, other)
        return kind === undefined ? [] : [{ other, kind, score: this.#fitOf(other, given) }]
      })
      .sort((a, b) => b.score - a.score)
    const [best, second] = ranked
    if (best === undefined || best.score < (strict && own === 0 ? ENOUGH : EXACT)) return undefined
    return {
      suggestion: best.other + word.text.slice(written.length),
      kind: best.kind,
      exact: best.score >= EXACT && own === 0,
      rivals: second !== undefined && second.score === best.score ? [second.other] : [],
    }
  }

  /** How well a given meaning fits a word: by its meanings, or because the meaning is built on the word itself. */
  #fitOf(word: string, given: readonly string[]): number {
    const byMeaning = this.#fit(this.#words?.get(word) ?? [], given)
    return byMeaning < OWN_STEM && (given.includes(word) || given.some((part) => isBuiltOn(part, word)))
      ? OWN_STEM
      : byMeaning
  }

  /** How well a given meaning fits a word's meanings: exact, the same last word, a shared word, a synonym, or not. */
  #fit(meanings: readonly string[][], given: readonly string[]): number {
    let best = 0
    for (const meaning of meanings) best = Math.max(best, this.#fitOne(meaning, given))
    return best
  }

  #fitOne(meaning: readonly string[], given: readonly string[]): number {
    if (meaning.length === given.length && meaning.every((part, i) => part === given[i])) return EXACT
    if (meaning.length > 1) return meaning.every((part) => given.includes(part)) ? 8 : 0
    const [only = ''] = meaning
    if (only === given.at(-1)) return 6
    if (given.includes(only)) return 5
    return this.#areSynonyms(only, given.at(-1) ?? '') ? ENOUGH : 0
  }

  #areSynonyms(one: string, other: string): boolean {
    this.#synonyms ??= readSynonyms(this.#data)
    const sets = this.#synonyms.get(one)
    return sets !== undefined && (this.#synonyms.get(other) ?? []).some((set) => sets.includes(set))
  }
}

const SHORTEST_BASE = 3

/** Whether a word of a meaning is a compound or a form of another: `காளைமாடு`, `போர்வாள்`, `கிழித்துவிடு`. */
function isBuiltOn(part: string, word: string): boolean {
  const whole = toPhonemes(part)
  const phonemes = toPhonemes(word)
  const base = /[உம]$/u.test(phonemes) ? phonemes.slice(0, -1) : phonemes
  if (base.length < SHORTEST_BASE || whole.length <= phonemes.length) return false
  return whole.startsWith(base) || whole.endsWith(phonemes)
}

/** Every word of the sets of synonyms with the sets that it is in. */
function readSynonyms(data: LanguageData): Map<string, number[]> {
  const read = new Map<string, number[]>()
  for (const [set, words] of data
    .table('synonyms')
    .map((cell) => valuesOf(cell('words')))
    .entries()) {
    for (const word of words.map(stemOf)) read.set(word, [...(read.get(word) ?? []), set])
  }
  return read
}

const A_KIND_OF = new Set(['ஒரு', 'ஓர்', 'ஒருவகை', 'வகை'])

/** The words of a meaning to compare: without ‘a’, ‘a kind of’, and without endings of verbal nouns. */
function partsOf(meaning: readonly string[]): string[] {
  const from = meaning.findIndex((word) => !A_KIND_OF.has(word))
  return meaning.slice(Math.max(from, 0)).map(stemOf)
}

/** A word of a meaning without the ending of a verbal noun: `வெட்டுதல்`, `வெட்டு` → `வெட்டு`. */
function stemOf(word: string): string {
  return withoutVallinam(word).replace(/(?<=..)(?:த்?தல்|ல்)$/u, '')
}

function readMeanings(data: LanguageData): Map<string, string[][]> {
  const read = new Map<string, string[][]>()
  const rows = data.table('meanings').map((cell) => [cell('word'), valuesOf(cell('meanings'))] as const)
  for (const [word, list] of rows) {
    const meanings = list.map((meaning) => partsOf(meaning.split(' ')))
    read.set(word, [...(read.get(word) ?? []), ...meanings])
  }
  return read
}

function groupByKey(words: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const key = confusionKey(word)
    groups.set(key, [...(groups.get(key) ?? []), word])
  }
  return groups
}
