import { readText, type TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import { definitionIn } from '../words/confusions/definition.ts'
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
import type { Calls, RuleList } from './rule-list.ts'

/** A finding together with the rule that made it. */
export interface RuleFinding {
  readonly rule: Rule
  readonly finding: Finding
}

/** All rules. A word meets only those that may speak about it. */
export class RuleSet {
  readonly #index: RuleIndex
  readonly #replacements: Replacements
  readonly #sentenceRules: SentenceRule[] = []
  readonly #textRules: TextRule[] = []
  readonly #knowledge: Knowledge

  constructor(rules: readonly Rule[], knowledge: Knowledge) {
    this.#knowledge = knowledge
    const tables: ReplacementRule[] = []
    const wordRules: WordRule[] = []
    for (const rule of rules) {
      if ('pairs' in rule) tables.push(rule)
      else if (rule.when === 'sentence') this.#sentenceRules.push(rule as SentenceRule)
      else if (rule.when === 'text') this.#textRules.push(rule as TextRule)
      else wordRules.push(rule as WordRule)
    }
    this.#replacements = new Replacements(tables)
    this.#index = new RuleIndex(wordRules)
  }

  /** A text as the rules read it. */
  read(raw: string): TamilText {
    return readText(raw, this.#knowledge.formOf)
  }

  /** Everything the rules find in a text, in no particular order. */
  run(text: TamilText): RuleFinding[] {
    const found: RuleFinding[] = []
    for (const rule of this.#textRules) collect(found, rule, rule.check(text, this.#knowledge))
    for (const sentence of text.sentences) {
      const from = found.length
      for (const rule of this.#sentenceRules) collect(found, rule, rule.check(sentence, this.#knowledge))
      for (const word of sentence.words) this.#runWord(word, found)
      if (found.length > from && sentence.isUnusual) keepTables(found, from)
    }
    return found
  }

  /** Whether a grammar rule would change something in a text, were there no other rules. Much quicker than `run`. */
  mendsGrammar(text: TamilText): boolean {
    const found: RuleFinding[] = []
    for (const rule of this.#textRules.filter(isGrammar))
      collect(found, rule, rule.check(text, this.#knowledge))
    const sentenceRules = this.#sentenceRules.filter(isGrammar)
    for (const sentence of text.sentences) {
      for (const rule of sentenceRules) collect(found, rule, rule.check(sentence, this.#knowledge))
      for (const word of sentence.words) this.#askGrammar(word, found)
    }
    return found.some(({ finding }) => finding.suggestion !== undefined)
  }

  #askGrammar(word: Word, found: RuleFinding[]): void {
    if (word.text.length > LONGEST_WORD) return
    const { rules, replacements } = this.#callsOf(word.form)
    for (const pair of replacements) if (isGrammar(pair.rule)) collect(found, pair.rule, replace(word, pair))
    for (const rule of rules.rules.filter(isGrammar)) collect(found, rule, rule.check(word, this.#knowledge))
  }

  #runWord(word: Word, found: RuleFinding[]): void {
    if (word.text.length > LONGEST_WORD) return
    const before = found.length
    const { rules, replacements } = this.#callsOf(word.form)
    // ‘X என்பதன் பொருள் …’ tells what a rare word means: it is meant as it stands.
    if (replacements.length > 0 && !isExplained(word)) {
      for (const pair of replacements) collect(found, pair.rule, replace(word, pair))
    }
    this.#ask(rules, word, found)
    if (!hasSpelling(found, before)) this.#ask(this.#index.calledBySlip(word.form, rules), word, found)
  }

  #callsOf(form: WordForm): Calls {
    if (form.calls !== undefined) return form.calls
    const rules = this.#index.calledBy(form)
    const replacements = this.#replacements.startingWith(form.text)
    form.calls = replacements.length === 0 ? rules.alone : { rules, replacements }
    return form.calls
  }

  #ask({ rules }: RuleList, word: Word, found: RuleFinding[]): void {
    for (const rule of rules) collect(found, rule, rule.check(word, this.#knowledge))
  }
}

/** Nothing longer is a word; no rule has to cope with it. */
const LONGEST_WORD = 200

/** Of verse, old prose and dialect only those findings count that know the very word. */
function keepTables(found: RuleFinding[], from: number): void {
  const kept = found.splice(from).filter(({ rule }) => 'pairs' in rule || rule.id.includes('/encoding-'))
  found.push(...kept)
}

function isGrammar(rule: Rule): boolean {
  return rule.id.startsWith('grammar/')
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
    if (rule !== undefined && ('pairs' in rule || rule.id.startsWith('spelling/'))) return true
  }
  return false
}

function collect(found: RuleFinding[], rule: Rule, findings: Findings): void {
  if (findings === undefined) return
  if ('start' in findings) found.push({ rule, finding: findings })
  else for (const finding of findings) found.push({ rule, finding })
}
