import Type, { type Static } from 'typebox'
import { envelope } from './envelope.ts'
import { LIMITS } from './limits.ts'
import { ProfileOfCall } from './profile.ts'
import { Language, oneOf, ref } from './schema-parts.ts'

/** What an issue is about. */
export const ISSUE_TYPES = ['grammar', 'spelling', 'style', 'clarity'] as const
export type IssueType = (typeof ISSUE_TYPES)[number]

/** From least to most. */
export const SEVERITIES = ['low', 'medium', 'high'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Body of POST /v1/proofread (interface 2.1). */
export const ProofreadRequest = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: LIMITS.proofreadText,
      description: '1 to 10,000 Unicode code points.',
      examples: ['அவன் நேற்று பள்ளிக்கு வந்தாள்.'],
    }),
    language: Language,
    profile: Type.Optional(ProfileOfCall),
  },
  { $id: 'ProofreadRequest', additionalProperties: false },
)
export type ProofreadRequest = Static<typeof ProofreadRequest>

/** One finding. `text.slice(start, end)` is what it is about; `alternatives` are further replacements. */
export const Issue = Type.Object(
  {
    type: oneOf(ISSUE_TYPES),
    severity: oneOf(SEVERITIES),
    message: Type.String({ description: 'Tamil, or English on `Accept-Language: en`.' }),
    start: Type.Integer({ minimum: 0, description: 'UTF-16 code units into the text as sent.' }),
    end: Type.Integer({ minimum: 1, description: 'UTF-16 code units, exclusive; greater than `start`.' }),
    suggestion: Type.String({
      description: 'Replacement for [start, end); empty deletes; the excerpt itself where nothing is safe.',
    }),
    rule: Type.String({ description: 'Stable rule id, or `textmodel`.' }),
    alternatives: Type.Array(Type.String()),
  },
  { $id: 'Issue' },
)
export type Issue = Static<typeof Issue>

/** The text as it was sent, corrected, and what was found in it. */
export const ProofreadResult = Type.Object(
  {
    original_text: Type.String(),
    corrected_text: Type.String({
      description: 'Exactly `original_text` with the suggestion of every issue applied.',
    }),
    issues: Type.Array(ref(Issue), { description: 'Sorted by `start`, never overlapping.' }),
  },
  { $id: 'ProofreadResult' },
)
export type ProofreadResult = Static<typeof ProofreadResult>

/** Body of a 200, and `result` of a finished proofread operation (interface 2.2, decision C2). */
export const ProofreadEnvelope = Type.Object(
  { ...envelope, result: ref(ProofreadResult) },
  { $id: 'ProofreadEnvelope' },
)
export type ProofreadEnvelope = Static<typeof ProofreadEnvelope>
