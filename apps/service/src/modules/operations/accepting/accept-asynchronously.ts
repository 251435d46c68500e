import type { Answer, Call } from '../../../http/call.ts'
import { type Claimed, insertClaimed } from '../storing/claims.ts'
import { enqueue } from '../storing/enqueue.ts'
import type { NewOperation } from '../storing/repository.ts'
import { beginUnclaimed, type EarlyStartOptions } from '../working/early-starts.ts'
import { Interrupted } from '../working/execute.ts'
import type { Slot } from '../working/worker.ts'
import { acceptance } from './acceptance.ts'
import { type OpenLimit, requireRoom } from './open-limit.ts'

export interface AsynchronousOptions extends EarlyStartOptions {
  openLimit: OpenLimit
  /** A slot of this process's own worker; null where it has none, none is free, or others wait. */
  takeSlot(): Slot | null
}

/** Writes the operation and answers 202; a free slot of this process's worker takes it up at once. */
export async function acceptAsynchronously(
  options: AsynchronousOptions,
  call: Call,
  operation: NewOperation,
): Promise<Answer> {
  const { tenantId } = call
  const [room, isServedHere] = await Promise.all([
    options.openLimit(tenantId),
    options.isServedHere(tenantId),
  ])
  const slot = options.takeSlot()
  // The engine works while the acceptance is written; a model is asked once the operation exists.
  const begun = slot && isServedHere ? beginUnclaimed(options.execute, operation.work) : undefined
  let claimed: Claimed | undefined
  try {
    const answer = await call.commit(async (tx) => {
      if (slot) claimed = insertClaimed(tx, tenantId, operation)
      else enqueue(tx, operation)
      requireRoom(tx, tenantId, room)
      return acceptance(operation.work, call.preferences.respondAsync ? 'respond-async' : null)
    })
    if (slot && claimed) slot.run(claimed, begun)
    return answer
  } catch (error) {
    begun?.abort(new Interrupted('not_accepted'))
    slot?.release()
    throw error
  }
}
