import type { Listener } from '../../../database/listener.ts'
import { ENDED_CHANNEL } from '../storing/repository.ts'
import type { Attempts } from './attempts.ts'

/**
 * Stops attempts whose operation was cancelled on any node: every end is notified, and an attempt of this process
 * then asks whether it is still the current one. After a reconnect all of them ask, for an end may have been missed.
 */
export function watchChanges(listener: Listener, attempts: Pick<Attempts, 'changed' | 'changedAll'>): void {
  listener.subscribe(ENDED_CHANNEL, {
    notified: (operationId) => attempts.changed(operationId),
    missed: () => attempts.changedAll(),
  })
}
