import type { ProblemCode } from '@semmai/contract'
import { Counter, Histogram, type Registry } from 'prom-client'
import { createTenantLabel } from './tenant-label.ts'

/** One request as it ended; status 499 where the client hung up. */
export interface EndedRequest {
  method: string
  /** The path's template, never the path. */
  route: string
  status: number
  durationMs: number
  tenantId: string | null
  /** Why it was refused; null where it was not. */
  code: ProblemCode | null
}

export interface RequestMetrics {
  ended(request: EndedRequest): void
  /** A request that was refused before it became one, by the HTTP parser. */
  refused(code: ProblemCode): void
}

/**
 * Only the counter of requests has the tenant: the first `tenants` that are seen by id, the rest as `other`;
 * 0 leaves the label out.
 */
export function createRequestMetrics(registry: Registry, tenants: number): RequestMetrics {
  const registers = [registry]
  const labelNames = ['method', 'route', 'status']
  const duration = new Histogram({
    name: 'semmai_http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  })
  const total = new Counter({
    name: 'semmai_http_requests_total',
    help: 'Requests by route and status; 499: the client hung up.',
    labelNames: tenants > 0 ? [...labelNames, 'tenant'] : labelNames,
    registers,
  })
  const refusals = new Counter({
    name: 'semmai_http_refusals_total',
    help: 'Refused requests by the code of the problem.',
    labelNames: ['code'],
    registers,
  })
  const tenantLabel = createTenantLabel(tenants)
  return {
    ended({ method, route, status, durationMs, tenantId, code }) {
      duration.observe({ method, route, status }, durationMs / 1000)
      total.inc({ method, route, status, ...(tenants > 0 ? { tenant: tenantLabel(tenantId) } : {}) })
      if (code !== null) refusals.inc({ code })
    },
    refused: (code) => refusals.inc({ code }),
  }
}
