import { readText, type TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { WordForm } from '../text/word-form.ts'
import type { Feature } from '../words/analysis.ts'
import { definitionIn } from '../words/confusions/definition.ts'
import type { SlipKind } from '../words/spelling/slips.ts'
import { finalVallinam, withoutVallinam } from '../words/vallinam.ts'
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
import { RuleTree } from './rule-tree.ts'

/** A finding together with the rule that made it. */
export interface RuleFinding {
  readonly rule: Rule
  readonly finding: Finding
}

interface Replacement {
  readonly rule: ReplacementRule
  /** The words of the wrong side; the last without its `…`. */
  readonly words: readonly string[]
  readonly right: string
  readonly open: boolean
}

/** What a word's letters and readings call; running text is made of few words, so it is worked out once a word. */
interface Calls {
  readonly replacements: readonly Replacement[]
  readonly rules: readonly WordRule[]
  /** The rules about the slip in it, if it has one: looked for only once no other rule has mended the spelling. */
  slipRules: readonly WordRule[] | undefined
}

/** All rules, indexed by what calls them, so that a word meets only the rules that may speak about it. */
export class RuleSet {
  readonly #patterns: (readonly [RegExp, WordRule])[] = []
  readonly #forms = new Map<string, WordRule[]>()
  readonly #endings = new RuleTree()
  readonly #beginnings = new RuleTree()
  readonly #lemmas = new Map<string, WordRule[]>()
  readonly #features = new Map<Feature, WordRule[]>()
  readonly #slips = new Map<SlipKind, WordRule[]>()
  readonly #replacements = new Map<string, Replacement[]>()
  readonly #openings = new Map<string, Replacement[]>()
  readonly #sentenceRules: SentenceRule[] = []
  readonly #textRules: TextRule[] = []
  readonly #knowledge: Knowledge
  readonly #callsOf = new WeakMap<WordForm, Calls>()

  /** @param knowledge what the rules may ask; a set of rules remembers answers, so it is for this one only. */
  constructor(rules: readonly Rule[], knowledge: Knowledge) {
    this.#knowledge = knowledge
    for (const rule of rules) {
      if ('pairs' in rule) this.#addPairs(rule)
      else if (rule.when === 'sentence') this.#sentenceRules.push(rule as SentenceRule)
      else if (rule.when === 'text') this.#textRules.push(rule as TextRule)
      else this.#addWordRule(rule as WordRule)
    }
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

  #runWord(word: Word, found: RuleFinding[]): void {
    if (word.text.length > LONGEST_WORD) return
    const before = found.length
    const calls = this.#callsOf.get(word.form) ?? this.#calls(word.form)
    // ‘X என்பதன் பொருள் …’ tells what a rare word means: it is meant as it stands.
    if (calls.replacements.length > 0 && !isExplained(word))
      for (const entry of calls.replacements) tryReplacement(word, entry, found)
    this.#ask(calls.rules, word, found)
    if (this.#slips.size === 0 || hasSpelling(found, before)) return
    calls.slipRules ??= this.#slipRulesFor(word.form, calls.rules)
    this.#ask(calls.slipRules, word, found)
  }

  #ask(rules: readonly WordRule[], word: Word, found: RuleFinding[]): void {
    for (const rule of rules) collect(found, rule, rule.check(word, this.#knowledge))
  }

  #calls(word: WordForm): Calls {
    const called = [...(this.#forms.get(word.text) ?? NOBODY)]
    for (const [pattern, rule] of this.#patterns) if (pattern.test(word.text)) called.push(rule)
    this.#endings.addRules(word.text, word.text.length - 1, -1, called)
    this.#beginnings.addRules(word.text, 0, 1, called)
    if (this.#lemmas.size > 0 || this.#features.size > 0) this.#addByReadings(word, called)
    const replacements = this.#replacementsFor(word.text)
    const calls = { replacements, rules: distinct(called), slipRules: undefined }
    this.#callsOf.set(word, calls)
    return calls
  }

  #addByReadings(word: WordForm, called: WordRule[]): void {
    for (const reading of word.analyses) {
      for (const rule of this.#lemmas.get(reading.lemma) ?? NOBODY) called.push(rule)
      for (const feature of reading.features) {
        for (const rule of this.#features.get(feature) ?? NOBODY) called.push(rule)
      }
    }
  }

  /** The rules about the slip in a word that were not asked about it before. */
  #slipRulesFor(word: WordForm, asked: readonly WordRule[]): readonly WordRule[] {
    const { slip } = word
    if (slip === undefined) return NOBODY
    return (this.#slips.get(slip.kind) ?? NOBODY).filter((rule) => !asked.includes(rule))
  }

  /** The entries that a word may begin: of those that are one word only such as it matches. */
  #replacementsFor(text: string): readonly Replacement[] {
    const bare = withoutVallinam(text)
    const whole = this.#replacements.get(text)
    const undoubled = bare === text ? undefined : this.#replacements.get(bare)
    const opening = this.#openings.get(text.slice(0, OPENING))
    if (whole === undefined && undoubled === undefined && opening === undefined) return NOTHING
    const opens = opening?.filter(({ words: [beginning = ''] }) => text.startsWith(beginning))
    return [...(whole ?? NOTHING), ...(undoubled ?? NOTHING), ...(opens ?? NOTHING)]
  }

  #addPairs(rule: ReplacementRule): void {
    for (const [wrong, right] of Object.entries(rule.pairs)) {
      const open = wrong.endsWith('…')
      const words = (open ? wrong.slice(0, -1) : wrong).split(' ')
      const entry = { rule, words, right: right.endsWith('…') ? right.slice(0, -1) : right, open }
      const first = words[0] ?? ''
      if (open && words.length === 1) push(this.#openings, first.slice(0, OPENING), entry)
      else push(this.#replacements, first, entry)
    }
  }

  #addWordRule(rule: WordRule): void {
    if (rule.when.matching !== undefined) this.#patterns.push([rule.when.matching, rule])
    for (const form of rule.when.words ?? []) push(this.#forms, form, rule)
    for (const ending of rule.when.endings ?? []) this.#endings.add(ending, ending.length - 1, -1, rule)
    for (const beginning of rule.when.beginnings ?? []) this.#beginnings.add(beginning, 0, 1, rule)
    for (const lemma of rule.when.lemmas ?? []) push(this.#lemmas, lemma, rule)
    for (const kind of rule.when.slips ?? []) push(this.#slips, kind, rule)
    for (const feature of rule.when.features ?? []) push(this.#features, feature, rule)
  }
}

const NOBODY: readonly WordRule[] = []
const NOTHING: readonly Replacement[] = []

/** Nothing longer is a word; no rule has to cope with it. */
const LONGEST_WORD = 200

/** Open pairs are filed under their first code units; a shorter wrong side would match too much. */
const OPENING = 3

function distinct(rules: readonly WordRule[]): readonly WordRule[] {
  return rules.length < 2 ? rules : rules.filter((rule, i) => rules.indexOf(rule) === i)
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

/** Of verse, old prose and dialect only those findings count that know the very word. */
function keepTables(found: RuleFinding[], from: number): void {
  const kept = found.splice(from).filter(({ rule }) => 'pairs' in rule || rule.id.includes('/encoding-'))
  found.push(...kept)
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

function tryReplacement(word: Word, entry: Replacement, found: RuleFinding[]): void {
  let last = word
  for (const [i, wanted] of entry.words.entries()) {
    if (i > 0) {
      const next = last.next
      if (next === undefined || next.start - last.end !== 1) return
      last = next
    }
    const final = i === entry.words.length - 1
    const text = final && !entry.open ? bareWhen(last.text, wanted) : last.text
    if (final && entry.open ? !text.startsWith(wanted) : text !== wanted) return
  }
  const wanted = entry.words.at(-1) ?? ''
  const rest = last.text.slice(wanted.length)
  const suggestion = entry.right + (entry.open || finalVallinam(entry.right) === undefined ? rest : '')
  const { certainty } = entry.rule
  found.push({
    rule: entry.rule,
    finding: {
      start: word.start,
      end: last.end,
      suggestion,
      ...(certainty === undefined ? {} : { certainty }),
    },
  })
}

function bareWhen(text: string, wanted: string): string {
  return text === wanted ? text : withoutVallinam(text)
}
