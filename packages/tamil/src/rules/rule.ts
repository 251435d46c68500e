import type { Sentence } from '../text/sentence.ts'
import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { FormOf } from '../text/word-form.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import type { Person } from '../words/inflect.ts'
import type { Lexicon } from '../words/lexicon.ts'
import type { SlipKind } from '../words/spelling/slips.ts'

export type IssueType = 'grammar' | 'spelling' | 'style' | 'clarity'
export type Severity = 'low' | 'medium' | 'high'
export type MessageLanguage = 'ta' | 'en'

/**
 * How far a finding is trusted.
 * `sure` and `likely` are applied to the corrected text (of two that clash, `sure` wins);
 * `doubtful` is shown with its `suggestion` among the alternatives, and the text stays.
 */
export type Certainty = 'sure' | 'likely' | 'doubtful'

/** What may be added to a finding besides its place and suggestion. */
export interface FindingExtra {
  readonly alternatives?: readonly string[]
  readonly certainty?: Certainty
  readonly severity?: Severity
  /** Values for the `{name}` places of the rule's message. `{found}` and `{suggestion}` are always there. */
  readonly captures?: Readonly<Record<string, string>>
}

/** One fault in a text. Offsets: UTF-16 code units into the normalised text, half open. */
export interface Finding extends FindingExtra {
  readonly start: number
  readonly end: number
  /** The replacement for `[start, end)`; empty deletes; absent: the rule only advises. */
  readonly suggestion?: string
}

export type Findings = Finding | readonly Finding[] | undefined

/** In both languages, with `{found}`, `{suggestion}` and captures as places to fill. */
export interface Message {
  readonly ta: string
  readonly en: string
}

/** A faulty text, the fault in [brackets] (⟦…⟧ if the text itself has brackets), and what the engine answers. */
export interface Example {
  readonly wrong: string
  /** The corrected text; left out when the rule only advises or doubts. */
  readonly right?: string
  /** The candidates a doubtful finding names. */
  readonly alternatives?: readonly string[]
}

/** Which words a rule is asked about. Several keys: any of them calls the rule, once a word. */
export interface WordTrigger {
  /** Exact forms. */
  readonly words?: readonly string[]
  /** The word's letters match (no `g` flag). Tried on every new word: keep it short, and let `check` look closer. */
  readonly matching?: RegExp
  /** The word ends so: `['க்கு', 'ை']`. A vowel sign counts as a letter. */
  readonly endings?: readonly string[]
  readonly beginnings?: readonly string[]
  /** Some reading goes back to this dictionary form. */
  readonly lemmas?: readonly string[]
  /** Some reading has this feature. Dearer than the others: every word must be analysed. */
  readonly features?: readonly Feature[]
  /** The spelling check found a slip of this kind: `word.slip` holds its candidates. */
  readonly slips?: readonly SlipKind[]
}

interface RuleFace {
  /** `<type>/<name>`, as folder and file are called. */
  readonly id: `${IssueType}/${string}`
  readonly severity: Severity
  /** Default `sure`. */
  readonly certainty?: Certainty
  readonly message: Message
  /** The grammar place, book or reasoning that the rule rests on. */
  readonly source: string
  readonly examples: readonly Example[]
  /** Correct texts near the rule's edge, on which no rule at all may speak. */
  readonly allows: readonly string[]
  /** Texts on which the rule is known to be wrong; the tests notice when that is mended. */
  readonly knownFailures?: readonly { readonly text: string; readonly reason: string }[]
}

/** What a check may ask besides its own word, sentence or text. */
export interface Knowledge {
  readonly lexicon: Lexicon
  /** A word apart from any text, its readings and its slip. */
  readonly formOf: FormOf
  /** Every reading of a word; empty for one that the engine does not know. */
  analyse(word: string): readonly Analysis[]
  /** A finite verb in another person (and tense): `வந்துவிட்டாள்`, `he` → `வந்துவிட்டான்`; undefined when it cannot. */
  agreeWith(verb: string, person: Person, tense?: 'past' | 'present' | 'future'): string | undefined
}

export interface WordRule extends RuleFace {
  readonly when: WordTrigger
  check(word: Word, knowledge: Knowledge): Findings
}

export interface SentenceRule extends RuleFace {
  readonly when: 'sentence'
  check(sentence: Sentence, knowledge: Knowledge): Findings
}

export interface TextRule extends RuleFace {
  readonly when: 'text'
  check(text: TamilText, knowledge: Knowledge): Findings
}

/** A rule without code: what is wrong → what is right. See `replacementRule`. */
export interface ReplacementRule extends RuleFace {
  readonly pairs: Readonly<Record<string, string>>
}

export type Rule = WordRule | SentenceRule | TextRule | ReplacementRule

/** Declares a rule with a check of its own; `when` says where it is asked. */
export function defineRule(rule: WordRule): WordRule
export function defineRule(rule: SentenceRule): SentenceRule
export function defineRule(rule: TextRule): TextRule
export function defineRule(rule: WordRule | SentenceRule | TextRule): WordRule | SentenceRule | TextRule {
  return rule
}

/**
 * Declares a rule that is a table, wrong → right; its examples are its pairs.
 * `'அதிர்ஸ்ட…': 'அதிர்ஷ்ட…'` with an ellipsis replaces the beginning of any word that starts so;
 * `'வரும் போது': 'வரும்போது'` matches words parted by one space. A doubled க் ச் த் ப் at the end is kept.
 */
export function replacementRule(
  rule: Omit<ReplacementRule, 'examples'> & { readonly examples?: readonly Example[] },
): ReplacementRule {
  const fromPairs = Object.entries(rule.pairs)
    .filter(([wrong]) => !wrong.endsWith('…'))
    .map(([wrong, right]) => ({ wrong: `[${wrong}]`, right }))
  return { ...rule, examples: [...(rule.examples ?? []), ...fromPairs] }
}

/** The issue type of a rule: the first part of its id. */
export function typeOf(rule: { readonly id: string }): IssueType {
  return rule.id.slice(0, rule.id.indexOf('/')) as IssueType
}
