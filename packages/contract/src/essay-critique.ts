import Type, { type Static } from 'typebox'
import { envelope } from './envelope.ts'
import { GENRES } from './essay-critique-request.ts'
import { SEVERITIES } from './proofread.ts'
import { oneOf, oneOfOrNull, ref, stringOrNull } from './schema-parts.ts'

/** The four sections of a critique, in their order. */
export const CRITIQUE_CATEGORIES = ['structure', 'clarity', 'facts', 'citations'] as const
/** What evidence says of a statement or quotation: confirmed, nothing found, contradicted. */
export const BADGES = ['verified', 'unverified', 'conflicting'] as const
/** What scores are given for (decision F2); the rubric is in `docs/critique-rubric.md`. */
export const SCORE_DIMENSIONS = [...CRITIQUE_CATEGORIES, 'mechanics'] as const
/** What a score is in words, best first; the bounds are in `docs/critique-rubric.md`. */
export const SCORE_BANDS = ['excellent', 'good', 'fair', 'weak'] as const

/** Why a critique is the built-in one although a model serves the tenant (decision B3); codes of decision C8. */
export const MODEL_FAILURE_CODES = [
  'provider_auth_failed',
  'provider_quota_exceeded',
  'provider_rate_limited',
  'provider_unreachable',
  'provider_timeout',
  'provider_bad_response',
  'provider_refused',
] as const
/** What a critique was given without: the model, or the comparison with an earlier draft (decision F1). */
export const CRITIQUE_WARNING_CODES = [...MODEL_FAILURE_CODES, 'previous_operation_unavailable'] as const
/**
 * Why a writer should look before accepting: the suggestion changes the meaning, or evidence is missing or
 * speaks against the statement.
 */
export const SAFETY_FLAG_TYPES = ['meaning-change', 'unverified', 'conflicting'] as const

/**
 * A stretch of the essay: UTF-16 code units, as JavaScript counts, so `essay.slice(from, to) === excerpt`.
 */
export const FeedbackLocation = Type.Object(
  {
    from: Type.Integer({ minimum: 0, description: 'UTF-16 code units into the essay as sent.' }),
    to: Type.Integer({ minimum: 0, description: 'UTF-16 code units, exclusive.' }),
    excerpt: Type.String({ description: 'Exactly the essay from `from` to `to`.' }),
  },
  { $id: 'FeedbackLocation' },
)
export type FeedbackLocation = Static<typeof FeedbackLocation>

/** The text to put in place of the excerpt. Only with `canAutoApply` may a client apply it without asking. */
export const FeedbackSuggestion = Type.Object(
  { text: Type.String(), canAutoApply: Type.Boolean(), meaningMayChange: Type.Boolean() },
  { $id: 'FeedbackSuggestion' },
)
export type FeedbackSuggestion = Static<typeof FeedbackSuggestion>

/**
 * One finding. `id` is unique within the result; `sourceUrl` and `sourceTitle` name the evidence of a badge.
 */
export const FeedbackItem = Type.Object(
  {
    id: Type.String(),
    category: oneOf(CRITIQUE_CATEGORIES),
    severity: oneOf(SEVERITIES),
    title: Type.String(),
    description: Type.String(),
    location: ref(FeedbackLocation),
    suggestion: ref(FeedbackSuggestion),
    badge: oneOfOrNull(BADGES, { description: 'Only in `facts` and `citations`, only from evidence.' }),
    sourceUrl: stringOrNull(),
    sourceTitle: stringOrNull(),
  },
  { $id: 'FeedbackItem' },
)
export type FeedbackItem = Static<typeof FeedbackItem>

/** The findings of one category, and what they come to. */
export const CritiqueSection = Type.Object(
  { title: Type.String(), summary: Type.String(), items: Type.Array(ref(FeedbackItem)) },
  { $id: 'CritiqueSection' },
)
export type CritiqueSection = Static<typeof CritiqueSection>

/** A warning about one item, to be shown beside it. */
export const SafetyFlag = Type.Object(
  {
    itemId: Type.String({ description: 'The id of a feedback item of this result.' }),
    type: oneOf(SAFETY_FLAG_TYPES),
    message: Type.String(),
  },
  { $id: 'SafetyFlag' },
)
export type SafetyFlag = Static<typeof SafetyFlag>

/** The score of one dimension, 0 to 100; `score` and `band` are null together. */
export const CritiqueScore = Type.Object(
  {
    dimension: oneOf(SCORE_DIMENSIONS),
    score: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      minimum: 0,
      maximum: 100,
      description: 'By the rubric in docs/critique-rubric.md; null where there is nothing to judge.',
    }),
    band: oneOfOrNull(SCORE_BANDS),
    reasons: Type.Array(Type.String(), { description: 'Ids of the items that lowered the score.' }),
  },
  { $id: 'CritiqueScore' },
)
export type CritiqueScore = Static<typeof CritiqueScore>

