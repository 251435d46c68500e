import Type, { type Static } from 'typebox'
import { envelope } from './envelope.ts'
import { LIMITS } from './limits.ts'
import { ProfileOfCall } from './profile.ts'
import { SEVERITIES } from './proofread.ts'
import { Language, oneOf, oneOfOrNull, ref, stringOrNull } from './schema-parts.ts'

export const CRITIQUE_CATEGORIES = ['structure', 'clarity', 'facts', 'citations'] as const
export const BADGES = ['verified', 'unverified', 'conflicting'] as const
/** Why a critique is the built-in one although a model serves the tenant (decision B3); codes of decision C8. */
export const CRITIQUE_WARNING_CODES = [
  'provider_auth_failed',
  'provider_quota_exceeded',
  'provider_rate_limited',
  'provider_unreachable',
  'provider_timeout',
  'provider_bad_response',
  'provider_refused',
] as const
export const SAFETY_FLAG_TYPES = ['meaning-change', 'unverified', 'conflicting'] as const

/** Body of POST /v1/essay-critique (interface 2.3). */
export const EssayCritiqueRequest = Type.Object(
  {
    essay: Type.String({
      minLength: 1,
      maxLength: LIMITS.essay,
      description: '1 to 20,000 Unicode code points.',
    }),
    language: Language,
    profile: Type.Optional(ProfileOfCall),
  },
  { $id: 'EssayCritiqueRequest', additionalProperties: false },
)
export type EssayCritiqueRequest = Static<typeof EssayCritiqueRequest>

export const FeedbackLocation = Type.Object(
  {
    from: Type.Integer({ minimum: 0, description: 'UTF-16 code units into the essay as sent.' }),
    to: Type.Integer({ minimum: 0, description: 'UTF-16 code units, exclusive.' }),
    excerpt: Type.String({ description: 'Exactly the essay from `from` to `to`.' }),
  },
  { $id: 'FeedbackLocation' },
)
export type FeedbackLocation = Static<typeof FeedbackLocation>

export const FeedbackSuggestion = Type.Object(
  { text: Type.String(), canAutoApply: Type.Boolean(), meaningMayChange: Type.Boolean() },
  { $id: 'FeedbackSuggestion' },
)
export type FeedbackSuggestion = Static<typeof FeedbackSuggestion>

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

export const CritiqueSection = Type.Object(
  { title: Type.String(), summary: Type.String(), items: Type.Array(ref(FeedbackItem)) },
  { $id: 'CritiqueSection' },
)
export type CritiqueSection = Static<typeof CritiqueSection>

export const SafetyFlag = Type.Object(
  {
    itemId: Type.String({ description: 'The id of a feedback item of this result.' }),
    type: oneOf(SAFETY_FLAG_TYPES),
    message: Type.String(),
  },
  { $id: 'SafetyFlag' },
)
export type SafetyFlag = Static<typeof SafetyFlag>

export const EssayCritiqueResult = Type.Object(
  {
    summary: Type.String(),
    topFixes: Type.Array(Type.String(), { maxItems: 5 }),
    sections: Type.Object({
      structure: ref(CritiqueSection),
      clarity: ref(CritiqueSection),
      facts: ref(CritiqueSection),
      citations: ref(CritiqueSection),
    }),
    safetyFlags: Type.Array(ref(SafetyFlag)),
  },
  { $id: 'EssayCritiqueResult' },
)
export type EssayCritiqueResult = Static<typeof EssayCritiqueResult>

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
        description: 'Where the model failed: the critique is the built-in one, and `code` says why.',
      }),
    ),
    result: ref(EssayCritiqueResult),
  },
  { $id: 'EssayCritiqueEnvelope' },
)
export type EssayCritiqueEnvelope = Static<typeof EssayCritiqueEnvelope>
