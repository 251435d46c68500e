import type { LanguageData } from '../data/language-data.ts'
import { SECTIONS } from '../data/sections.ts'
import type { Analysis, Feature } from './analysis.ts'
import { TREE_NAMES, type Trees } from './ending-lists.ts'
import { FeatureLists, NO_FEATURES } from './feature-lists.ts'
import { Morphs } from './morphs.ts'
import { NounEndings } from './noun-endings.ts'
import { NOWHERE, PhonemeTrees } from './phoneme-trees.ts'
import { MAX_PHONEMES, writeSymbols } from './phonemes.ts'
import { addReading } from './readings.ts'
import { DEEPEST, StemWalk } from './stem-walk.ts'
import { type Stem, Stems } from './stems.ts'

/** One way to read a word: the stem, everything its endings say, and where the last verb of a chain begins. */
export interface Parse {
  readonly stem: Stem
  /** Without repetitions. */
  readonly features: readonly Feature[]
  /** The last verb stem (an auxiliary, if there is one) and the phoneme at which it begins. */
  readonly last: Stem
  readonly lastStart: number
}

const NO_READINGS: readonly Analysis[] = []

/**
 * A finite-state analyser: stems and endings as linked tries; reads a word from left to right, depth first.
 * Not reentrant: a reading in progress stands in fields.
 */
export class Morphology {
  readonly lists: FeatureLists
  readonly nounEndings: NounEndings
  readonly #morphs: Morphs
  readonly #stems: number
  /** The trees behind the forms that a compound may begin with. */
  readonly #standsFirst: ReadonlySet<number>
  readonly #walk: StemWalk
  /** The morphs read so far, and where each begins. */
  readonly #path = new Int32Array(2 * DEEPEST + 4)
  readonly #begins = new Int32Array(2 * DEEPEST + 4)
  /** Room for a word given as a string. */
  readonly #own = new Uint16Array(MAX_PHONEMES)
  /** What is being read, and where it ends. */
  #symbols: Uint16Array = this.#own
  #end = 0
  /** The features that are added to each reading. */
  #more = NO_FEATURES
  /** What was found: parses when they are asked for, else readings. */
  #parses: Parse[] | undefined
  #readings: Analysis[] | undefined

  constructor(morphs: Morphs, lists: FeatureLists, trees: Trees) {
    this.#morphs = morphs
    this.lists = lists
    this.#stems = trees.stems
    this.nounEndings = new NounEndings(morphs, lists, trees.afterOblique, trees.afterPluralBase)
    this.#standsFirst = new Set(STANDS_FIRST.map((list) => trees[list]))
    this.#walk = this.startWalk()
  }

  /** Every way to read a word, given as phonemes. */
  parse(phonemes: string): readonly Parse[] {
    const parses: Parse[] = []
    this.#parses = parses
    this.#readSymbols(this.#own, 0, writeSymbols(phonemes, this.#own), NO_FEATURES)
    this.#parses = undefined
    return parses
  }

  /**
   * What the symbols (UTF-16 code units of phonemes) from `start` to `end` may be, each reading once; the list of features
   * numbered `more` is added to each.
   */
  readings(symbols: Uint16Array, start: number, end: number, more = NO_FEATURES): readonly Analysis[] {
    this.#readings = undefined
    this.#readSymbols(symbols, start, end, more)
    return this.#readings ?? NO_READINGS
  }

  /** Whether the phonemes from `start` on are a word of the stem tables; of common stems only, if so asked. */
  recognises(phonemes: string, start = 0, commonOnly = false): boolean {
    this.#walk.follow(phonemes, start)
    return this.#walk.recognises(commonOnly)
  }

