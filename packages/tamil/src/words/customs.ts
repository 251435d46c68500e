import type { LanguageData } from '../data/language-data.ts'
import { valuesOf } from '../data/table.ts'
import { fromPhonemes, toPhonemes } from './phonemes.ts'
import { indexProverbs, type ProverbIndex } from './proverbs.ts'

/** What may have a name of its own by custom. */
export const CUSTOMARY_NOUN_KINDS = [
  'young',
  'dwelling',
  'leaf',
  'unripe',
  'grove',
  'bunch',
  'group',
  'dung',
  'seedling',
] as const
export type CustomaryNounKind = (typeof CUSTOMARY_NOUN_KINDS)[number]

/** What a part of an animal or plant is called. */
export interface CustomaryNoun {
  /** The animal, plant or thing. */
  readonly of: string
  /** What it is called: the first is the usual one. */
  readonly right: readonly string[]
  /** The first of them as one word with what it belongs to: தென்னந்தோப்பு. */
  readonly compound: string
}

/** Verbs by their past participles. */
export interface CustomaryVerb {
  readonly right: string
  readonly wrong: readonly string[]
}

/** The nouns of one kind, by what they belong to. */
export interface NounsOfKind {
  /** By the animal, plant or thing in its dictionary form. */
  readonly byOwner: ReadonlyMap<string, CustomaryNoun>
  /** By the first part of compounds, without the consonant that joins it: மா, தென்ன, ஆட்டு. */
  readonly byFirst: ReadonlyMap<string, CustomaryNoun>
  /** Every noun of the kind, the longest first. */
  readonly names: readonly string[]
}

/** A set phrase with the word that must not change. */
export interface SetPhrase {
  /** The words before it, the last one apart: the phrase is looked for by that. */
  readonly before: readonly string[]
  readonly right: string
  /** How the word after it begins; empty for a comparison. */
  readonly after: readonly string[]
}

/** What goes with what by custom (மரபு), as the data has it (data/usage); each table is read when it is first asked for. */
export class Customs {
  readonly #data: LanguageData
  readonly #nouns = new Map<CustomaryNounKind, NounsOfKind>()
  #sounds: ReadonlyMap<string, readonly string[]> | undefined
  #phrases: ReadonlyMap<string, readonly SetPhrase[]> | undefined
  #proverbs: ProverbIndex | undefined
  #soundVerbs: readonly string[] | undefined
  #verbs: ReadonlyMap<string, readonly CustomaryVerb[]> | undefined

  constructor(data: LanguageData) {
    this.#data = data
  }

  /** The verbs of every animal's voice as participles, the usual one first. */
  get sounds(): ReadonlyMap<string, readonly string[]> {
    this.#sounds ??= new Map(
      this.#data.table('animalSounds').map((cell) => [cell('animal'), valuesOf(cell('verbs'))]),
    )
    return this.#sounds
  }

  /** The set phrases, by the word right before the one that must not change. */
  get phrases(): ReadonlyMap<string, readonly SetPhrase[]> {
    this.#phrases ??= readPhrases(this.#data)
    return this.#phrases
  }

  /** The proverbs, by their first and second words. */
  get proverbs(): ProverbIndex {
    this.#proverbs ??= indexProverbs(this.#data.table('proverbs').map((cell) => cell('saying')))
    return this.#proverbs
  }

  /** The verbs of all voices. */
  get soundVerbs(): readonly string[] {
    this.#soundVerbs ??= [...new Set([...this.sounds.values()].flat())]
    return this.#soundVerbs
  }

  /** What is done to a noun by custom, and which verbs are wrong with it. */
  get verbs(): ReadonlyMap<string, readonly CustomaryVerb[]> {
    this.#verbs ??= readVerbs(this.#data)
    return this.#verbs
  }

  /** The nouns of one kind. */
  nouns(kind: CustomaryNounKind): NounsOfKind {
    const known = this.#nouns.get(kind)
    if (known !== undefined) return known
    const read = readNouns(this.#data, kind)
    this.#nouns.set(kind, read)
    return read
  }
}

function readVerbs(data: LanguageData): ReadonlyMap<string, readonly CustomaryVerb[]> {
  const byNoun = new Map<string, CustomaryVerb[]>()
  for (const [nouns, verb] of data
    .table('customaryVerbs')
    .map(
      (cell) => [valuesOf(cell('nouns')), { right: cell('right'), wrong: valuesOf(cell('wrong')) }] as const,
    ))
    for (const noun of nouns) byNoun.set(noun, [...(byNoun.get(noun) ?? []), verb])
  return byNoun
}

function readPhrases(data: LanguageData): ReadonlyMap<string, readonly SetPhrase[]> {
  const byLast = new Map<string, SetPhrase[]>()
  for (const phrase of data.table('setPhrases').map((cell) => ({
    before: cell('before').split(' '),
    right: cell('right'),
    after: valuesOf(cell('after')),
  }))) {
    const last = phrase.before.at(-1) ?? ''
    byLast.set(last, [...(byLast.get(last) ?? []), phrase])
  }
  return byLast
}

function readNouns(data: LanguageData, kind: CustomaryNounKind): NounsOfKind {
  const byOwner = new Map<string, CustomaryNoun>()
  const byFirst = new Map<string, CustomaryNoun>()
  const names = new Set<string>()
  const rows = data.table('customaryNouns').map((cell) => ({
    kind: cell('kind'),
    first: valuesOf(cell('first')),
    noun: { of: cell('of'), right: valuesOf(cell('right')), compound: cell('compound') },
  }))
  for (const { noun, first, kind: named } of rows) {
    if (named !== kind) continue
    byOwner.set(noun.of, noun)
    for (const name of noun.right) names.add(name)
    const own = noun.of.endsWith('ம்') ? noun.of.slice(0, -2) : noun.of
    for (const form of [own, firstOf(noun), ...first]) byFirst.set(withoutLink(form), noun)
  }
  return { byOwner, byFirst, names: [...names].sort((a, b) => b.length - a.length) }
}

/** The first part of the compound: தென்னந் of தென்னந்தோப்பு, பனைய் of பனையோலை. */
export function firstOf({ compound, right }: CustomaryNoun): string {
  const last = toPhonemes(right[0] ?? '').length
  return fromPhonemes(toPhonemes(compound).slice(0, -last))
}

/** The first part of a compound without the consonant that the second brings: தென்னந் → தென்ன, ஆட்டுக் → ஆட்டு. */
export function withoutLink(first: string): string {
  return first.replace(/(?<=.)[கசதபஙஞநமயவ]்$/u, '')
}
