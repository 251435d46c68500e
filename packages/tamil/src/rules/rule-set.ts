import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { Feature } from '../words/analysis.ts'
import { remember } from '../words/remember.ts'
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

/** A word rule and the turn at which it was last asked: several keys may call it, and it is asked once a word. */
interface Callee {
  readonly rule: WordRule
  lastTurn: number
}

/** All rules, indexed by what calls them, so that a word meets only the rules that may speak about it. */
export class RuleSet {
  readonly #anyWord: Callee[] = []
  readonly #forms = new Map<string, Callee[]>()
  readonly #endings = new Affixes(
    (word) => word.charCodeAt(word.length - 1),
    (word, length) => word.slice(-length),
  )
  readonly #beginnings = new Affixes(
    (word) => word.charCodeAt(0),
    (word, length) => word.slice(0, length),
  )
  readonly #lemmas = new Map<string, Callee[]>()
  readonly #features = new Map<Feature, Callee[]>()
  readonly #slips = new Map<SlipKind, Callee[]>()
  readonly #replacements = new Map<string, Replacement[]>()
  readonly #openings = new Map<string, Replacement[]>()
  readonly #sentenceRules: SentenceRule[] = []
  readonly #textRules: TextRule[] = []
  /** What a word's letters alone call, remembered: running text is made of few words. */
  readonly #byLetters = remember((text) => this.#calleesByLetters(text))
  readonly #replacementsOf = remember((text) => this.#replacementsFor(text))
  #turn = 0

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      if ('pairs' in rule) this.#addPairs(rule)
      else if (rule.when === 'sentence') this.#sentenceRules.push(rule as SentenceRule)
      else if (rule.when === 'text') this.#textRules.push(rule as TextRule)
      else this.#addWordRule(rule as WordRule)
    }
  }

  /** Everything the rules find in a text, in no particular order. */
  run(text: TamilText, knowledge: Knowledge): RuleFinding[] {
    const found: RuleFinding[] = []
    for (const rule of this.#textRules) collect(found, rule, rule.check(text, knowledge))
    for (const sentence of text.sentences) {
      const from = found.length
      for (const rule of this.#sentenceRules) collect(found, rule, rule.check(sentence, knowledge))
      for (const word of sentence.words) this.#runWord(word, knowledge, found)
      if (found.length > from && sentence.isUnusual) keepTables(found, from)
    }
    return found
  }

  #runWord(word: Word, knowledge: Knowledge, found: RuleFinding[]): void {
    if (word.text.length > LONGEST_WORD) return
    const before = found.length
    for (const entry of this.#replacementsOf(word.text)) tryReplacement(word, entry, found)
    const turn = ++this.#turn
    const ask = (callees: readonly Callee[] | undefined) => {
      if (callees === undefined) return
      for (const callee of callees) {
        if (callee.lastTurn === turn) continue
        callee.lastTurn = turn
        collect(found, callee.rule, callee.rule.check(word, knowledge))
      }
    }
    ask(this.#byLetters(word.text))
    if (this.#lemmas.size > 0 || this.#features.size > 0) this.#askByReadings(word, ask)
    if (this.#slips.size === 0 || hasSpelling(found, before)) return
    const { slip } = word
    if (slip !== undefined) ask(this.#slips.get(slip.kind))
  }

  #calleesByLetters(text: string): readonly Callee[] {
    const callees = [...this.#anyWord, ...(this.#forms.get(text) ?? NOBODY)]
    this.#endings.addCallees(text, callees)
    this.#beginnings.addCallees(text, callees)
    return callees
  }

  #askByReadings(word: Word, ask: (callees: readonly Callee[] | undefined) => void): void {
    for (const reading of word.analyses) {
      ask(this.#lemmas.get(reading.lemma))
      for (const feature of reading.features) ask(this.#features.get(feature))
    }
  }

  #replacementsFor(text: string): readonly Replacement[] {
    const bare = withoutVallinam(text)
    const whole = this.#replacements.get(text)
    const undoubled = bare === text ? undefined : this.#replacements.get(bare)
    const opening = this.#openings.get(text.slice(0, OPENING))
    if (whole === undefined && undoubled === undefined && opening === undefined) return NOTHING
    return [...(whole ?? NOTHING), ...(undoubled ?? NOTHING), ...(opening ?? NOTHING)]
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
    const callee: Callee = { rule, lastTurn: 0 }
    if (rule.when.anyWord) this.#anyWord.push(callee)
    for (const form of rule.when.words ?? []) push(this.#forms, form, callee)
    for (const ending of rule.when.endings ?? []) this.#endings.add(ending, callee)
    for (const beginning of rule.when.beginnings ?? []) this.#beginnings.add(beginning, callee)
    for (const lemma of rule.when.lemmas ?? []) push(this.#lemmas, lemma, callee)
    for (const kind of rule.when.slips ?? []) push(this.#slips, kind, callee)
    for (const feature of rule.when.features ?? []) push(this.#features, feature, callee)
  }
}

/** Rules by the letters that words end or begin in: one look-up for each length that goes with the outer letter. */
class Affixes {
  readonly #callees = new Map<string, Callee[]>()
  readonly #lengths = new Map<number, number[]>()
  readonly #outer: (word: string) => number
  readonly #cut: (word: string, length: number) => string

  constructor(outer: (word: string) => number, cut: (word: string, length: number) => string) {
    this.#outer = outer
    this.#cut = cut
  }

  add(affix: string, callee: Callee): void {
    push(this.#callees, affix, callee)
    const outer = this.#outer(affix)
    if (this.#lengths.get(outer)?.includes(affix.length) !== true) push(this.#lengths, outer, affix.length)
  }

  /** Adds to `callees` the rules that a word calls; a rule may come twice. */
  addCallees(word: string, callees: Callee[]): void {
    const lengths = this.#lengths.get(this.#outer(word))
    if (lengths === undefined) return
    for (const length of lengths) {
      if (length > word.length) continue
      for (const callee of this.#callees.get(this.#cut(word, length)) ?? NOBODY) callees.push(callee)
    }
  }
}

const NOBODY: readonly Callee[] = []
const NOTHING: readonly Replacement[] = []

/** Nothing longer is a word; no rule has to cope with it. */
const LONGEST_WORD = 200

/** Open pairs are filed under their first code units; a shorter wrong side would match too much. */
const OPENING = 3

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
