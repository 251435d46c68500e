import type { ProblemCode } from '@semmai/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Principal } from '../modules/identity/principal.ts'
import type { NoteEnd } from './request-end.ts'
import { continueTrace, type TraceContext } from './trace-context.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; `ANONYMOUS` before and without authentication. */
    principal: Principal
    trace: TraceContext
    /** Why it was refused; null until it is. */
    refusal: ProblemCode | null
    /** Whether its end has been logged and counted. */
    noted: boolean
  }
}

const ANONYMOUS: Principal = { issuer: '', subject: '', clientId: null, tenantId: null, roles: [] }

/** What every answer carries (decisions B6, B10). */
export function markEveryAnswer(app: FastifyInstance, noteEnd: NoteEnd): void {
  app.decorateRequest('trace')
  app.decorateRequest('principal')
  app.decorateRequest('refusal', null)
  app.decorateRequest('noted', false)
  app.addHook('onRequest', (request, reply, done) => {
    markAnswer(request, reply)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    noteEnd(request, reply, reply.statusCode)
    done()
  })
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