/** Something done well, and where. */
export const CritiqueStrength = Type.Object(
  { title: Type.String(), description: Type.String(), location: ref(FeedbackLocation) },
  { $id: 'CritiqueStrength' },
)
export type CritiqueStrength = Static<typeof CritiqueStrength>

/** The kind of text by whose rules the essay was read. */
export const CritiqueGenre = Type.Object(
  {
    value: oneOf(GENRES),
    given: Type.Boolean({ description: 'Whether the request named it; otherwise it was recognised.' }),
  },
  { $id: 'CritiqueGenre' },
)
export type CritiqueGenre = Static<typeof CritiqueGenre>

const count = Type.Integer({ minimum: 0 })
/** How many issues POST /v1/proofread would report in the same text, by type. */
export const CritiqueMechanics = Type.Object(
  { spelling: count, grammar: count, style: count, clarity: count },
  {
    $id: 'CritiqueMechanics',
    description: 'The issues that the built-in proofreading finds in the same text.',
  },
)
export type CritiqueMechanics = Static<typeof CritiqueMechanics>

/** Whether the essay is about its title or the `prompt` of the request; absent where there is neither. */
export const OnTopic = Type.Object(
  {
    value: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description: 'Null where it cannot be told.',
    }),
    reason: Type.String(),
  },
  { $id: 'OnTopic' },
)
export type OnTopic = Static<typeof OnTopic>

/**
 * What became of the items of the draft that `previous_operation_id` names; the ids are those of the critique
 * that has the item.
 */
export const CritiqueChanges = Type.Object(
  {
    resolved: Type.Array(Type.String(), {
      description: 'Ids of items of the earlier critique that are gone.',
    }),
    remaining: Type.Array(Type.String(), {
      description: 'Ids of items of this critique that were there before.',
    }),
    added: Type.Array(Type.String(), { description: 'Ids of items of this critique that are new.' }),
  },
  {
    $id: 'CritiqueChanges',
    description: 'Against the earlier draft. Verified items are no faults and in none of the lists.',
  },
)
export type CritiqueChanges = Static<typeof CritiqueChanges>

/** The four sections of a critique. */
export const CritiqueSections = Type.Object(
  {
    structure: ref(CritiqueSection),
    clarity: ref(CritiqueSection),
    facts: ref(CritiqueSection),
    citations: ref(CritiqueSection),
  },
  { $id: 'CritiqueSections' },
)
export type CritiqueSections = Static<typeof CritiqueSections>

/** The critique of an essay (interface 2.4). `topFixes` are at most five, the gravest first. */
export const EssayCritiqueResult = Type.Object(
  {
    summary: Type.String(),
    topFixes: Type.Array(Type.String(), { maxItems: 5 }),
    sections: ref(CritiqueSections),
    safetyFlags: Type.Array(ref(SafetyFlag)),
    scores: Type.Optional(Type.Array(ref(CritiqueScore))),
    strengths: Type.Optional(Type.Array(ref(CritiqueStrength))),
    wordCount: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Runs of letters and digits between spaces.' }),
    ),
    genre: Type.Optional(ref(CritiqueGenre)),
    mechanics: Type.Optional(ref(CritiqueMechanics)),
    onTopic: Type.Optional(ref(OnTopic)),
    changes: Type.Optional(ref(CritiqueChanges)),
  },
  { $id: 'EssayCritiqueResult' },
)
export type EssayCritiqueResult = Static<typeof EssayCritiqueResult>

/** Something that the critique was made without; `code` is stable, `detail` is for people. */
export const CritiqueWarning = Type.Object(
  { code: oneOf(CRITIQUE_WARNING_CODES), detail: Type.String() },
  { $id: 'CritiqueWarning' },
)
export type CritiqueWarning = Static<typeof CritiqueWarning>

/** Body of a 200, and `result` of a finished essay-critique operation (interface 2.4, decision C2). */
export const EssayCritiqueEnvelope = Type.Object(
  {
    ...envelope,
    warnings: Type.Optional(
      Type.Array(ref(CritiqueWarning), {
        description:
          'What the critique was given without: the model (then it is the built-in one, and `code` says why), or ' +
          'the comparison with the earlier draft.',
      }),
    ),
    result: ref(EssayCritiqueResult),
  },
  { $id: 'EssayCritiqueEnvelope' },
)
export type EssayCritiqueEnvelope = Static<typeof EssayCritiqueEnvelope>
