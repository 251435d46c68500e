import type { FastifyInstance } from 'fastify'

export interface Health {
  /** Resolves when the database and the queue can be reached. */
  check(): Promise<void>
  /** True from the first sign of shut-down on. */
  draining: boolean
}

/** Outside `/v1`, without data: is the process there, and should it get traffic. */
export function serveHealth(app: FastifyInstance, health: Health): void {
  app.get('/livez', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (health.draining) return reply.code(503).send({ status: 'draining' })
    try {
      await health.check()
      return { status: 'ok' }
    } catch (err) {
      request.log.warn({ err }, 'not ready')
      return reply.code(503).send({ status: 'unavailable' })
    }
  })
}
