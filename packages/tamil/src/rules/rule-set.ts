import type { Sentence } from '../text/sentence.ts'
import { readText, type TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import { firstLeftOut, LONGEST_WORD } from '../text/work-limit.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import { NOT_EXAMINED, notExaminedFrom } from './not-examined.ts'
import type { PairsByRule } from './pairs.ts'
import { Replacements, replace } from './replacements.ts'
import type {
  Finding,
  Findings,
  Knowledge,
  ReplacementRule,
  Rule,
  SentenceRule,
  TextRule,
  WordRule,
} from './rule.ts'
import { RuleIndex } from './rule-index.ts'
import { type CheckOf, checkOf, MatchedRules, type RuleList } from './rule-list.ts'

/** A finding together with the rule that made it. */
export interface RuleFinding {
  readonly rule: Rule
  /** The rule's place in the list: of two findings that are equal in all else, the earlier rule's is kept. */
  readonly place: number
  readonly finding: Finding
}

/** One of `of` shares of a text, each about as long: the sentences that begin in the `part`th of them, from 0 on. */
export interface Share {
  readonly part: number
  readonly of: number
}

const WHOLE: Share = { part: 0, of: 1 }

/** All rules. A word meets only those that may speak about it. */
export class RuleSet {
  readonly #index: RuleIndex
  readonly #replacements: Replacements
  readonly #sentenceRules: SentenceRule[] = []
  readonly #sentenceChecks: readonly CheckOf<SentenceRule>[]
  readonly #textRules: TextRule[] = []
  readonly #knowledge: Knowledge
  readonly #places: ReadonlyMap<Rule, number>
  #byId: ReadonlyMap<string, Rule> | undefined

  constructor(rules: readonly Rule[], pairs: PairsByRule, knowledge: Knowledge) {
    this.#knowledge = knowledge
    this.#places = new Map(rules.map((rule, place) => [rule, place]))
    const tables: ReplacementRule[] = []
    const wordRules: WordRule[] = []
    for (const rule of rules) {
      if ('pairs' in rule) tables.push(rule)
      else if (rule.when === 'sentence') this.#sentenceRules.push(rule)
      else if (rule.when === 'text') this.#textRules.push(rule)
      else wordRules.push(rule)
    }
    this.#sentenceChecks = this.#sentenceRules.map(checkOf)
    this.#replacements = new Replacements(tables, pairs)
    this.#index = new RuleIndex(wordRules, {
      confusable: knowledge.contexts.words,
      spoken: knowledge.speech.spokenWords.keys(),
    })
  }

  /** A text as the rules read it. */
  read(raw: string): TamilText {
    return readText(raw, this.#knowledge.formOf)
  }

  /** A rule and its place, by the rule's id. */
  ruleById(id: string): Omit<RuleFinding, 'finding'> {
    this.#byId ??= new Map([NOT_EXAMINED, ...this.#places.keys()].map((rule) => [rule.id, rule]))
    const rule = this.#byId.get(id)
    if (rule === undefined) throw new Error(`no rule ${id}`)
    return { rule, place: this.#placeOf(rule) }
  }

  /**
   * Everything the rules find in a text, in no particular order; of a share, what they find in its sentences. What they
   * say of the text as a whole stands in the first share.
   */
  run(text: TamilText, share = WHOLE): RuleFinding[] {
    const found: RuleFinding[] = []
    const leftOut = firstLeftOut(text)
    if (share.part === 0) this.#runWhole(text, leftOut, found)
    for (const sentence of text.sentences) {
      if (sentence === leftOut) break
      if (shareOf(sentence, text, share.of) !== share.part) continue
      const from = found.length
      for (const { rule, check } of this.#sentenceChecks)
        this.#collect(found, rule, check(sentence, this.#knowledge))
      for (const word of sentence.words) this.#runWord(word, found)
      if (found.length > from && sentence.isUnusual) keepTables(found, from)
    }
    return found
  }

  #runWhole(text: TamilText, leftOut: Sentence | undefined, found: RuleFinding[]): void {
    for (const rule of this.#textRules) this.#collect(found, rule, rule.check(text, this.#knowledge))
    if (leftOut !== undefined) this.#collect(found, NOT_EXAMINED, notExaminedFrom(leftOut, text.sentences))
  }

  /** Whether a grammar rule would change something in a text, were there no other rules. Much quicker than `run`. */
  correctsGrammar(text: TamilText): boolean {
    const found: RuleFinding[] = []
    for (const rule of this.#textRules.filter(isGrammar))
      this.#collect(found, rule, rule.check(text, this.#knowledge))
    const sentenceRules = this.#sentenceRules.filter(isGrammar)
    for (const sentence of text.sentences) {
      for (const rule of sentenceRules) this.#collect(found, rule, rule.check(sentence, this.#knowledge))
      for (const word of sentence.words) this.#askGrammar(word, found)
    }
    return found.some(({ finding }) => finding.suggestion !== undefined)
  }

  #askGrammar(word: Word, found: RuleFinding[]): void {
    if (word.text.length > LONGEST_WORD) return
    const { rules, replacements } = this.#matchedBy(word.form)
    for (const pair of replacements)
      if (isGrammar(pair.rule)) this.#collect(found, pair.rule, replace(word, pair))
    for (const rule of rules.grammar) this.#collect(found, rule, rule.check(word, this.#knowledge))
  }

  #runWord(word: Word, found: RuleFinding[]): void {
    if (word.text.length > LONGEST_WORD) return
    const before = found.length
    const { rules, replacements } = this.#matchedBy(word.form)
    // ‘X என்பதன் பொருள் …’ tells what a rare word means: it is meant as it stands.
    if (replacements.length > 0 && !isExplained(word)) {
      for (const pair of replacements) this.#collect(found, pair.rule, replace(word, pair))
    }
    this.#ask(rules, word, found)
    if (!hasSpelling(found, before)) this.#ask(this.#index.calledByMisspelling(word.form, rules), word, found)
  }

  /** What a word form matches, kept with the form: a text has most of its words many times. */
  #matchedBy(form: WordForm): MatchedRules {
    const { derived } = form
    const { lists } = this.#index
    if (derived instanceof MatchedRules && derived.owner === lists) return derived
    const rules = this.#index.calledBy(form)
    const replacements = this.#replacements.startingWith(form.text)
    const matched = replacements.length === 0 ? rules.alone : new MatchedRules(lists, rules, replacements)
    form.derived = matched
    return matched
  }

  #collect(found: RuleFinding[], rule: Rule, findings: Findings): void {
    if (findings === undefined) return
    const place = this.#placeOf(rule)
    if ('start' in findings) found.push({ rule, place, finding: findings })
    else for (const finding of findings) found.push({ rule, place, finding })
  }

  #placeOf(rule: Rule): number {
    return this.#places.get(rule) ?? 0
  }

  #ask({ checks }: RuleList, word: Word, found: RuleFinding[]): void {
    for (const { rule, check } of checks) this.#collect(found, rule, check(word, this.#knowledge))
  }
}

/** The share that a sentence belongs to. */
function shareOf({ start }: Sentence, { text }: TamilText, shares: number): number {
  return Math.floor((start * shares) / text.length)
}

/** Of verse, old prose and dialect only those findings count that know the very word. */
function keepTables(found: RuleFinding[], from: number): void {
  const kept = found.splice(from).filter(({ rule }) => 'pairs' in rule || rule.holdsInUnusualText)
  found.push(...kept)
}

function isGrammar(rule: Rule): boolean {
  return rule.type === 'grammar'
}

function isExplained(word: Word): boolean {
  const definition = definitionIn(word.sentence)
  if (definition?.strict !== true || definition.word !== word) return false
  return word.analyses.some(({ guessed }) => guessed !== true)
}

// A rule that knows the word itself knows better than the general check.
function hasSpelling(found: readonly RuleFinding[], from: number): boolean {
  for (let i = from; i < found.length; i++) {
    const rule = found[i]?.rule
    if (rule !== undefined && ('pairs' in rule || rule.type === 'spelling')) return true
  }
  return false
}
