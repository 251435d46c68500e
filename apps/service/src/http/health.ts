import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'

export interface Health {
  /** Resolves when the database and the queue can be reached. */
  check(): Promise<void>
  /** True from the first sign of shut-down on. */
  draining: boolean
}

/** Outside `/v1`, without data: is the process there, and should it get traffic. */
export function serveHealth(app: FastifyInstance, health: Health): void {
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    if (health.draining) throw new Problem('shutting_down', 'This process takes no more traffic.')
    try {
      await health.check()
      return { status: 'ok' }
    } catch (err) {
      request.log.warn({ err }, 'not ready')
      throw new Problem('database_unavailable', 'The database cannot be reached.')
    }
  })
}
