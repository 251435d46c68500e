import type { Certainty, Findings, Severity } from '../text/finding.ts'
import type { Sentence } from '../text/sentence.ts'
import type { TamilText } from '../text/tamil-text.ts'
import type { Word } from '../text/word.ts'
import type { FormOf } from '../text/word-form.ts'
import type { Analysis, Feature } from '../words/analysis.ts'
import type { InCase } from '../words/case-forms.ts'
import type { Meanings } from '../words/confusions/by-meaning.ts'
import type { ContextSets } from '../words/confusions/context-sets.ts'
import type { Customs } from '../words/customs.ts'
import type { AgreeWith } from '../words/inflect.ts'
import type { Lexicon } from '../words/lexicon.ts'
import type { OneWordCompounds } from '../words/one-word-compounds.ts'
import type { PostpositionCases } from '../words/postposition-cases.ts'
import type { MisspellingKind } from '../words/spell-check/misspelling.ts'
import type { SpeechReader } from '../words/spoken/written-form.ts'
import type { VerbFormsByInfinitive } from '../words/verb-forms-by-infinitive.ts'
import type { ReplaceVerb } from '../words/verb-replacement.ts'
import type { Beginnings } from '../words/word-beginnings.ts'
import type { WrongCases } from '../words/wrong-cases.ts'
import type { Choices } from './pairs.ts'

export type { Finding, FindingExtra, Findings, Severity } from '../text/finding.ts'

/** What an issue is about. The first part of every rule's id, and the folder it stands in. */
export const ISSUE_TYPES = ['grammar', 'spelling', 'style', 'clarity'] as const
export type IssueType = (typeof ISSUE_TYPES)[number]

/**
 * For whom a text is read; the first is the default. `general` reports what nearly every editor would change, `school` also
 * what a teacher of Tamil marks.
 */
export const PROFILES = ['general', 'school'] as const
export type Profile = (typeof PROFILES)[number]

/** The languages of messages to users; the first is the default. */
export const MESSAGE_LANGUAGES = ['ta', 'en'] as const
export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number]

/** In every language, with `{found}`, `{suggestion}` and captures as places to fill. */
export type Message = Readonly<Record<MessageLanguage, string>>

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
  /** The word holds these letters somewhere, two at least; a vowel sign counts as a letter: `['காரர', 'ுா']`. */
  readonly containing?: readonly string[]
  /** No stem explains the word: it is unknown, or at most listed. */
  readonly unread?: true
  /** The word ends so: `['க்கு', 'ை']`. A vowel sign counts as a letter. */
  readonly endings?: readonly string[]
  readonly beginnings?: readonly string[]
  /** The word ends so, and may be a finite verb: `clauses/correct-verb.ts` has the endings. */
  readonly finite?: readonly string[]
  /** Some reading goes back to this dictionary form. */
  readonly lemmas?: readonly string[]
  /** Some reading has this feature. Dearer than the others: every word must be analysed. */
  readonly features?: readonly Feature[]
  /** The word, or the dictionary form of a reading, is one of the confusable words (confusables/contexts.txt). */
  readonly confusable?: true
  /** It is one of the spoken words (spoken/words.tsv). */
  readonly spoken?: true
  /** The spelling check found a misspelling of this kind, or a possible one: `word.form.possibleMisspelling`. */
  readonly misspellings?: readonly MisspellingKind[]
}

/** What every rule declares. The engine decides by these fields alone; the id is a public name and carries no meaning. */
interface RuleFace {
  /** `<type>/<name>`, as folder and file are called. */
  readonly id: `${IssueType}/${string}`
  readonly type: IssueType
  readonly severity: Severity
  /** Default `sure`. */
  readonly certainty?: Certainty
  /** The profiles in which the rule speaks; all of them when absent. */
  readonly profiles?: readonly Profile[]
  /**
   * For rules that ask for a doubled க் ச் த் ப் before the next word: whether all print doubles there (`required`), or a
   * writer who doubles elsewhere may leave it out between the nouns of a compound (`between-nouns`).
   */
  readonly missingDoubling?: 'required' | 'between-nouns'
  /** A mistake that practised writers hardly make: where nearly nothing else is wrong, an unsure finding is not told (`error-rate.ts`). */
  readonly byLearners?: true
  /** Whether its findings also count in verse, old prose and dialect. Those of pair tables always do. */
  readonly holdsInUnusualText?: true
  readonly message: Message
  /** The grammar place, book or reasoning that the rule rests on. */
  readonly source: string
  readonly examples: readonly Example[]
  /** Correct texts near the rule's edge, on which no rule at all may speak. */
  readonly allows: readonly string[]
  /** Texts on which the rule is known to be wrong; the tests notice when that is fixed. */
  readonly knownFailures?: readonly { readonly text: string; readonly reason: string }[]
}

