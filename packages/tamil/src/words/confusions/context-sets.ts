import type { LanguageData } from '../../data/language-data.ts'
import { type DataTable, valuesOf } from '../../data/table.ts'
import { type Feature, isFeature } from '../analysis.ts'
import { WordTable } from '../word-table.ts'
import { type ConfusionKind, kindWithin } from './confusion-kind.ts'

/** Where a cue speaks for a word, as bits: anywhere near, alone of all words, right before, right after. */
export const NEAR = 1
export const ONLY = 2
export const BEFORE = 4
export const AFTER = 8

/** A confusable word with the company it keeps. */
export interface Entry {
  readonly word: string
  /** The dictionary forms of which it is a form; none when it is one itself. */
  readonly of: readonly string[]
  /** Its cues, each with the places where it speaks: one look-up tells all of a neighbour. */
  readonly cues: ReadonlyMap<string, number>
  /** Kinds of nouns: any animal, any food. */
  readonly classes: readonly Feature[]
  /** The same for the word just before. */
  readonly classesBefore: readonly Feature[]
  readonly clause: boolean
  /** Whether any kind of nouns speaks for it. */
  readonly ofKinds: boolean
}

/** A word that may be meant in place of another, and in what the two differ. */
export interface Rival {
  readonly entry: Entry
  readonly kind: ConfusionKind
}

/** வலி வந்தது is as good as வழி வந்தது: alone none of these speaks for another word than the written one. */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  'வா போ இரு ஆகு செய் விடு வை தா கொடு எடு பெறு படு கொள் கெடு பார் சொல் காண் நில் விழு மாறு'.split(' '),
)

/** ஒரு வேலை, பெரிய பட்டம்: these stand before every noun, and only add to what another neighbour says. */
export const COMMON_ATTRIBUTES: ReadonlySet<string> = new Set(
  'ஒரு ஓர் இரு இரண்டு மூன்று அந்த இந்த எந்த அதே இதே ஒவ்வொரு எல்லா நல்ல கெட்ட பெரிய சிறிய புதிய பழைய அதிக எங்கள் என்'.split(
    ' ',
  ),
)

type Column =
  | 'set'
  | 'word'
  | 'of'
  | 'near'
  | 'only'
  | 'before'
  | 'after'
  | 'near-kinds'
  | 'before-kinds'
  | 'clause-before'

/** A word of the table: the rows about it in all its sets, the words of those sets, and what was read of them so far. */
interface Confusable {
  readonly rows: readonly number[]
  readonly peers: readonly string[]
  entry?: Entry
  rivals?: readonly Rival[]
  rivalCues?: CueSet | 'any'
}

/** Confusable words with the company each keeps (confusables/contexts.txt). Read as far as a text asks for it. */
export class ContextSets {
  /** Every word of the table: the dictionary forms for which a rule asks to be called. */
  readonly words: readonly string[]
  readonly #table: DataTable<Column>
  readonly #confusables = new WordTable<Confusable>()
  readonly #formsOf = new Map<string, string[]>()
  #cues: WordTable<number> | undefined
  /** With how many words of the table a cue goes, by its number. */
  readonly #uses: number[] = []

