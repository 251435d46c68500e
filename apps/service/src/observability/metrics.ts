import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { createDependencyMetrics, type DependencyMetrics } from './dependency-metrics.ts'
import { createOperationMetrics, type OperationMetrics } from './operation-metrics.ts'
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts'

/** Everything that `/metrics` shows of one process; names and labels are public (docs/observability.md). */
export interface Metrics {
  registry: Registry
  requests: RequestMetrics
  operations: OperationMetrics
  dependencies: DependencyMetrics
  /** What becomes of a model's proposals: edits not accepted, by reason, and answers that could not be used. */
  model: { onRejected(reason: string): void; onDegraded(): void }
}

export interface MetricsOptions {
  version: string
  role: string
  /** How many tenants may have a label of their own; 0: there is no such label. */
  tenants: number
}

/** On a registry of its own, together with the default metrics of the Node process. */
export function createMetrics({ version, role, tenants }: MetricsOptions): Metrics {
  const registry = new Registry()
  // Measured every 100 ms: at the default of 10 ms an idle process would wake a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const build = new Gauge({
    name: 'semmai_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'role'],
    registers: [registry],
  })
  build.set({ version, role }, 1)
  return {
    registry,
    requests: createRequestMetrics(registry, tenants),
    operations: createOperationMetrics(registry),
    dependencies: createDependencyMetrics(registry),
    model: createModelMetrics(registry),
  }
}

function createModelMetrics(registry: Registry): Metrics['model'] {
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
}
