import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestMetrics } from '../observability/request-metrics.ts'

/** Logs, counts and traces the end of a request, once; status 499 where the client hung up. */
export type NoteEnd = (request: FastifyRequest, reply: FastifyReply, status: number) => void

const CLIENT_REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/
/** As nginx has it; no client gets to see it, logs and metrics do. */
export const CLIENT_CLOSED_REQUEST = 499

/** The one log line of a request: never text, query or token. */
export function createNoteEnd(metrics: RequestMetrics): NoteEnd {
  return (request, reply, status) => {
    if (request.noted) return
    request.noted = true
    const { method, trace, refusal, principal } = request
    const route = request.routeOptions.url ?? 'unknown'
    const durationMs = reply.elapsedTime
    metrics.ended({ method, route, status, durationMs, tenantId: principal.tenantId, code: refusal })
    trace.span?.end({ method, route, status })
    request.log.info(
      {
        request_id: request.id,
        trace_id: trace.traceId,
        method,
        route,
        status,
        ...(refusal === null ? {} : { code: refusal }),
        ...(answersAgain(request, reply) ? { replayed_request_id: reply.getHeader('x-request-id') } : {}),
        duration_ms: Math.round(durationMs),
        ...(principal.tenantId === null ? {} : { tenant_id: principal.tenantId }),
        ...clientRequestId(request),
      },
      status === CLIENT_CLOSED_REQUEST ? 'client hung up' : 'request',
    )
  }
}

function clientRequestId({ headers }: FastifyRequest): { client_request_id?: string } {
  const id = headers['x-request-id']?.toString() ?? ''
  return CLIENT_REQUEST_ID.test(id) ? { client_request_id: id } : {}
}

/** A replay carries the request id of the answer that it repeats (decision B5). */
function answersAgain(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.getHeader('x-request-id') !== request.id
}
