import { ProblemDetails, ref } from '@semmai/contract'
import type { FastifySchema } from 'fastify'
import type { Access, Route } from './route.ts'

/** What every answer beyond the successes is (decision B1). */
export const REFUSAL = {
  description: 'A refusal (RFC 9457)',
  content: { 'application/problem+json': { schema: ref(ProblemDetails) } },
}

/** What Fastify validates the input of a route with, serialises its answers with, and documents. */
export function schemaOf(access: Access, route: Route): FastifySchema {
  const responses = Object.entries(route.answers).map(([status, schema]) => [
    status,
    schema ?? { type: 'null', description: 'No body' },
  ])
  return {
    operationId: route.operationId,
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    tags: [route.tag],
    security: access.caller === 'public' ? [] : [{ bearer: [] }],
    ...(route.body ? { body: route.body } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.params ? { params: route.params } : {}),
    response: { ...Object.fromEntries(responses), default: REFUSAL },
  }
}
