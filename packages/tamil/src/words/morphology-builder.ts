import type { Feature } from './analysis.ts'
import { readSuffixes, wholeEndings } from './endings.ts'
import { FeatureLists, NO_FEATURES } from './feature-lists.ts'
import { Morphology, type Trees } from './morphology.ts'
import { MorphsBuilder, type Stem } from './morphs.ts'
import { AUXILIARIES, type AuxiliaryList, SUFFIXES, type SuffixList } from './suffixes.ts'
import type { Verb } from './verb-forms.ts'
import { addVerb, causativeEnding } from './verb-stems.ts'

/** Fills a `Morphology`: verbs and endings are there from the start. */
export class MorphologyBuilder {
  readonly #lists = new FeatureLists()
  readonly #morphs = new MorphsBuilder(this.#lists)
  readonly #trees: Trees
  readonly #suffixes = readSuffixes(this.#lists)

  constructor(verbs: readonly Verb[]) {
    const names = [
      'stems',
      ...Object.keys(SUFFIXES),
      ...Object.keys(AUXILIARIES),
      'auxCausative',
      'afterOblique',
      'afterPluralBase',
    ]
    this.#trees = Object.fromEntries(names.map((name) => [name, this.#morphs.addTree()])) as Trees
    this.#addEndings()
    this.#addAuxiliaries(verbs)
    for (const verb of verbs) this.#addVerb(this.#trees.stems, verb)
    this.#addBeing(this.#trees.stems)
  }

  /** The number of a list of features, to add stems with. */
  numberOf(features: readonly Feature[]): number {
    return this.#lists.numberOf(features)
  }

  /** Adds one form of a stem; `phonemes` as it stands before its endings. */
  addStem(phonemes: string, stem: Stem, features: number, next: SuffixList): void {
    this.#morphs.addStem(this.#trees.stems, phonemes, stem, features, this.#trees[next])
  }

  build(): Morphology {
    this.#addNounEndings()
    return new Morphology(this.#morphs.build(), this.#lists, this.#trees)
  }

  #addEndings(): void {
    for (const [list, endings] of this.#suffixes) {
      const tree = this.#trees[list]
      for (const { phonemes, features, ends, next } of endings)
        this.#morphs.addEnding(tree, phonemes, features, ends, next && this.#trees[next])
    }
  }

  /** Last of all: most code runs many times as fast once it has run often. */
  #addNounEndings(): void {
    const { afterOblique, afterPluralBase } = this.#trees
    const singular = this.#lists.numberOf(['singular'])
    this.#addBackwards(afterOblique, 'case', singular)
    this.#addBackwards(afterOblique, 'dativeBare', singular)
    this.#addBackwards(afterPluralBase, 'plural', NO_FEATURES)
  }

  #addBackwards(tree: number, list: SuffixList, before: number): void {
    for (const { phonemes, features } of wholeEndings(list, this.#suffixes, this.#lists))
      this.#morphs.addBackwards(tree, phonemes, this.#lists.join(before, features))
  }

  #addAuxiliaries(verbs: readonly Verb[]): void {
    for (const [name, roots] of Object.entries(AUXILIARIES)) {
      const wanted = new Set(roots.split(' '))
      const tree = this.#trees[name as AuxiliaryList]
      for (const verb of verbs) if (wanted.has(verb.lemma)) this.#addVerb(tree, verb)
      if (wanted.has('இரு')) this.#addBeing(tree)
    }
    this.#addVerb(this.#trees.auxCausative, causativeEnding())
  }

  #addVerb(tree: number, verb: Verb): void {
    const stem: Stem = { lemma: verb.lemma, class: 'verb', verb }
    const plain = this.#lists.numberOf(verb.features)
    addVerb(verb.forms, (phonemes, next, tense) => {
      const features = tense ? this.#lists.join(plain, this.#lists.numberOfText(tense)) : plain
      this.#morphs.addStem(tree, phonemes, stem, features, this.#trees[next])
    })
  }

  /** உள்ளது, உள்ளனர்…: being, without a tense of its own. */
  #addBeing(tree: number): void {
    const stem: Stem = { lemma: 'உள்', class: 'verb' }
    const features = this.#lists.numberOf(['intransitive', 'present'])
    this.#morphs.addStem(tree, 'உளள', stem, features, this.#trees.past)
  }
}
