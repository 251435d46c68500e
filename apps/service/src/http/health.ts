import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem.ts'
import { REFUSAL } from './route-schema.ts'

export interface Health {
  /** Resolves when the database and the queue can be reached. */
  check(): Promise<void>
  /** True from the first sign of shut-down on. */
  draining: boolean
}

const OK = { status: 'ok' }
const RESPONSES = {
  200: {
    description: 'Yes',
    type: 'object',
    properties: { status: { type: 'string', enum: [OK.status] } },
    required: ['status'],
  },
  default: REFUSAL,
}

/** Outside `/v1`, without data: is the process there, and should it get traffic. */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const schema = { tags: ['Health'], security: [], response: RESPONSES }
  app.get('/livez', { schema: { ...schema, summary: 'Whether the process lives' } }, async () => OK)
  app.get('/readyz', { schema: { ...schema, summary: 'Whether it should get traffic' } }, async (request) => {
    if (health.draining) throw new Problem('shutting_down', 'This process takes no more traffic.')
    try {
      await health.check()
      return OK
    } catch (err) {
      request.log.warn({ err }, 'not ready')
      throw new Problem('database_unavailable', 'The database cannot be reached.')
    }
  })
}
