import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { CLIENT_CLOSED_REQUEST } from './error-handler.ts'

export interface Metrics {
  registry: Registry
  observeRequests(app: FastifyInstance): void
  /** Operations under way in this process. */
  watchOperations(size: () => number): void
  /** What becomes of a model's proposals: edits not accepted, by reason, and answers that could not be used. */
  watchModelAnswers(): { onRejected(reason: string): void; onDegraded(): void }
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  // Measured every 100 ms: at the default of 10 ms an idle process would wake a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const duration = new Histogram({
    name: 'semmai_http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return {
    registry,
    observeRequests(app) {
      const observe = ({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) =>
        duration.observe(
          { method, route: routeOptions.url ?? 'unknown', status: statusCode },
          elapsedTime / 1000,
        )
      app.addHook('onResponse', async (request, reply) => {
        if (reply.statusCode !== CLIENT_CLOSED_REQUEST) observe(request, reply)
      })
      // Nobody is there to respond to: such a call ends with what would be sent.
      app.addHook('onSend', async (request, reply) => {
        if (reply.statusCode === CLIENT_CLOSED_REQUEST) observe(request, reply)
      })
    },
    watchOperations(size) {
      new Gauge({
        name: 'semmai_operations_under_way',
        help: 'Operations that this process is working on.',
        registers: [registry],
        collect() {
          this.set(size())
        },
      })
    },
    watchModelAnswers() {
      const rejected = new Counter({
        name: 'semmai_model_edits_rejected_total',
        help: 'Edits of the external model that were not accepted.',
        labelNames: ['reason'],
        registers: [registry],
      })
      const degraded = new Counter({
        name: 'semmai_model_answers_unusable_total',
        help: 'Parts of a text that have the findings of the built-in engine only.',
        registers: [registry],
      })
      return { onRejected: (reason) => rejected.inc({ reason }), onDegraded: () => degraded.inc() }
    },
  }
}
