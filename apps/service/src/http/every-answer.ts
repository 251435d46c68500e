import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '../modules/identity/principal.ts'
import { continueTrace, type TraceContext } from './trace-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; `ANONYMOUS` before and without authentication. */
    principal: Principal
    trace: TraceContext
  }
}

const ANONYMOUS: Principal = { issuer: '', subject: '', clientId: null, tenantId: null, roles: [] }
const CLIENT_REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/

/** What every answer carries (decisions B6, B10), and the one log line of a request: never text, query or token. */
export function markEveryAnswer(app: FastifyInstance): void {
  app.decorateRequest('trace')
  app.decorateRequest('principal')
  app.addHook('onRequest', async (request, reply) => markAnswer(request, reply))
  app.addHook('onResponse', async (request, reply) => {
    const clientId = request.headers['x-request-id']?.toString() ?? ''
    request.log.info(
      {
        request_id: request.id,
        trace_id: request.trace.traceId,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ...(answersAgain(request, reply) ? { replayed_request_id: reply.getHeader('x-request-id') } : {}),
        duration_ms: Math.round(reply.elapsedTime),
        ...(request.principal.tenantId === null ? {} : { tenant_id: request.principal.tenantId }),
        ...(CLIENT_REQUEST_ID.test(clientId) ? { client_request_id: clientId } : {}),
      },
      'request',
    )
  })
}

/** A replay carries the request id of the answer that it repeats (decision B5). */
function answersAgain(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.getHeader('x-request-id') !== request.id
}

/** Sets what hooks would set; called directly where the framework refuses a request before any hook runs. */
export function markAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.principal = ANONYMOUS
  request.trace = continueTrace(request.headers.traceparent?.toString())
  reply.headers({
    'x-request-id': request.id,
    traceparent: request.trace.traceparent,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
}