  /** For reading many words that differ little. */
  startWalk(): StemWalk {
    return new StemWalk(this.#morphs, this.#stems)
  }

  /** Where, in phonemes, a word ends that may be the first part of a compound. */
  firstParts(phonemes: string): number[] {
    const { trees } = this.#morphs
    const ends: number[] = []
    let node = this.#stems
    for (let i = 0; i < phonemes.length; i++) {
      node = trees.step(node, phonemes.charCodeAt(i))
      if (node === NOWHERE) break
      for (let morph = trees.firstAt(node); morph < trees.firstAt(node + 1); morph++) {
        if (!this.#standsFirst.has(this.#morphs.behind(morph))) continue
        ends.push(i + 1)
        break
      }
    }
    return ends
  }

  #readSymbols(symbols: Uint16Array, start: number, end: number, more: number): void {
    this.#symbols = symbols
    this.#end = end
    this.#more = more
    this.#read(this.#stems, start, 0, 0)
  }

  /** Reads on from `start` in a tree and those behind it, `length` morphs and `depth` endings having been read. */
  #read(tree: number, start: number, length: number, depth: number): void {
    const { trees } = this.#morphs
    let node = tree
    for (let at = start; ; at++) {
      const end = trees.firstAt(node + 1)
      for (let morph = trees.firstAt(node); morph < end; morph++) {
        this.#path[length] = morph
        this.#begins[length] = start
        this.#readBehind(morph, at, length + 1, depth)
      }
      if (at === this.#end) return
      node = trees.step(node, this.#symbols[at] ?? 0)
      if (node === NOWHERE) return
    }
  }

  /** Reads on behind a morph that ends before the symbol `at`; keeps what was read if the word may end there. */
  #readBehind(morph: number, at: number, length: number, depth: number): void {
    const ended = at === this.#end
    if (ended && this.#morphs.ends(morph)) this.#keep(length)
    const tree = this.#morphs.behind(morph)
    if (tree === NOWHERE) return
    if (this.#morphs.isOfStem(morph)) this.#read(tree, at, length, depth)
    else if (!ended && depth < DEEPEST) this.#read(tree, at, length, depth + 1)
  }

  #keep(length: number): void {
    const stem = this.#stemAt(0)
    const features = this.lists.at(this.lists.join(this.#featuresOf(length), this.#more))
    if (this.#parses !== undefined) this.#parses.push(this.#parseOf(length, stem, features))
    else this.#readings = addReading(this.#readings, { lemma: stem.lemma, class: stem.class, features })
  }

  #parseOf(length: number, stem: Stem, features: readonly Feature[]): Parse {
    let last = length - 1
    while (last > 0 && !this.#morphs.isOfStem(this.#path[last] ?? 0)) last--
    return { stem, features, last: this.#stemAt(last), lastStart: this.#begins[last] ?? 0 }
  }

  #stemAt(at: number): Stem {
    return this.#morphs.stemOf(this.#path[at] ?? 0) ?? NO_STEM
  }

  /** All features of a reading, from the stem to the last ending, as the number of a list. */
  #featuresOf(length: number): number {
    let features = NO_FEATURES
    for (let at = 0; at < length; at++) {
      const morph = this.#path[at] ?? 0
      const own = this.#morphs.featuresOf(morph)
      const isAuxiliary = at > 0 && this.#morphs.isOfStem(morph)
      features = isAuxiliary ? this.lists.joinAuxiliary(features, own) : this.lists.join(features, own)
    }
    return features
  }
}

const NO_STEM: Stem = { lemma: '', class: 'noun' }
/** Forms that a compound may begin with: மரக்-கிளை, வீட்டுப்-பாடம், பள்ளிக்-கூடம், செய்து-காட்டு. */
const STANDS_FIRST = ['nominative', 'oblique', 'bare', 'participle'] as const

/** The morphology out of compiled data: but for the nodes of its trees, its numbers are used where they stand. */
export function openMorphology(data: LanguageData): Morphology {
  const { binary } = data
  const roots = binary.integers(SECTIONS.treeRoots)
  const morphs = new Morphs(
    new PhonemeTrees(
      { links: binary.integers(SECTIONS.treeLinks), children: binary.integers(SECTIONS.treeChildren) },
      binary.bytes(SECTIONS.treeFiled),
    ),
    binary.naturals(SECTIONS.morphs),
    roots,
    new Stems(data),
    binary.bytes(SECTIONS.wordEnds),
  )
  const lists = new FeatureLists(data.table('featureLists').map((cell) => cell('features')))
  // The first root is that of no tree: a morph without a tree behind it says 0.
  const trees = Object.fromEntries(TREE_NAMES.map((name, i) => [name, roots[i + 1] ?? NOWHERE])) as Trees
  return new Morphology(morphs, lists, trees)
}