/** What a check may ask besides its own word, sentence or text. */
export interface Knowledge {
  readonly lexicon: Lexicon
  /** A word apart from any text, its readings and its misspelling. */
  readonly formOf: FormOf
  /** Every reading of a word; empty for one that the engine does not know. */
  analyse(word: string): readonly Analysis[]
  /** The readings of a word by its stem: none for one that only the list of forms bears out. Quicker than `analyse`. */
  readStems(word: string): readonly Analysis[]
  /** log10 of about how often running text has a word. */
  shareOf(word: string): number
  /** The known words that a word begins with. */
  beginningsOf(word: string): Beginnings
  /** A finite verb in another person (and tense): `வந்துவிட்டாள்`, `he` → `வந்துவிட்டான்`; undefined when it cannot. */
  readonly agreeWith: AgreeWith
  /** A noun or pronoun in the second or the dative; undefined where the reading is of neither kind. */
  readonly inCase: InCase
  /** Confusable words by the company they keep, and by their meanings. */
  readonly contexts: ContextSets
  readonly meanings: Meanings
  /** Nouns that are loan words. */
  readonly loans: ReadonlySet<string>
  /** Borrowed nouns with the Tamil nouns that rules have for them. */
  readonly choices: Choices
  /** What spoken words are read with: readings by stems only. */
  readonly speech: SpeechReader
  /** What goes with what by custom: voices of animals, names of parts, verbs of nouns. */
  readonly customs: Customs
  /** Words of two parts that are written as one although each part is a word too. */
  readonly oneWordCompounds: OneWordCompounds
  /** Cases that verbs never give to their nouns. */
  readonly wrongCases: WrongCases
  /** Cases that nouns never have before a postposition. */
  readonly postpositionCases: PostpositionCases
  /** A form of one verb as the same form of another. */
  readonly replaceVerb: ReplaceVerb
  /** Other forms of a verb than the one written: the positive of a negative, the active of a passive. */
  readonly verbForms: VerbFormsByInfinitive
}

/** A rule that looks at single words, where they stand. */
export interface WordRule extends RuleFace {
  readonly when: WordTrigger
  check(word: Word, knowledge: Knowledge): Findings
}

/** A rule that looks at whole sentences. */
export interface SentenceRule extends RuleFace {
  readonly when: 'sentence'
  check(sentence: Sentence, knowledge: Knowledge): Findings
}

/** A rule that looks at the whole text once. */
export interface TextRule extends RuleFace {
  readonly when: 'text'
  check(text: TamilText, knowledge: Knowledge): Findings
}

/** A rule without code: what is wrong → what is right. See `replacementRule`. */
export interface ReplacementRule extends RuleFace {
  /** Where they stand below `data/replacements`, without `.tsv`: the id under which the rule is declared. */
  readonly pairs: string
  /** Where the words are right as they stand, by what follows the last of them. */
  readonly unless?: (last: Word) => boolean
}

/** Any rule. Tell a table by its `pairs`, the others by `when`. */
export type Rule = WordRule | SentenceRule | TextRule | ReplacementRule

/** Declares a rule with a check of its own; `when` says where it is asked. */
export function defineRule(rule: WordRule): WordRule
export function defineRule(rule: SentenceRule): SentenceRule
export function defineRule(rule: TextRule): TextRule
export function defineRule(rule: WordRule | SentenceRule | TextRule): WordRule | SentenceRule | TextRule {
  return rule
}

/**
 * Declares a rule that is a table, wrong → right, in `data/replacements/<id>.tsv`; every pair there is an example, too.
 * `அதிர்ஸ்ட…` → `அதிர்ஷ்ட…` with an ellipsis replaces the beginning of any word that starts so; `வரும் போது` →
 * `வரும்போது` matches words separated by one space. A doubled க் ச் த் ப் at the end is kept.
 */
export function replacementRule(rule: Omit<ReplacementRule, 'pairs'>): ReplacementRule {
  return { ...rule, pairs: rule.id }
}
