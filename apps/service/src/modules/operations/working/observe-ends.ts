import type { BaseLogger } from 'pino'
import type { OperationMetrics } from '../../../observability/operation-metrics.ts'
import type { Failed, Outcome, Work } from '../definitions/work.ts'

/** Told how operations end, for the log and the metrics: names and numbers, never a text. */
export interface EndObserver {
  ended(work: Work, outcome: Outcome, attempt: number): void
  willRetry(work: Work, failure: Failed, attempt: number, delayMs: number): void
  cancelled(work: Pick<Work, 'tenantId' | 'operationId' | 'endpoint'>): void
}

/** One log line and one count for each operation that ends, or whose attempt is repeated. */
export function observeEnds(metrics: OperationMetrics, log: BaseLogger): EndObserver {
  return {
    ended(work, outcome, attempt) {
      const code = outcome.status === 'failed' ? outcome.code : null
      const { endpoint } = work
      metrics.ended({ endpoint, outcome: outcome.status, code, latencyMs: outcome.latencyMs })
      if (endpoint === 'onboarding-certify') metrics.certified(modeOf(outcome), certified(outcome))
      log.info({ ...nameOf(work), status: outcome.status, attempt, ...factsOf(outcome) }, 'operation ended')
    },
    willRetry(work, failure, attempt, delayMs) {
      metrics.retried(work.endpoint, failure.code)
      const facts = { attempt, delay_ms: delayMs, ...factsOf(failure) }
      log.info({ ...nameOf(work), ...facts }, 'operation is tried again')
    },
    cancelled({ tenantId, operationId, endpoint }) {
      metrics.ended({ endpoint, outcome: 'cancelled', code: null, latencyMs: null })
      const name = { operation_id: operationId, tenant_id: tenantId, endpoint }
      log.info({ ...name, status: 'cancelled' }, 'operation ended')
    },
  }
}

function nameOf({ operationId, requestId, tenantId, endpoint, traceparent }: Work) {
  return {
    operation_id: operationId,
    request_id: requestId,
    tenant_id: tenantId,
    endpoint,
    ...(traceparent === null ? {} : { trace_id: traceparent.split('-')[1] }),
  }
}

function factsOf(outcome: Outcome) {
  const { usage, modelCalls, latencyMs } = outcome
  return {
    ...(outcome.status === 'failed'
      ? { code: outcome.code }
      : { provider: outcome.provider, model: outcome.model }),
    latency_ms: Math.round(latencyMs),
    ...(usage === null ? {} : usage),
    ...(modelCalls === undefined || modelCalls.count === 0
      ? {}
      : {
          provider_calls: modelCalls.count,
          provider_latency_ms: Math.round(modelCalls.latencyMs),
          ...(modelCalls.failedStatus === null ? {} : { provider_status: modelCalls.failedStatus }),
        }),
  }
}

function modeOf(outcome: Outcome): string {
  return outcome.status === 'succeeded' && 'mode' in outcome.result ? outcome.result.mode : 'unknown'
}

function certified(outcome: Outcome): 'passed' | 'not_passed' | 'failed' {
  if (outcome.status === 'failed') return 'failed'
  return 'passed' in outcome.result && outcome.result.passed ? 'passed' : 'not_passed'
}
