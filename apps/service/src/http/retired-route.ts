import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

/** A retired route stays addressable: 410 to any body, with or without a token (decision B11). */
export function serveRetired(app: FastifyInstance, method: 'POST', url: string, successor: string): void {
  app.route({
    method,
    url,
    schema: { hide: true },
    onRequest: async () => {
      throw new Problem('route_retired', `This route is retired; use ${successor}.`, {
        headers: { Link: `<${successor}>; rel="successor-version"` },
      })
    },
    handler: () => undefined,
  })
}
