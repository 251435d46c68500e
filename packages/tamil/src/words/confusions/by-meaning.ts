import { toPhonemes } from '../phonemes.ts'
import { withoutVallinam } from '../vallinam.ts'
import { type ConfusionKind, confusionKey, confusionKind } from './confusion-kind.ts'
import type { Definition } from './definition.ts'
import { MEANINGS_L } from './meanings-l.ts'
import { MEANINGS_LENGTH } from './meanings-length.ts'
import { MEANINGS_N } from './meanings-n.ts'
import { MEANINGS_R } from './meanings-r.ts'
import { SYNONYMS } from './synonyms.ts'

/** The word that a definition is about, when it is not the one written. */
export interface MeantWord {
  readonly suggestion: string
  readonly kind: ConfusionKind
  /** Whether the meaning given is exactly one of the word's meanings. */
  readonly exact: boolean
  /** Whether a further word fits as well. */
  readonly rivals: readonly string[]
}

type Meanings = Map<string, string[][]>

const EXACT = 10
const OWN_STEM = 7
const ENOUGH = 4

let words: Meanings | undefined
let byKey: Map<string, string[]> | undefined

/** The word whose meaning a definition gives, if that is a word confusable with the one written. */
export function meantWord({ word, meaning, strict }: Definition): MeantWord | undefined {
  words ??= readMeanings()
  byKey ??= groupByKey(words)
  const written = withoutVallinam(word.text)
  const group = byKey.get(confusionKey(written))
  if (group === undefined || group.every((other) => other === written)) return undefined
  const given = partsOf(meaning)
  const own = fitOf(written, given)
  if (own > ENOUGH) return undefined
  const ranked = group
    .flatMap((other) => {
      const kind = confusionKind(written, other)
      return kind === undefined ? [] : [{ other, kind, score: fitOf(other, given) }]
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
function fitOf(word: string, given: readonly string[]): number {
  const byMeaning = fit(words?.get(word) ?? [], given)
  return byMeaning < OWN_STEM && (given.includes(word) || given.some((part) => isBuiltOn(part, word)))
    ? OWN_STEM
    : byMeaning
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

/** How well a given meaning fits a word's meanings: exact, the same last word, a shared word, a synonym, or not. */
function fit(meanings: readonly string[][], given: readonly string[]): number {
  let best = 0
  for (const meaning of meanings) best = Math.max(best, fitOne(meaning, given))
  return best
}

function fitOne(meaning: readonly string[], given: readonly string[]): number {
  if (meaning.length === given.length && meaning.every((part, i) => part === given[i])) return EXACT
  if (meaning.length > 1) return meaning.every((part) => given.includes(part)) ? 8 : 0
  const [only = ''] = meaning
  if (only === given.at(-1)) return 6
  if (given.includes(only)) return 5
  return areSynonyms(only, given.at(-1) ?? '') ? ENOUGH : 0
}

let synonyms: Map<string, number[]> | undefined

function areSynonyms(one: string, other: string): boolean {
  synonyms ??= readSynonyms()
  const sets = synonyms.get(one)
  return sets !== undefined && (synonyms.get(other) ?? []).some((set) => sets.includes(set))
}

/** Every word of the table with the sets that it is in. */
function readSynonyms(): Map<string, number[]> {
  const read = new Map<string, number[]>()
  for (const [set, line] of SYNONYMS.trim().split('\n').entries()) {
    for (const word of line.split(' ').map(stemOf)) read.set(word, [...(read.get(word) ?? []), set])
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

function readMeanings(): Meanings {
  const read: Meanings = new Map()
  for (const table of [MEANINGS_L, MEANINGS_R, MEANINGS_N, MEANINGS_LENGTH]) {
    for (const line of table.trim().split('\n')) {
      const [word = '', list = ''] = line.split(': ')
      const meanings = list.split(', ').map((meaning) => partsOf(meaning.split(' ')))
      read.set(word, [...(read.get(word) ?? []), ...meanings])
    }
  }
  return read
}

function groupByKey(meanings: Meanings): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of meanings.keys()) {
    const key = confusionKey(word)
    groups.set(key, [...(groups.get(key) ?? []), word])
  }
  return groups
}
