import type { Turn } from '../turn.ts'

/** While synchronous calls come, a tenant's operations leave the event loop so many times what they took of it. */
const PAUSES = 3
/** So long after a synchronous call another one is expected, in milliseconds. */
const EXPECTED_MS = 1_000

/** Shares the event loop out between synchronous calls and the operations of each tenant. */
export interface LoopShares {
  /** A synchronous call has come: it waits for nobody. */
  called(): void
  /**
   * Runs a work of an operation: at once where the tenant has none before it, else in the order they came, one a turn
   * of the event loop, and with pauses while synchronous calls come. Rejects with the signal's reason where it aborts
   * before.
   */
  run<T>(turn: Turn, work: () => T): Promise<T>
}

/** `now` gives milliseconds. How many works wait is not limited here. */
export function createLoopShares(now: () => number = () => performance.now()): LoopShares {
  /** What waits, of each tenant whose pause has not ended. */
  const queues = new Map<string, Set<() => void>>()
  let calledAt = Number.NEGATIVE_INFINITY

  function endPause(tenantId: string): void {
    const [oldest] = queues.get(tenantId) ?? []
    if (oldest === undefined) queues.delete(tenantId)
    else oldest()
  }

  function pauseAfter(tenantId: string, begun: number): void {
    const ended = now()
    if (ended - calledAt > EXPECTED_MS) setImmediate(endPause, tenantId)
    else setTimeout(endPause, (ended - begun) * PAUSES, tenantId)
  }

  return {
    called() {
      calledAt = now()
    },
    async run({ tenantId, signal }, work) {
      signal.throwIfAborted()
      const queue = queues.get(tenantId)
      if (queue === undefined) queues.set(tenantId, new Set())
      else await waitIn(queue, signal)
      const begun = now()
      try {
        signal.throwIfAborted()
        return work()
      } finally {
        pauseAfter(tenantId, begun)
      }
    },
  }
}

/** Resolves when the one in the queue that it adds is called, which leaves the queue; rejects when the signal aborts. */
function waitIn(queue: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.delete(go)
      signal.removeEventListener('abort', aborted)
    }
    const aborted = () => {
      leave()
      reject(signal.reason)
    }
    const go = () => {
      leave()
      resolve()
    }
    signal.addEventListener('abort', aborted)
    queue.add(go)
  })
}
