import Type, { type Static } from 'typebox'
import { CertificationResult } from './certification.ts'
import { EssayCritiqueEnvelope } from './essay-critique.ts'
import { page, pageQuery } from './page.ts'
import { ProofreadEnvelope } from './proofread.ts'
import { oneOf, RequestId, ref, TenantId, Timestamp, Uuid } from './schema-parts.ts'

/** Endpoints whose call carries a text. */
export const TEXT_ENDPOINTS = ['proofread', 'essay-critique'] as const
export type TextEndpoint = (typeof TEXT_ENDPOINTS)[number]

/** Endpoints whose work is an operation (interface 2.6). */
export const OPERATION_ENDPOINTS = [...TEXT_ENDPOINTS, 'onboarding-certify'] as const
export type OperationEndpoint = (typeof OPERATION_ENDPOINTS)[number]

/** `queued` and `running` move on; the others are final. */
export const OPERATION_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type OperationStatus = (typeof OPERATION_STATUSES)[number]

/** `error.code` of a failed operation and of a failed validation (decision C8). */
export const OPERATION_ERROR_CODES = [
  'provider_auth_failed',
  'provider_quota_exceeded',
  'provider_rate_limited',
  'provider_unreachable',
  'provider_timeout',
  'provider_bad_response',
  'provider_refused',
  'credential_missing',
  'credential_lost',
  'deadline_exceeded',
  'attempts_exhausted',
  'internal',
] as const
export type OperationErrorCode = (typeof OPERATION_ERROR_CODES)[number]

/** Body of a 202 (interface 2.5). */
export const OperationAcceptance = Type.Object(
  {
    request_id: RequestId,
    tenant_id: TenantId,
    operation_id: Uuid,
    status: oneOf(['queued']),
    poll_url: Type.String({ examples: ['/v1/operations/0199b6a0-6e4c-7cc3-8000-3a2f1b0c9d8e'] }),
  },
  { $id: 'OperationAcceptance' },
)
export type OperationAcceptance = Static<typeof OperationAcceptance>

/** Why an operation failed; `code` is stable, `message` is for people. */
export const OperationError = Type.Object(
  { code: oneOf(OPERATION_ERROR_CODES), message: Type.String() },
  { $id: 'OperationError' },
)
export type OperationError = Static<typeof OperationError>

/** The schema of `result`, by endpoint. */
export const OPERATION_RESULTS = {
  proofread: ProofreadEnvelope,
  'essay-critique': EssayCritiqueEnvelope,
  'onboarding-certify': CertificationResult,
} as const satisfies Readonly<Record<OperationEndpoint, object>>

/** `result` of a succeeded operation, by its endpoint. */
export type OperationResults = {
  [Endpoint in OperationEndpoint]: Static<(typeof OPERATION_RESULTS)[Endpoint]>
}
/** `result` of a succeeded operation of any endpoint. */
export type OperationResult = OperationResults[OperationEndpoint]

/** Body of GET /v1/operations/{operation_id} (interface 2.6). Absent members are absent, never null. */
export const Operation = Type.Object(
  {
    operation_id: Uuid,
    request_id: RequestId,
    tenant_id: TenantId,
    endpoint: oneOf(OPERATION_ENDPOINTS),
    status: oneOf(OPERATION_STATUSES),
    created_at: Timestamp,
    updated_at: Timestamp,
    completed_at: Type.Optional(Timestamp),
    provider: Type.Optional(Type.String()),
    model: Type.Optional(Type.String()),
    latency_ms: Type.Optional(Type.Number({ minimum: 0 })),
    progress: Type.Optional(
      Type.Number({ minimum: 0, maximum: 1, description: 'How far a running operation is.' }),
    ),
    result: Type.Optional(
      Type.Unsafe<OperationResult>({
        type: 'object',
        additionalProperties: true,
        description:
          'When `succeeded`: ProofreadEnvelope, EssayCritiqueEnvelope or CertificationResult by `endpoint`.',
      }),
    ),
    error: Type.Optional(ref(OperationError)),
  },
  { $id: 'Operation' },
)
export type Operation = Static<typeof Operation>

/** Body of GET /v1/operations, newest first. */
export const OperationPage = page('OperationPage', Operation)
export type OperationPage = Static<typeof OperationPage>

/** Query of GET /v1/operations (decision C6). */
export const OperationListQuery = Type.Object(
  {
    status: Type.Optional(oneOf(OPERATION_STATUSES)),
    endpoint: Type.Optional(oneOf(OPERATION_ENDPOINTS)),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type OperationListQuery = Static<typeof OperationListQuery>

/** Path of one operation. */
export const OperationPath = Type.Object({ operation_id: Type.String() })
export type OperationPath = Static<typeof OperationPath>
