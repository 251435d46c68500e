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

/** Records refused access: for each principal and route at most one event a minute, with a count. */
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
const MAX_KEYS = 10_000

interface Window {
  tenantId: string
  /** The newest of the denials counted. */
  cause: Cause
  denial: Denial
  /** Denials since the event that opened the window, by reason. */
  counts: Map<string, number>
  timer: NodeJS.Timeout
}

type Counted = Omit<Window, 'timer'>

/**
 * Each node counts on its own. Denials of the platform's operator, who has no audit chain, are logged. Beyond
 * 10,000 windows the count of the one unused for longest is lost.
 */
export function createAccessDenials({
  database,
  log,
  windowMs = MINUTE_MS,
}: AccessDenialsOptions): AccessDenials {
  const writing = new Set<Promise<void>>()
  const windows = new LRUCache<string, Window>({
    max: MAX_KEYS,
    dispose: (window) => clearTimeout(window.timer),
  })

  function write({ tenantId, cause, denial, counts }: Counted): void {
    const event = {
      type: 'access_denied',
      outcome: 'failure' as const,
      target: { type: 'route', id: denial.route },
      details: detailsOf(denial, counts),
    }
    const written: Promise<void> = database
      .transaction('tenant', tenantId, (tx) => appendAuditEvent(tx, tenantId, cause, event))
      .catch((err: unknown) =>
        log.error({ err, tenant_id: tenantId }, 'An access_denied event was not written'),
      )
      .finally(() => writing.delete(written))
    writing.add(written)
  }

  function open(key: string, counted: Counted): void {
    write(counted)
    const timer = setTimeout(() => close(key), windowMs).unref()
    windows.set(key, { ...counted, counts: new Map(), timer })
  }

  /** What was only counted is written now, and opens the next window. */
  function close(key: string): void {
    const window = windows.get(key)
    windows.delete(key)
    if (window && window.counts.size > 0) open(key, window)
  }

  return {
    record(cause, denial) {
      const { tenantId, issuer, subject } = cause.principal
      if (tenantId === null) {
        log.warn({ issuer, subject, ...denial }, 'Access denied to the platform operator')
        return
      }
      const key = JSON.stringify([tenantId, issuer, subject, denial.route])
      const window = windows.get(key)
      if (window === undefined) {
        return open(key, { tenantId, cause, denial, counts: new Map([[denial.reason, 1]]) })
      }
      window.counts.set(denial.reason, (window.counts.get(denial.reason) ?? 0) + 1)
      window.cause = cause
      window.denial = denial
    },
    async flush() {
      for (const [key, window] of [...windows.entries()]) {
        windows.delete(key)
        if (window.counts.size > 0) write(window)
      }
      await Promise.all(writing)
    },
  }
}

/** The newest reason and the count of all; each reason's own where there were several. */
function detailsOf({ reason }: Denial, counts: ReadonlyMap<string, number>): Record<string, unknown> {
  const count = [...counts.values()].reduce((sum, one) => sum + one, 0)
  return { reason, count, ...(counts.size > 1 ? { reasons: Object.fromEntries(counts) } : {}) }
}
