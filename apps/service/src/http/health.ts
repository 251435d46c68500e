import { HealthStatus, ref } from '@semmai/contract'
import type { FastifyInstance } from 'fastify'
import type { BaseLogger } from 'pino'
import { Problem } from '../problem.ts'
import { REFUSAL } from './route-schema.ts'

/** What a process knows of its own state. */
export interface Health {
  /** Resolves when the database can be reached. */
  check(): Promise<void>
  /** True until the embedded set-up has its demo tenants and their issuer's file. */
  starting: boolean
  /** True from the first sign of shut-down on (decision F9). */
  draining: boolean
}

export const HEALTHY: HealthStatus = { status: 'ok' }
const RESPONSES = {
  200: { description: 'Yes', content: { 'application/json': { schema: ref(HealthStatus) } } },
  default: REFUSAL,
}

/** Whether the process should get traffic. Throws `starting`, `shutting_down`, `database_unavailable`. */
export async function requireReady(health: Health, log: Pick<BaseLogger, 'warn'>): Promise<void> {
  if (health.starting)
    throw new Problem('starting', 'The embedded set-up is not complete yet: ask again shortly.')
  if (health.draining)
    throw new Problem(
      'shutting_down',
      'This process is shutting down and takes no more traffic: call another one.',
    )
  try {
    await health.check()
  } catch (err) {
    log.warn({ err }, 'not ready')
    throw new Problem(
      'database_unavailable',
      'The database cannot be reached: see the log, and DATABASE_URL.',
    )
  }
}

/**
 * Outside `/v1`, without data: whether the process runs, and whether it should get traffic. While it drains, every
 * answer closes its connection, so that none is left idle when the port closes.
 */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const schema = { tags: ['Health'], security: [], response: RESPONSES }
  app.get(
    '/livez',
    { schema: { ...schema, operationId: 'getLiveness', summary: 'Whether the process runs' } },
    async () => HEALTHY,
  )
  const readiness = { ...schema, response: { ...RESPONSES, 503: REFUSAL } }
  app.get(
    '/readyz',
    { schema: { ...readiness, operationId: 'getReadiness', summary: 'Whether it should get traffic' } },
    async (request) => {
      await requireReady(health, request.log)
      return HEALTHY
    },
  )
  app.addHook('onSend', async (_request, reply) => {
    if (health.draining) reply.header('connection', 'close')
  })
}
