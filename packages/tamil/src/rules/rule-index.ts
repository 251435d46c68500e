import { mayBeFinite } from '../clauses/reading/finite-verb.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Feature } from '../words/analysis.ts'
import type { MisspellingKind } from '../words/spell-check/misspelling.ts'
import { WordTable } from '../words/word-table.ts'
import { LetterRuns } from './letter-runs.ts'
import { LetterTree } from './letter-tree.ts'
import type { WordRule } from './rule.ts'
import { type RuleList, RuleLists } from './rule-list.ts'

/** The rules under one key; made a list when the key first turns up in a text. */
interface Filed {
  readonly rules: WordRule[]
  list?: RuleList
}

interface FiledFeature extends Filed {
  readonly feature: Feature
}

/** Lists of words in the data that call rules. */
export interface CallingWords {
  readonly confusable: Iterable<string>
  readonly spoken: Iterable<string>
}

/** The word rules, by what calls them. Words that call the same rules get the same list. */
export class RuleIndex {
  /** Every list that the index gives. They recognise what was derived by this index. */
  readonly lists = new RuleLists()
  readonly #forms = new WordTable<Filed>()
  readonly #runs = new LetterRuns<Filed>()
  readonly #unread: Filed = { rules: [] }
  readonly #endings = new LetterTree<WordRule, RuleList>('ending', (rules) => this.lists.of(rules))
  readonly #finite = new LetterTree<WordRule, RuleList>('ending', (rules) => this.lists.of(rules))
  readonly #beginnings = new LetterTree<WordRule, RuleList>('beginning', (rules) => this.lists.of(rules))
  readonly #lemmas = new WordTable<Filed>()
  /** Few: to ask a reading for each of them is quicker than to look up each feature of the reading. */
  readonly #features: FiledFeature[] = []
  readonly #misspellings = new Map<MisspellingKind, Filed>()

  /** @param lists the words for which rules are called that ask for confusable ones, or for spoken ones */
  constructor(rules: readonly WordRule[], lists: CallingWords) {
    for (const rule of rules) {
      this.#add(rule)
      if (rule.when.confusable) for (const word of lists.confusable) this.#addConfusable(word, rule)
      if (rule.when.spoken) for (const word of lists.spoken) file(this.#forms, word, rule)
    }
  }

  #addConfusable(word: string, rule: WordRule): void {
    file(this.#forms, word, rule)
    file(this.#lemmas, word, rule)
  }

  #add(rule: WordRule): void {
    const { words, containing, unread, endings, finite, beginnings, lemmas, features, misspellings } =
      rule.when
    if (unread) this.#unread.rules.push(rule)
    if (containing !== undefined) {
      const filed = { rules: [rule] }
      for (const letters of containing) this.#runs.add(letters, filed)
    }
    for (const form of words ?? []) file(this.#forms, form, rule)
    for (const ending of endings ?? []) this.#endings.add(ending, rule)
    for (const ending of finite ?? []) this.#finite.add(ending, rule)
    for (const beginning of beginnings ?? []) this.#beginnings.add(beginning, rule)
    for (const lemma of lemmas ?? []) file(this.#lemmas, lemma, rule)
    for (const feature of features ?? []) this.#addFeature(feature, rule)
    for (const kind of misspellings ?? []) file(this.#misspellings, kind, rule)
  }

  #addFeature(feature: Feature, rule: WordRule): void {
    const filed = this.#features.find((one) => one.feature === feature)
    if (filed === undefined) this.#features.push({ feature, rules: [rule] })
    else filed.rules.push(rule)
  }

  /** The rules that a word calls by its letters and its readings. */
  calledBy(form: WordForm): RuleList {
    const { text } = form
    let called = this.lists.union(this.#endings.sumOf(text), this.#beginnings.sumOf(text))
    called = this.#with(called, this.#forms.get(text))
    if (mayBeFinite(form)) called = this.lists.union(called, this.#finite.sumOf(text))
    for (const filed of this.#runs.in(text)) called = this.#with(called, filed)
    if (this.#unread.rules.length > 0 && !form.isRead) called = this.#with(called, this.#unread)
    if (this.#lemmas.size === 0 && this.#features.length === 0) return called
    for (const { lemma, features } of form.analyses) {
      called = this.#with(called, this.#lemmas.get(lemma))
      for (const filed of this.#features)
        if (features.includes(filed.feature)) called = this.#with(called, filed)
    }
    return called
  }

  /** Of the rules about the misspelling in a word those that were not `asked` about it before. */
  calledByMisspelling(form: WordForm, asked: RuleList): RuleList {
    if (this.#misspellings.size === 0) return this.lists.none
    const kind = form.possibleMisspelling?.kind
    const filed = kind === undefined ? undefined : this.#misspellings.get(kind)
    return filed === undefined ? this.lists.none : this.lists.difference(this.#listOf(filed), asked)
  }

  #with(called: RuleList, filed: Filed | undefined): RuleList {
    return filed === undefined ? called : this.lists.union(called, this.#listOf(filed))
  }

  #listOf(filed: Filed): RuleList {
    filed.list ??= this.lists.of(filed.rules)
    return filed.list
  }
}

/** A map, or a table of words. */
interface Table<Key> {
  get(key: Key): Filed | undefined
  set(key: Key, filed: Filed): unknown
}

function file<Key>(table: Table<Key>, key: Key, rule: WordRule): void {
  const filed = table.get(key)
  if (filed === undefined) table.set(key, { rules: [rule] })
  else filed.rules.push(rule)
}
