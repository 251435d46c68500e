import type { Feature } from './analysis.ts'
import { addEndings } from './endings.ts'
import { type Morphs, MorphsBuilder, type Stem } from './morphs.ts'
import { NOWHERE } from './phoneme-trees.ts'
import { DEEPEST, StemWalk } from './stem-walk.ts'
import { AUXILIARIES, type AuxiliaryList, SUFFIXES, type SuffixList } from './suffixes.ts'
import type { Verb } from './verb-forms.ts'
import { addVerb, causativeEnding } from './verb-stems.ts'

/** One way to read a word: the stem, everything its endings say, and where the last verb of a chain begins. */
export interface Parse {
  readonly stem: Stem
  /** Without repetitions. */
  readonly features: readonly Feature[]
  /** The last verb stem (an auxiliary, if there is one) and the phoneme at which it begins. */
  readonly last: Stem
  readonly lastStart: number
}

const NO_ENDINGS: readonly (readonly Feature[])[] = []

type Trees = Readonly<Record<SuffixList | AuxiliaryList, number>>

/** Stems and endings as linked trees; reads a word from left to right. */
export class Morphology {
  readonly #morphs: Morphs
  readonly #stems: number
  readonly #lists: Trees
  /** The trees behind the forms that a compound may begin with. */
  readonly #standsFirst: ReadonlySet<number>
  readonly #walk: StemWalk
  /** The morphs read so far, and where each begins. */
  readonly #path = new Int32Array(2 * DEEPEST + 4)
  readonly #begins = new Int32Array(2 * DEEPEST + 4)

  #parses: Parse[] = []
  #endings: readonly (readonly Feature[])[] = NO_ENDINGS
  readonly #keepParse = (length: number) => {
    this.#parses.push(this.#parseOf(length))
  }
  readonly #keepEnding = (length: number) => {
    this.#endings = [...this.#endings, this.#featuresOf(length)]
  }

  constructor(morphs: Morphs, stems: number, lists: Trees) {
    this.#morphs = morphs
    this.#stems = stems
    this.#lists = lists
    this.#standsFirst = new Set(STANDS_FIRST.map((list) => lists[list]))
    this.#walk = this.startWalk()
  }

  /** Every way to read a word, given as phonemes. */
  parse(phonemes: string): Parse[] {
    this.#parses = []
    this.#parse(this.#stems, phonemes, 0, 0, 0, this.#keepParse)
    return this.#parses
  }

  /** What endings of this list, from `start` to the end of the word, say. */
  parseEnding(phonemes: string, list: SuffixList, start: number): readonly (readonly Feature[])[] {
    this.#endings = NO_ENDINGS
    this.#parse(this.#lists[list], phonemes, start, 0, 0, this.#keepEnding)
    return this.#endings
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
    const { trees, starts, next } = this.#morphs
    const ends: number[] = []
    let node = this.#stems
    for (let i = 0; i < phonemes.length; i++) {
      node = trees.step(node, phonemes.charCodeAt(i))
      if (node === NOWHERE) break
      for (let morph = starts[node] ?? 0; morph < (starts[node + 1] ?? 0); morph++) {
        if (!this.#standsFirst.has(next[morph] ?? NOWHERE)) continue
        ends.push(i + 1)
        break
      }
    }
    return ends
  }

  /** Walks a tree and those behind it; calls `found` with the path's length at each way to the end of the word. */
  #parse(
    tree: number,
    phonemes: string,
    start: number,
    length: number,
    depth: number,
    found: (length: number) => void,
  ): void {
    const { trees, starts, next } = this.#morphs
    let node = tree
    for (let i = start; ; i++) {
      const ended = i === phonemes.length
      for (let morph = starts[node] ?? 0; morph < (starts[node + 1] ?? 0); morph++) {
        this.#path[length] = morph
        this.#begins[length] = start
        if (ended && this.#morphs.ends(morph)) found(length + 1)
        const behind = next[morph] ?? NOWHERE
        if (behind === NOWHERE) continue
        if (this.#morphs.stemOf(morph) !== undefined)
          this.#parse(behind, phonemes, i, length + 1, depth, found)
        else if (!ended && depth < DEEPEST) this.#parse(behind, phonemes, i, length + 1, depth + 1, found)
      }
      if (ended) return
      node = trees.step(node, phonemes.charCodeAt(i))
      if (node === NOWHERE) return
    }
  }

  #parseOf(length: number): Parse {
    let at = length - 1
    while (at > 0 && this.#stemAt(at) === undefined) at--
    return {
      stem: this.#stemAt(0) ?? NO_STEM,
      features: this.#featuresOf(length),
      last: this.#stemAt(at) ?? NO_STEM,
      lastStart: this.#begins[at] ?? 0,
    }
  }

  #stemAt(at: number): Stem | undefined {
    return this.#morphs.stemOf(this.#path[at] ?? NOWHERE)
  }

  /** All features of a reading, from the stem to the last ending. Of what stands before an auxiliary only what the verb is counts. */
  #featuresOf(length: number): readonly Feature[] {
    let features: Feature[] = []
    for (let at = 0; at < length; at++) {
      const own = this.#morphs.featuresOf(this.#path[at] ?? NOWHERE)
      const isAuxiliary = at > 0 && this.#stemAt(at) !== undefined
      if (isAuxiliary) features = features.filter(isOfTheVerb)
      for (const feature of own) {
        if (!features.includes(feature) && (!isAuxiliary || TENSES.has(feature))) features.push(feature)
      }
    }
    return features
  }
}

