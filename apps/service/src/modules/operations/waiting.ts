import type { Listener } from '../../database/listener.ts'
import type { Attempts } from './attempt.ts'
import { ENDED_CHANNEL } from './repository.ts'

/**
 * Lets many clients wait for the ends of operations on one notification connection: nobody polls.
 * A waiter is woken by the operation's end, by a reconnect (an end may have been missed), or by its time-out.
 */
export interface Waiting {
  /** Begin before reading the row, so that an end in between is not missed. */
  begin(operationId: string): { woken: Promise<void>; end(): void }
  /** Wakes everybody, such as at shut-down. */
  wakeAll(): void
  readonly size: number
}

export function createWaiting(
  listener: Listener,
  attempts: Pick<Attempts, 'changed' | 'changedAll'>,
): Waiting {
  const waiters = new Map<string, Set<() => void>>()

  function wake(operationId: string): void {
    const wakes = waiters.get(operationId)
    waiters.delete(operationId)
    for (const one of wakes ?? []) one()
  }

  function wakeAll(): void {
    for (const operationId of [...waiters.keys()]) wake(operationId)
  }

  listener.subscribe(ENDED_CHANNEL, {
    notified(operationId) {
      wake(operationId)
      attempts.changed(operationId)
    },
    missed() {
      wakeAll()
      attempts.changedAll()
    },
  })

  return {
    begin(operationId) {
      const { promise, resolve } = withResolvers()
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
    wakeAll,
    get size() {
      return waiters.size
    },
  }
}

function withResolvers(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
