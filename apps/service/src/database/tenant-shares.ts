import { Problem } from '../problem.ts'

export interface TenantSharesOptions {
  /** Connections that the transactions of one tenant have at the same time. */
  limit: number
  /** Transactions of one tenant that wait for their turn. */
  maxWaiting: number
  /** How long one waits before it is refused. */
  waitMs: number
}

/** Keeps one tenant from taking every connection: beyond its share, its transactions wait among themselves. */
export interface TenantShares {
  /** Runs `work` when the tenant's share has room, in the order of asking. Throws `overloaded`. */
  run<T>(tenantId: string, work: () => Promise<T>): Promise<T>
}

interface Share {
  taken: number
  waiting: Set<() => void>
}

/**
 * Counts the transactions of this process only. `overloaded` comes at once where `maxWaiting` wait already,
 * else after `waitMs` milliseconds.
 */
export function createTenantShares({ limit, maxWaiting, waitMs }: TenantSharesOptions): TenantShares {
  const shares = new Map<string, Share>()

  /** Resolves when it is this one's turn: the place has been handed over by then. */
  function turn({ waiting }: Share): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(go)
        reject(overloaded())
      }, waitMs)
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(go)
    })
  }

  function leave(tenantId: string, share: Share): void {
    const [next] = share.waiting
    if (next) {
      share.waiting.delete(next)
      next()
    } else if (--share.taken === 0) shares.delete(tenantId)
  }

  return {
    async run(tenantId, work) {
      const share = shares.get(tenantId) ?? { taken: 0, waiting: new Set() }
      shares.set(tenantId, share)
      if (share.taken < limit) share.taken++
      else if (share.waiting.size >= maxWaiting) throw overloaded()
      else await turn(share)
      try {
        return await work()
      } finally {
        leave(tenantId, share)
      }
    },
  }
}

function overloaded(): Problem {
  return new Problem('overloaded', 'Too many requests of this tenant are in progress. Try again shortly.', {
    headers: { 'Retry-After': '1' },
  })
}