/** Fills a `Morphology`: verbs and endings are there from the start. */
export class MorphologyBuilder {
  readonly #morphs = new MorphsBuilder()
  readonly #stems: number
  readonly #lists: Trees

  constructor(verbs: readonly Verb[]) {
    this.#stems = this.#morphs.addTree()
    const names = [...Object.keys(SUFFIXES), ...Object.keys(AUXILIARIES), 'auxCausative']
    this.#lists = Object.fromEntries(names.map((name) => [name, this.#morphs.addTree()])) as Trees
    for (const [name, entries] of Object.entries(SUFFIXES))
      addEndings(this.#morphs, this.#lists[name as SuffixList], entries, (list) => this.#lists[list])
    for (const [name, roots] of Object.entries(AUXILIARIES)) {
      const wanted = new Set(roots.split(' '))
      const tree = this.#lists[name as AuxiliaryList]
      for (const verb of verbs) if (wanted.has(verb.lemma)) this.#addVerb(tree, verb)
      if (wanted.has('இரு')) this.#addBeing(tree)
    }
    this.#addVerb(this.#lists.auxCausative, causativeEnding())
    for (const verb of verbs) this.#addVerb(this.#stems, verb)
    this.#addBeing(this.#stems)
  }

  /** Adds one form of a stem; `phonemes` as it stands before its endings. */
  addStem(phonemes: string, stem: Stem, features: readonly Feature[], next: SuffixList): void {
    this.#morphs.addStem(this.#stems, phonemes, stem, features, this.#lists[next])
  }

  build(): Morphology {
    return new Morphology(this.#morphs.build(), this.#stems, this.#lists)
  }

  #addVerb(tree: number, verb: Verb): void {
    const stem: Stem = { lemma: verb.lemma, class: 'verb', verb }
    addVerb(verb, (phonemes, features, next) =>
      this.#morphs.addStem(tree, phonemes, stem, features, this.#lists[next]),
    )
  }

  /** உள்ளது, உள்ளனர்…: being, without a tense of its own. */
  #addBeing(tree: number): void {
    const stem: Stem = { lemma: 'உள்', class: 'verb' }
    this.#morphs.addStem(tree, 'உளள', stem, ['intransitive', 'present'], this.#lists.past)
  }
}

const NO_STEM: Stem = { lemma: '', class: 'noun' }
/** Forms that a compound may begin with: மரக்-கிளை, வீட்டுப்-பாடம், பள்ளிக்-கூடம், செய்து-காட்டு. */
const STANDS_FIRST = ['nominative', 'oblique', 'bare', 'participle'] as const

const TENSES: ReadonlySet<Feature> = new Set<Feature>(['past', 'present', 'future'])
/** What says in which form a verb stands. */
const FORM_FEATURES: ReadonlySet<Feature> = new Set<Feature>([
  'verbal-participle',
  'infinitive',
  'past',
  'present',
  'future',
])

function isOfTheVerb(feature: Feature): boolean {
  return !FORM_FEATURES.has(feature)
}
