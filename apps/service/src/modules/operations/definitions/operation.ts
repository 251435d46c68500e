import type {
  MessageLanguage,
  Operation,
  OperationAcceptance,
  OperationEndpoint,
  OperationError,
  OperationResult,
  OperationStatus,
} from '@semmai/contract'

/** A row of `operation`, as far as clients see it. */
export interface OperationRow {
  tenant_id: string
  operation_id: string
  request_id: string
  endpoint: OperationEndpoint
  status: OperationStatus
  principal: string
  message_language: MessageLanguage
  result: OperationResult | null
  error: OperationError | null
  provider: string | null
  model: string | null
  latency_ms: number | null
  progress: number | null
  created_at: Date
  updated_at: Date
  completed_at: Date | null
  /** Erased on request or by retention: only the fact that it existed is left. */
  expired: boolean
}

/** The body of GET /v1/operations/{operation_id}: what is unset is absent, never null (interface 2.6). */
export function toOperation(row: OperationRow): Operation {
  return {
    operation_id: row.operation_id,
    request_id: row.request_id,
    tenant_id: row.tenant_id,
    endpoint: row.endpoint,
    status: row.status,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(row.completed_at ? { completed_at: row.completed_at.toISOString() } : {}),
    ...(row.provider === null ? {} : { provider: row.provider }),
    ...(row.model === null ? {} : { model: row.model }),
    ...(row.latency_ms === null ? {} : { latency_ms: row.latency_ms }),
    ...(row.status === 'running' && row.progress !== null ? { progress: row.progress } : {}),
    ...(row.result === null ? {} : { result: row.result }),
    ...(row.error === null ? {} : { error: row.error }),
  }
}

/** The language of the messages in the result (decision A8); null where there are none. */
export function contentLanguageOf(row: OperationRow): MessageLanguage | null {
  return row.result === null || row.endpoint === 'onboarding-certify' ? null : row.message_language
}

/** A path without origin: `poll_url` and `Location` of a 202 (interface 2.5, decision B8). */
export function pollUrl(operationId: string): string {
  return `/v1/operations/${operationId}`
}

/** The body of a 202 (interface 2.5). */
export function toAcceptance(operation: {
  requestId: string
  tenantId: string
  operationId: string
}): OperationAcceptance {
  return {
    request_id: operation.requestId,
    tenant_id: operation.tenantId,
    operation_id: operation.operationId,
    status: 'queued',
    poll_url: pollUrl(operation.operationId),
  }
}
