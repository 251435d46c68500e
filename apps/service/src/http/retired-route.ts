import { ProblemDetails, ref } from '@semmai/contract'
import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

export interface RetiredRoute {
  method: 'POST'
  url: string
  operationId: string
  /** What takes its place, as in OpenAPI. */
  successor: string
  /** A path without a template that leads to the successor: a link has to be an address. */
  link: string
}

/** A retired route stays addressable: 410 to any body, with or without a token (decision B11). */
export function serveRetired(
  app: FastifyInstance,
  { method, url, operationId, successor, link }: RetiredRoute,
): void {
  const headers = {
    Link: `<${link}>; rel="successor-version"`,
    'Link-Template': `"${successor}"; rel="successor-version"`,
  }
  app.route({
    method,
    url,
    schema: {
      deprecated: true,
      operationId,
      summary: 'Retired',
      description: `Always answers 410; use ${successor}.`,
      tags: ['Retired'],
      security: [],
      response: {
        410: {
          description: 'The route is retired (RFC 9457)',
          headers: {
            Link: { type: 'string', description: 'Leads to the successor (RFC 8288).' },
            'Link-Template': { type: 'string', description: 'The successor as a template (RFC 9652).' },
          },
          content: { 'application/problem+json': { schema: ref(ProblemDetails) } },
        },
      },
    },
    onRequest: async () => {
      throw new Problem('route_retired', `This route is retired; use ${successor}.`, { headers })
    },
    handler: () => undefined,
  })
}
