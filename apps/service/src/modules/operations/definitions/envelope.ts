import type { Envelope, Provider } from '@semmai/contract'
import type { JobResult, Work } from './work.ts'

/** What a provider made of one text. */
export interface Served<Result> {
  provider: Provider
  model: string
  result: Result
}

/** Interface 2.2 and decision C2: the body of the 200 and the result of the operation, built here only. */
export function inEnvelope<Result>(
  work: Work,
  { provider, model, result }: Served<Result>,
): JobResult<Envelope & { result: Result }> {
  return {
    provider,
    model,
    result: (latencyMs) => ({
      request_id: work.requestId,
      tenant_id: work.tenantId,
      operation_id: work.operationId,
      status: 'succeeded',
      provider,
      model,
      latency_ms: latencyMs,
      result,
    }),
  }
}
