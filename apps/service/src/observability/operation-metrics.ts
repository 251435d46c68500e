import type { OperationEndpoint } from '@semmai/contract'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** What waits and runs, of all tenants and nodes. */
export interface QueueState {
  queued: number
  running: number
  /** How long the operation that has waited longest could have been claimed, in seconds; 0 where none waits. */
  oldestSeconds: number
}

export interface EndedOperationFacts {
  endpoint: OperationEndpoint
  outcome: 'succeeded' | 'failed' | 'cancelled'
  /** Why it failed; null where it did not. */
  code: string | null
  /** Null where it was cancelled. */
  latencyMs: number | null
}

export interface OperationMetrics {
  ended(operation: EndedOperationFacts): void
  retried(endpoint: OperationEndpoint, code: string): void
  certified(mode: string, outcome: 'passed' | 'not_passed' | 'failed'): void
  /** Operations under way in this process. */
  watchUnderWay(size: () => number): void
  /** Read when `/metrics` is; where it fails the gauges keep their last values. */
  watchQueue(read: () => Promise<QueueState>): void
}

/**
 * Times are given in milliseconds and shown in seconds. Gauges exist from `watchUnderWay` and `watchQueue`
 * on, each called once.
 */
export function createOperationMetrics(registry: Registry): OperationMetrics {
  const registers = [registry]
  const ended = new Counter({
    name: 'semmai_operations_ended_total',
    help: 'Operations that ended, synchronous calls included.',
    labelNames: ['endpoint', 'outcome', 'code'],
    registers,
  })
  const duration = new Histogram({
    name: 'semmai_operation_duration_seconds',
    help: 'How long the work on an operation took, without the time in the queue.',
    labelNames: ['endpoint', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300],
    registers,
  })
  const retries = new Counter({
    name: 'semmai_operation_retries_total',
    help: 'Attempts that failed and are followed by another.',
    labelNames: ['endpoint', 'code'],
    registers,
  })
  const certifications = new Counter({
    name: 'semmai_certifications_total',
    help: 'Certification runs that ended.',
    labelNames: ['mode', 'outcome'],
    registers,
  })
  return {
    ended({ endpoint, outcome, code, latencyMs }) {
      ended.inc({ endpoint, outcome, code: code ?? '' })
      if (latencyMs !== null) duration.observe({ endpoint, outcome }, latencyMs / 1000)
    },
    retried: (endpoint, code) => retries.inc({ endpoint, code }),
    certified: (mode, outcome) => certifications.inc({ mode, outcome }),
    watchUnderWay(size) {
      new Gauge({
        name: 'semmai_operations_under_way',
        help: 'Operations that this process is working on.',
        registers,
        collect() {
          this.set(size())
        },
      })
    },
    watchQueue: (read) => watchQueue(registry, read),
  }
}

function watchQueue(registry: Registry, read: () => Promise<QueueState>): void {
  let reading: Promise<QueueState | null> | null = null
  /** One reading for all gauges that are collected together. */
  const state = () => {
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    return reading
  }
  new Gauge({
    name: 'semmai_queue_oldest_age_seconds',
    help: 'Age of the operation that has waited longest, of all tenants; the same from every process.',
    registers: [registry],
    async collect() {
      const now = await state()
      if (now !== null) this.set(now.oldestSeconds)
    },
  })
  new Gauge({
    name: 'semmai_queue_operations',
    help: 'Operations that are queued or running, of all tenants; the same from every process.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const now = await state()
      if (now === null) return
      this.set({ status: 'queued' }, now.queued)
      this.set({ status: 'running' }, now.running)
    },
  })
}
