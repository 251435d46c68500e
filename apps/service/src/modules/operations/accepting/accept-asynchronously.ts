import type { Answer, Call } from '../../../http/call.ts'
import { type Claimed, insertClaimed } from '../storing/claims.ts'
import { enqueue } from '../storing/enqueue.ts'
import type { NewOperation } from '../storing/repository.ts'
import type { UnderWay } from '../working/attempts.ts'
import { type Execute, Interrupted } from '../working/execute.ts'
import type { Slot } from '../working/worker.ts'
import { acceptance } from './acceptance.ts'
import { type OpenLimit, requireRoom } from './open-limit.ts'

export interface AsynchronousOptions {
  execute: Execute
  openLimit: OpenLimit
  /** A slot of this process's own worker; null where it has none, none is free, or others wait. */
  takeSlot(): Slot | null
  /** Whether the engine in this process would serve the tenant now: its work costs nothing outside. */
  isServedHere(tenantId: string): Promise<boolean>
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
  const begun = slot && isServedHere ? begin(options, operation) : undefined
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

/** Begins the work of an operation that is being written; what comes of it counts only once it has been claimed. */
function begin({ execute }: AsynchronousOptions, { work }: NewOperation): UnderWay {
  const stop = new AbortController()
  let latest = 0
  let tell = (_fraction: number): void => undefined
  const onProgress = (fraction: number) => {
    latest = fraction
    tell(fraction)
  }
  const context = { signal: stop.signal, controller: stop, background: true, onProgress }
  const outcome = execute(work, context)
  outcome.catch(() => undefined)
  return {
    outcome,
    abort: (reason) => stop.abort(reason),
    progressTo(listener) {
      tell = listener
      listener(latest)
    },
  }
}
