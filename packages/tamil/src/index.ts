export { type Changes, comparableItems, type EarlierItem } from './critique/changes.ts'
export { reviewCitations } from './critique/citations/citations.ts'
export { type Critic, type CriticData, createCritic } from './critique/critique.ts'
export type {
  CritiqueOptions,
  CritiqueResult,
  CritiqueSection,
  FactConfirmation,
  Proposal,
} from './critique/critique-result.ts'
export type { FactQuestion } from './critique/facts/questions.ts'
export type { NamedPlaces } from './critique/facts/records/fact-index.ts'
export type { Badge, FeedbackItem, SectionName } from './critique/feedback-item.ts'
export { GENRES, type Genre } from './critique/genre/genre.ts'
export type { OnTopic } from './critique/on-topic.ts'
export type { SafetyFlag } from './critique/safety-flags.ts'
export type { Band, Dimension, Mechanics, Score } from './critique/scores.ts'
export type { Strength } from './critique/strengths.ts'
export type { WordLimit } from './critique/structure/word-limit.ts'
export { LanguageDataError } from './data/binary.ts'
export { type Frequencies, openFrequencies } from './data/frequencies.ts'
export { LanguageData } from './data/language-data.ts'
export { createEngine, ENGINE_VERSION, type Engine } from './engine.ts'
export type { RawCouplet } from './knowledge/literature/couplets.ts'
export { createLiterature } from './knowledge/literature/create-literature.ts'
export type { Literature } from './knowledge/literature/literature.ts'
export {
  applyIssues,
  type Issue,
  type ProofreadOptions,
  type ProofreadResult,
  withoutOverlaps,
} from './proofread.ts'
export { RULES } from './rules/index.ts'
export {
  ISSUE_TYPES,
  type IssueType,
  MESSAGE_LANGUAGES,
  type Message,
  type MessageLanguage,
  PROFILES,
  type Profile,
  type Rule,
} from './rules/rule.ts'
export { FORMER_RULE_IDS, namesRule } from './rules/rule-names.ts'
export type { Share } from './rules/rule-set.ts'
export { clusterCount, clustersOf, isClusterBoundary, wholeClusters } from './script/clusters.ts'
export { type NormalText, normalise } from './script/normalise.ts'
export type { SharedFinding } from './shares.ts'
export { SEVERITIES, type Severity } from './text/finding.ts'
export { sentencesOf } from './text/sentences.ts'
export { tokenise } from './text/tokenise.ts'
export type { Token, TokenKind, Tokens } from './text/tokens.ts'
export type { Analysis, Feature, WordClass } from './words/analysis.ts'
export { type Lexicon, openLexicon } from './words/lexicon.ts'
