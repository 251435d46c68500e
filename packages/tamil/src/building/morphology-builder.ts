import type { Feature, WordClass } from '../words/analysis.ts'
import { type AuxiliaryList, type SuffixList, TREE_NAMES, type Trees } from '../words/ending-lists.ts'
import { FeatureLists, NO_FEATURES } from '../words/feature-lists.ts'
import { fromPhonemes } from '../words/phonemes.ts'
import { CAUSATIVE } from '../words/stems.ts'
import { causativeEnding, type VerbForms, verbOfStem } from '../words/verb-forms.ts'
import { readSuffixes, type Suffixes, wholeEndings } from './endings.ts'
import type { AuxiliaryRow, StemTables, VerbRow } from './language-tables.ts'
import { type MorphNumbers, MorphsBuilder } from './morphs-builder.ts'
import { addVerb } from './verb-stems.ts'

/** A stem of which forms are filed. */
export interface StemRow {
  readonly lemma: string
  readonly class: WordClass
  /** The row of its verb in the table of verbs, or `CAUSATIVE`. */
  readonly verb?: number
}

/** The morphology as it stands in the data. */
export interface MorphologyNumbers extends MorphNumbers {
  /** Stems by their numbers; none has the number 0. */
  readonly stems: readonly StemRow[]
  /** Lists of features by their numbers, with `+` between features. */
  readonly featureLists: readonly string[]
}

/** Files stems and endings: verbs and endings are there from the start. */
export class MorphologyBuilder {
  readonly #lists = new FeatureLists()
  readonly #morphs = new MorphsBuilder(this.#lists)
  /** The number of every tree. */
  readonly #trees: Trees
  readonly #suffixes: Suffixes
  readonly #stems: StemRow[] = [{ lemma: '', class: 'noun' }]

  constructor({ verbs, nouns, suffixes, auxiliaries }: StemTables) {
    this.#suffixes = readSuffixes(suffixes, this.#lists)
    this.#trees = Object.fromEntries(TREE_NAMES.map((name) => [name, this.#morphs.addTree()])) as Trees
    this.#addEndings()
    const ordered = inReadingOrder(verbs)
    this.#addAuxiliaries(ordered, auxiliaries)
    const known = new Set(nouns.map(({ lemma }) => lemma))
    for (const verb of ordered) this.#addAction(this.#addVerb(this.#trees.stems, verb), verb, known)
    this.#addBeing(this.#trees.stems)
  }

  /** The number of a list of features, to add stems with. */
  numberOf(features: readonly Feature[]): number {
    return this.#lists.numberOf(features)
  }

  /** Adds a stem: its number. */
  addStem(stem: StemRow): number {
    return this.#stems.push(stem) - 1
  }

  /** Adds one form of a stem; `phonemes` as it stands before its endings. */
  addForm(phonemes: string, stem: number, features: number, next: SuffixList): void {
    this.#morphs.addStem(this.#trees.stems, phonemes, stem, features, this.#trees[next])
  }

  build(): MorphologyNumbers {
    this.#addNounEndings()
    return { ...this.#morphs.build(), stems: this.#stems, featureLists: this.#lists.texts }
  }

  #addEndings(): void {
    for (const [list, endings] of this.#suffixes) {
      const tree = this.#trees[list]
      for (const { phonemes, features, ends, next } of endings)
        this.#morphs.addEnding(tree, phonemes, features, ends, next === undefined ? 0 : this.#trees[next])
    }
  }

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

  #addAuxiliaries(verbs: readonly OrderedVerb[], auxiliaries: readonly AuxiliaryRow[]): void {
    const lists = new Map<AuxiliaryList, Set<string>>()
    for (const { list, root } of auxiliaries) lists.set(list, (lists.get(list) ?? new Set()).add(root))
    for (const [list, wanted] of lists) {
      const tree = this.#trees[list]
      for (const verb of verbs) if (wanted.has(verb.root)) this.#addVerb(tree, verb)
      if (wanted.has('இரு')) this.#addBeing(tree)
    }
    const causative = this.addStem({ lemma: '', class: 'verb', verb: CAUSATIVE })
    this.#addForms(this.#trees.auxCausative, causative, NO_FEATURES, causativeEnding())
  }

  #addVerb(tree: number, { root, voice, row, forms }: OrderedVerb): number {
    const stem = this.addStem({ lemma: root, class: 'verb', verb: row })
    this.#addForms(tree, stem, this.#lists.numberOf(voice), forms)
    return stem
  }

  /** துண்டிப்பை, சுத்திகரிப்பால்: the cases of what a strong verb does, where it is no noun of the table. */
  #addAction(stem: number, { voice, forms }: OrderedVerb, known: ReadonlySet<string>): void {
    const action = `${forms.agent}உ`
    if (!action.endsWith('பபஉ') || known.has(fromPhonemes(action))) return
    const plain = this.#lists.numberOf(voice)
    this.addForm(forms.agent, stem, plain, 'actionVowel')
    this.addForm(action, stem, plain, 'actionPlural')
  }

  #addForms(tree: number, stem: number, plain: number, forms: VerbForms): void {
    addVerb(forms, (phonemes, next, tense) => {
      const features = tense ? this.#lists.join(plain, this.#lists.numberOf([tense])) : plain
      this.#morphs.addStem(tree, phonemes, stem, features, this.#trees[next])
    })
  }

  /** உள்ளது, உள்ளனர்…: being, without a tense of its own. */
  #addBeing(tree: number): void {
    const stem = this.addStem({ lemma: 'உள்', class: 'verb' })
    const features = this.#lists.numberOf(['intransitive', 'present'])
    this.#morphs.addStem(tree, 'உளள', stem, features, this.#trees.past)
  }
}

/** A verb with its row in the table and its forms. */
interface OrderedVerb extends VerbRow {
  readonly row: number
  readonly forms: VerbForms
}

/** The order in which verbs with a form in common are read: சுட்ட is of சுட்டு before it is of சுடு; அசையாமல், அசைக்காமல். */
const CONJUGATIONS = ['weak', 'doubling', 'strong'] as const

function inReadingOrder(verbs: readonly VerbRow[]): OrderedVerb[] {
  const ordered = verbs.map((verb, row) => ({ ...verb, row, forms: verbOfStem(verb).forms }))
  return CONJUGATIONS.flatMap((wanted) => ordered.filter((verb) => conjugationOf(verb) === wanted))
}

function conjugationOf({ root, participle, infinitive }: VerbRow): (typeof CONJUGATIONS)[number] {
  if ((!root.endsWith('கு') || infinitive === `${root}க்க`) && /[கடற]்க$/u.test(infinitive)) return 'strong'
  return /(?:க்கு|ட்டு|ற்று)$/u.test(participle) ? 'doubling' : 'weak'
}
