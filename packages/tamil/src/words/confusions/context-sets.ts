import type { LanguageData } from '../../data/language-data.ts'
import { type DataTable, valuesOf } from '../../data/table.ts'
import { type Feature, isFeature } from '../analysis.ts'
import { WordTable } from '../word-table.ts'
import { type ConfusionKind, kindOfTypo, kindWithin } from './confusion-kind.ts'
import { DECIDES_AFTER, DECIDES_BEFORE, NEAR, ONLY } from './cue-places.ts'
import { CUE_COLUMNS, CueSet } from './cue-set.ts'

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
  /** Whether the written word stands in a collocation as a typo for it, in just this form perhaps. */
  readonly isTypo: boolean
}

/** வலி வந்தது is as good as வழி வந்தது: alone none of these speaks for another word than the written one. */
export const LIGHT_VERBS: ReadonlySet<string> = new Set(
  'வா போ இரு ஆகு செய் விடு வை தா கொடு எடு பெறு படு கொள் கெடு பார் சொல் காண் நில் விழு மாறு அடை'.split(' '),
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
  | 'also'
  | 'also-kinds'
  | 'near-kinds'
  | 'before-kinds'
  | 'clause-before'

type CollocationColumn = 'word' | 'written' | 'before' | 'after' | 'near'

/** A word of the tables: the rows about it in all its sets, the words of those sets, and what was read of them so far. */
interface Confusable {
  readonly rows: readonly number[]
  readonly peers: readonly string[]
  /** The rows of collocations about it, and those in which it is what a typo makes of the word meant. */
  readonly collocations: readonly number[]
  readonly typos: readonly number[]
  entry?: Entry
  rivals?: readonly Rival[]
  rivalCues?: CueSet | 'any'
}

/**
 * Confusable words with the company each keeps (confusables/contexts.txt), and words with what decides for them against what a
 * typo makes of them (confusables/collocations.tsv). Read as far as a text asks for it.
 */
export class ContextSets {
  /** Every word of the tables: the dictionary forms for which a rule asks to be called. */
  readonly words: readonly string[]
  readonly #table: DataTable<Column>
  readonly #collocations: DataTable<CollocationColumn>
  readonly #confusables = new WordTable<Confusable>()
  readonly #formsOf = new Map<string, string[]>()
  #cues: WordTable<number> | undefined
  /** With how many words of the table a cue goes, by its number. */
  readonly #uses: number[] = []

  constructor(data: LanguageData) {
    this.#table = data.table('contexts')
    this.#collocations = data.table('collocations')
    const collocations = this.#collocations.rowsBy('word')
    const typos = rowsByEach(this.#collocations.rowsBy('written'))
    const byWord = this.#table.rowsBy('word')
    const wordOf = new Map([...byWord].flatMap(([word, rows]) => rows.map((row) => [row, word])))
    const setOf = new Map(
      [...this.#table.rowsBy('set').values()].flatMap((rows) => rows.map((row) => [row, rows])),
    )
    const words = new Set([...byWord.keys(), ...collocations.keys(), ...typos.keys()])
    for (const word of words) {
      const rows = byWord.get(word) ?? []
      const peers = rows.flatMap((row) => setOf.get(row) ?? []).flatMap((row) => wordOf.get(row) ?? [])
      this.#confusables.set(word, {
        rows,
        peers: [...new Set(peers)].filter((peer) => peer !== word),
        collocations: collocations.get(word) ?? [],
        typos: typos.get(word) ?? [],
      })
    }
    for (const [lemma, rows] of rowsByEach(this.#table.rowsBy('of')))
      this.#formsOf.set(
        lemma,
        rows.flatMap((row) => wordOf.get(row) ?? []),
      )
    this.words = [...new Set([...words, ...this.#formsOf.keys()])]
  }

  /** The words of the table that are forms of a dictionary form: கேள் → கேட்டு. */
  formsOf(lemma: string): readonly string[] {
    return this.#formsOf.get(lemma) ?? []
  }

  /** Whether a dictionary form is one of the table. */
  isConfusable(lemma: string): boolean {
    return this.#confusables.get(lemma) !== undefined
  }

  /** The company that a confusable word keeps, from all sets and collocations that it is in. */
  entryOf(word: string): Entry | undefined {
    const confusable = this.#confusables.get(word)
    if (confusable === undefined) return undefined
    confusable.entry ??= this.#withAlso(
      this.#readEntry(word, confusable.rows, confusable.collocations),
      confusable.rows,
    )
    return confusable.entry
  }

  /** The words that may be meant in place of a confusable one. */
  rivalsOf(word: string): readonly Rival[] {
    const confusable = this.#confusables.get(word)
    if (confusable === undefined) return []
    confusable.rivals ??= this.#readRivals(word, confusable)
    return confusable.rivals
  }

  /** What speaks for a word of the same set is its company there; what a typo may hide is told by its collocation alone. */
  #readRivals(word: string, { peers, typos }: Confusable): Rival[] {
    const meant = new Map<string, number[]>(peers.map((peer) => [peer, []]))
    const wordOf = this.#collocations.column('word')
    for (const row of typos) meant.set(wordOf(row), [...(meant.get(wordOf(row)) ?? []), row])
    return [...meant].flatMap(([peer, collocations]) => {
      const kind = collocations.length > 0 ? kindOfTypo(word, peer) : kindWithin(word, peer)
      const rows = peers.includes(peer) ? (this.#confusables.get(peer)?.rows ?? []) : []
      if (kind === undefined || rows.length + collocations.length === 0) return []
      return [{ entry: this.#readEntry(peer, rows, collocations), kind, isTypo: collocations.length > 0 }]
    })
  }

  #readEntry(word: string, rows: readonly number[], collocations: readonly number[]): Entry {
    const entry = readEntry(word, rows, this.#table)
    const cues = new Map(entry.cues)
    for (const [name, place] of DECIDING_COLUMNS)
      for (const row of collocations)
        for (const cue of valuesOf(this.#collocations.column(name)(row)))
          cues.set(cue, (cues.get(cue) ?? 0) | place)
    return collocations.length === 0 ? entry : { ...entry, cues }
  }

  /** With what goes with the word as it is written, though it never speaks for it where another stands. */
  #withAlso(entry: Entry, rows: readonly number[]): Entry {
    const values = (column: Column) => rows.flatMap((row) => valuesOf(this.#table.column(column)(row)))
    const cues = new Map(entry.cues)
    for (const cue of values('also')) cues.set(cue, (cues.get(cue) ?? 0) | NEAR)
    const classes = [...entry.classes, ...values('also-kinds').filter(isFeature)]
    return { ...entry, cues, classes, ofKinds: classes.length + entry.classesBefore.length > 0 }
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
    for (const [name] of DECIDING_COLUMNS) {
      const cell = this.#collocations.column(name)
      for (let row = 0; row < this.#collocations.size; row++)
        for (const cue of valuesOf(cell(row))) count(cue, 0)
    }
    return found
  }
}

/** Words of the table: a cue of so many is common. */
const COMMON = 10

const NO_CUES = new CueSet([])

const DECIDING_COLUMNS = [
  ['near', ONLY],
  ['before', DECIDES_BEFORE],
  ['after', DECIDES_AFTER],
] as const

/** The rows by each of the values of their cell. */
function rowsByEach(byCell: ReadonlyMap<string, readonly number[]>): Map<string, number[]> {
  const byValue = new Map<string, number[]>()
  for (const [cell, rows] of byCell)
    for (const value of valuesOf(cell)) byValue.set(value, [...(byValue.get(value) ?? []), ...rows])
  return byValue
}

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
