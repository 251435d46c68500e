import { Problem } from '../../problem.ts'
import type { Turn } from '../turn.ts'

export interface FairTurnsOptions {
  /** How many works run at the same time. */
  slots: number
  /** How many may wait, of one tenant and of all; more are refused at once. */
  maxWaitingOfTenant: number
  maxWaiting: number
  /** Milliseconds that one waits before it is refused. */
  maxWaitMs: number
}

/** Lets works begin in turns: tenants one after the other, the works of a tenant in the order they came. */
export interface FairTurns {
  /**
   * Runs `work` when its turn comes. Throws `overloaded` where too many wait, or it waited too long. An abort rejects
   * with the signal's reason; a work that has begun runs on to its end, and keeps its slot until then.
   */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>
  /** How many works could begin now without waiting. */
  free(): number
}

/** Begins a work that waits. */
type Begin = () => void

/** Counts the works of this process only. A tenant whose work begins goes behind all others that wait. */
export function createFairTurns(options: FairTurnsOptions): FairTurns {
  const { slots, maxWaiting, maxWaitingOfTenant, maxWaitMs } = options
  /** In the order of their turns. Every tenant here has something that waits. */
  const queues = new Map<string, Set<Begin>>()
  let waiting = 0
  let running = 0

  function next(): void {
    const [first] = queues
    if (running >= slots || first === undefined) return
    const [tenantId, queue] = first
    const [oldest] = queue
    queues.delete(tenantId)
    if (oldest === undefined) return
    queues.set(tenantId, queue)
    leave(tenantId, oldest)
    running++
    oldest()
  }

  function leave(tenantId: string, one: Begin): void {
    const queue = queues.get(tenantId)
    if (!queue?.delete(one)) return
    waiting--
    if (queue.size === 0) queues.delete(tenantId)
  }

  /** Resolves when the turn has come. */
  function wait({ tenantId, signal }: Turn): Promise<void> {
    const queue = queues.get(tenantId) ?? new Set()
    if (waiting >= maxWaiting || queue.size >= maxWaitingOfTenant) throw overloaded()
    return new Promise((resolve, reject) => {
      const give = (reason: unknown) => {
        leave(tenantId, one)
        end()
        reject(reason)
      }
      const aborted = () => give(signal.reason)
      const timer = setTimeout(() => give(overloaded()), maxWaitMs)
      const end = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', aborted)
      }
      const one = () => {
        end()
        resolve()
      }
      signal.addEventListener('abort', aborted)
      queue.add(one)
      queues.set(tenantId, queue)
      waiting++
    })
  }

  return {
    free: () => slots - running,
    async run(turn, work) {
      turn.signal.throwIfAborted()
      if (running < slots) running++
      else await wait(turn)
      const done = work().finally(() => {
        running--
        next()
      })
      return untilAborted(done, turn.signal)
    },
  }
}

/** Settles as the promise does, or with the signal's reason once it aborts. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal.reason)
    signal.addEventListener('abort', aborted)
    if (signal.aborted) aborted()
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted))
  })
}

function overloaded(): Problem {
  return new Problem('overloaded', 'Too many long texts are in progress. Try again shortly.', {
    headers: { 'Retry-After': '1' },
  })
}
