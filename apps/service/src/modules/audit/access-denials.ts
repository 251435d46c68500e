import { LRUCache } from 'lru-cache'
import type { BaseLogger } from 'pino'
import type { Database } from '../../database/database.ts'
import { appendAuditEvent, type Cause } from './append-event.ts'

export interface Denial {
  /** `GET /v1/admin/settings`, without ids. */
  route: string
  /** The code of the refusal, or what was dropped. */
  reason: string
}

/** Records refused access: for each principal, route and reason at most one event a minute, with a count. */
export interface AccessDenials {
  /** Never throws and never delays the answer; the event is written on its own. */
  record(cause: Cause, denial: Denial): void
  /** Resolves when everything recorded so far is written. */
  flush(): Promise<void>
}

export interface AccessDenialsOptions {
  database: Database
  log: BaseLogger
  /** How long further denials are only counted; a minute unless a test says otherwise. */
  windowMs?: number
}

const MINUTE_MS = 60_000
const MOST_KEYS = 10_000

interface Window {
  tenantId: string
  cause: Cause
  denial: Denial
  /** Denials since the event that opened the window. */
  count: number
  timer: NodeJS.Timeout
}

export function createAccessDenials({
  database,
  log,
  windowMs = MINUTE_MS,
}: AccessDenialsOptions): AccessDenials {
  const writing = new Set<Promise<void>>()
  const windows = new LRUCache<string, Window>({
    max: MOST_KEYS,
    dispose: (window) => clearTimeout(window.timer),
  })

  function write(tenantId: string, cause: Cause, denial: Denial, count: number): void {
    const event = {
      ...{ type: 'access_denied', outcome: 'failure' as const },
      ...{ target: { type: 'route', id: denial.route }, details: { reason: denial.reason, count } },
    }
    const written: Promise<void> = database
      .transaction('tenant', tenantId, (tx) => appendAuditEvent(tx, tenantId, cause, event))
      .catch((err: unknown) =>
        log.error({ err, tenant_id: tenantId }, 'An access_denied event was not written'),
      )
      .finally(() => writing.delete(written))
    writing.add(written)
  }

  function open(key: string, tenantId: string, cause: Cause, denial: Denial, count: number): void {
    write(tenantId, cause, denial, count)
    const timer = setTimeout(() => close(key), windowMs).unref()
    windows.set(key, { tenantId, cause, denial, count: 0, timer })
  }

  /** What was only counted is written now, and opens the next window. */
  function close(key: string): void {
    const window = windows.get(key)
    windows.delete(key)
    if (window && window.count > 0) open(key, window.tenantId, window.cause, window.denial, window.count)
  }

  return {
    record(cause, denial) {
      const { tenantId, issuer, subject } = cause.principal
      if (tenantId === null) {
        log.warn({ issuer, subject, ...denial }, 'Access denied to the platform operator')
        return
      }
      const key = JSON.stringify([tenantId, issuer, subject, denial.route, denial.reason])
      const window = windows.get(key)
      if (window === undefined) return open(key, tenantId, cause, denial, 1)
      window.count += 1
      window.cause = cause
    },
    async flush() {
      for (const [key, window] of [...windows.entries()]) {
        windows.delete(key)
        if (window.count > 0) write(window.tenantId, window.cause, window.denial, window.count)
      }
      await Promise.all(writing)
    },
  }
}
