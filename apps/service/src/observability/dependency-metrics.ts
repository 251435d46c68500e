import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Connections of one process to the database. */
export interface PoolState {
  idle: number
  busy: number
  limit: number
  /** Transactions that wait for a connection. */
  waiting: number
}

/** What the process depends on: the database, the language model, the secret store. */
export interface DependencyMetrics {
  /** One request to a model. `outcome`: `ok`, `aborted`, or the code of its failure. */
  modelAsked(call: { model: string; outcome: string; latencyMs: number }): void
  /** One request to a secret store. */
  storeAsked(call: { store: string; call: string; outcome: 'ok' | 'unavailable'; latencyMs: number }): void
  /** A transaction that the database failed, by the code that a caller is told. */
  databaseFailed(code: string): void
  watchPool(read: () => PoolState): void
}

/** Times are given in milliseconds and shown in seconds. The pool has gauges from `watchPool` on. */
export function createDependencyMetrics(registry: Registry): DependencyMetrics {
  const registers = [registry]
  const model = new Histogram({
    name: 'semmai_provider_request_duration_seconds',
    help: 'Requests to the language model, by outcome.',
    labelNames: ['model', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60],
    registers,
  })
  const store = new Histogram({
    name: 'semmai_secret_store_request_duration_seconds',
    help: 'Requests to the secret store, by outcome.',
    labelNames: ['store', 'call', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const failures = new Counter({
    name: 'semmai_database_failures_total',
    help: 'Transactions that the database failed, by the code that a caller is told.',
    labelNames: ['code'],
    registers,
  })
  return {
    modelAsked: ({ latencyMs, ...labels }) => model.observe(labels, latencyMs / 1000),
    storeAsked: ({ latencyMs, ...labels }) => store.observe(labels, latencyMs / 1000),
    databaseFailed: (code) => failures.inc({ code }),
    watchPool: (read) => watchPool(registry, read),
  }
}

function watchPool(registry: Registry, read: () => PoolState): void {
  new Gauge({
    name: 'semmai_database_connections_limit',
    help: 'Connections that this process holds at most.',
    registers: [registry],
    collect() {
      this.set(read().limit)
    },
  })
  new Gauge({
    name: 'semmai_database_waiting',
    help: 'Transactions that wait for a connection.',
    registers: [registry],
    collect() {
      this.set(read().waiting)
    },
  })
  new Gauge({
    name: 'semmai_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const state = read()
      this.set({ state: 'idle' }, state.idle)
      this.set({ state: 'busy' }, state.busy)
    },
  })
}
