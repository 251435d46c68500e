import type { Listener } from '../../database/listener.ts'
import { ENDED_CHANNEL } from './storing/repository.ts'

/** Why a waiter is resolved: its operation may have ended, or the process shuts down. */
export type Woken = 'may_have_ended' | 'shutting_down'

/**
 * Lets many clients wait for the ends of operations on one notification connection, without polling.
 * A waiter is woken by the operation's end, and by a reconnect, for an end may have been missed meanwhile.
 */
export interface Waiting {
  /** Begin before reading the row, so that an end in between is not missed. */
  begin(operationId: string): { woken: Promise<Woken>; end(): void }
  /** Wakes those who wait in this process, without waiting for the notification. Call it after the commit. */
  ended(operationId: string): void
  /** Resolves all waiters at shutdown, and at once those that still begin. */
  shutDown(): void
  readonly size: number
}

/**
 * Subscribes to `ENDED_CHANNEL` for as long as the listener lives. It reads no row: a waiter may be woken too
 * early.
 */
export function createWaiting(listener: Listener): Waiting {
  const waiters = new Map<string, Set<(why: Woken) => void>>()
  let shutDown = false

  function wake(operationId: string, why: Woken): void {
    const wakes = waiters.get(operationId)
    waiters.delete(operationId)
    for (const one of wakes ?? []) one(why)
  }

  function wakeAll(why: Woken): void {
    for (const operationId of [...waiters.keys()]) wake(operationId, why)
  }

  listener.subscribe(ENDED_CHANNEL, {
    notified: (operationId) => wake(operationId, 'may_have_ended'),
    missed: () => wakeAll('may_have_ended'),
  })

  return {
    begin(operationId) {
      const { promise, resolve } = withResolvers()
      if (shutDown) resolve('shutting_down')
      const known = waiters.get(operationId) ?? new Set()
      known.add(resolve)
      waiters.set(operationId, known)
      return {
        woken: promise,
        end() {
          known.delete(resolve)
          if (known.size === 0 && waiters.get(operationId) === known) waiters.delete(operationId)
        },
      }
    },
    ended: (operationId) => wake(operationId, 'may_have_ended'),
    shutDown() {
      shutDown = true
      wakeAll('shutting_down')
    },
    get size() {
      return waiters.size
    },
  }
}

function withResolvers(): { promise: Promise<Woken>; resolve: (why: Woken) => void } {
  let resolve: (why: Woken) => void = () => undefined
  const promise = new Promise<Woken>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