  constructor(data: LanguageData) {
    this.#table = data.table('contexts')
    const byWord = this.#table.rowsBy('word')
    const wordOf = new Map([...byWord].flatMap(([word, rows]) => rows.map((row) => [row, word])))
    const setOf = new Map(
      [...this.#table.rowsBy('set').values()].flatMap((rows) => rows.map((row) => [row, rows])),
    )
    for (const [word, rows] of byWord) {
      const peers = rows.flatMap((row) => setOf.get(row) ?? []).flatMap((row) => wordOf.get(row) ?? [])
      this.#confusables.set(word, { rows, peers: [...new Set(peers)].filter((peer) => peer !== word) })
    }
    for (const [lemma, rows] of this.#table.rowsBy('of'))
      for (const one of lemma.split('; '))
        this.#formsOf.set(one, [
          ...(this.#formsOf.get(one) ?? []),
          ...rows.flatMap((row) => wordOf.get(row) ?? []),
        ])
    this.words = [...new Set([...byWord.keys(), ...this.#formsOf.keys()])]
  }

  /** The words of the table that are forms of a dictionary form: கேள் → கேட்டு. */
  formsOf(lemma: string): readonly string[] {
    return this.#formsOf.get(lemma) ?? []
  }

  /** Whether a dictionary form is one of the table. */
  isConfusable(lemma: string): boolean {
    return this.#confusables.get(lemma) !== undefined
  }

  /** The company that a confusable word keeps, from all sets that it is in. */
  entryOf(word: string): Entry | undefined {
    const confusable = this.#confusables.get(word)
    if (confusable === undefined) return undefined
    confusable.entry ??= readEntry(word, confusable.rows, this.#table)
    return confusable.entry
  }

  /** The words that may be meant in place of a confusable one. */
  rivalsOf(word: string): readonly Rival[] {
    const confusable = this.#confusables.get(word)
    if (confusable === undefined) return []
    confusable.rivals ??= confusable.peers.flatMap((peer) => {
      const [entry, kind] = [this.entryOf(peer), kindWithin(word, peer)]
      return entry === undefined || kind === undefined ? [] : [{ entry, kind }]
    })
    return confusable.rivals
  }

  /** Every cue of the words that may be meant in place of one; `any` where one of them asks for more than cues. */
  cuesOfRivals(word: string): CueSet | 'any' {
    const confusable = this.#confusables.get(word)
    if (confusable === undefined) return NO_CUES
    confusable.rivalCues ??= this.#allCues(this.rivalsOf(word))
    return confusable.rivalCues
  }

  #allCues(rivals: readonly Rival[]): CueSet | 'any' {
    if (rivals.some(({ entry }) => entry.ofKinds || entry.clause)) return 'any'
    const cues = rivals.flatMap(({ entry }) => [...entry.cues.keys()])
    return new CueSet(cues.flatMap((cue) => this.numberOfCue(cue) ?? []))
  }

  /** Whether a word is a cue for any word of the table, or a verb that goes with nearly every noun. */
  isCue(word: string): boolean {
    return this.numberOfCue(word) !== undefined
  }

  /** The number of a cue; undefined for a word that is none. */
  numberOfCue(word: string): number | undefined {
    this.#cues ??= this.#readCues()
    return this.#cues.get(word)
  }

  /** Whether a cue goes with so many words that alone it speaks for none that only looks like the written one. */
  isCommonCue(word: string): boolean {
    const number = this.numberOfCue(word)
    return number !== undefined && (this.#uses[number] ?? 0) >= COMMON
  }

  #readCues(): WordTable<number> {
    const found = new WordTable<number>()
    const count = (cue: string, uses: number) => {
      const number = found.get(cue) ?? found.size
      if (number === found.size) found.set(cue, number)
      this.#uses[number] = (this.#uses[number] ?? 0) + uses
    }
    for (const verb of LIGHT_VERBS) count(verb, COMMON)
    for (const [name] of CUE_COLUMNS) {
      const cell = this.#table.column(name)
      for (let row = 0; row < this.#table.size; row++) for (const cue of valuesOf(cell(row))) count(cue, 1)
    }
    return found
  }
}

/** Words of the table: a cue of so many is common. */
const COMMON = 10

/** A set of cues by their numbers: a bit for each, so that a question touches less memory than the strings would. */
export class CueSet {
  readonly #bits: Uint32Array

  constructor(numbers: readonly number[]) {
    this.#bits = new Uint32Array(numbers.reduce((most, number) => Math.max(most, (number >>> 5) + 1), 0))
    for (const number of numbers)
      this.#bits[number >>> 5] = (this.#bits[number >>> 5] ?? 0) | (1 << (number & 31))
  }

  has(number: number): boolean {
    return (((this.#bits[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }
}

const NO_CUES = new CueSet([])

const CUE_COLUMNS = [
  ['near', NEAR],
  ['only', ONLY],
  ['before', BEFORE],
  ['after', AFTER],
] as const

function readEntry(word: string, rows: readonly number[], table: DataTable<Column>): Entry {
  const values = (column: Column) => rows.flatMap((row) => valuesOf(table.column(column)(row)))
  const classes = values('near-kinds').filter(isFeature)
  const classesBefore = values('before-kinds').filter(isFeature)
  const cues = new Map<string, number>()
  for (const [name, place] of CUE_COLUMNS)
    for (const cue of values(name)) cues.set(cue, (cues.get(cue) ?? 0) | place)
  return {
    word,
    of: values('of'),
    cues,
    classes,
    classesBefore,
    clause: values('clause-before').length > 0,
    ofKinds: classes.length + classesBefore.length > 0,
  }
}
