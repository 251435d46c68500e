import type { Database } from '../../../database/database.ts'
import type { Answer, Call, ClientGone } from '../../../http/call.ts'
import type { Outcome, Succeeded, Work } from '../definitions/work.ts'
import { claimOwn } from '../storing/claims.ts'
import { encodedResult } from '../storing/encoded-result.ts'
import type { WriteEnded } from '../storing/ended-calls.ts'
import { enqueue } from '../storing/enqueue.ts'
import type { KeptResults } from '../storing/kept-results.ts'
import { insertionOfEnded, type NewOperation } from '../storing/repository.ts'
import type { Attempts } from '../working/attempts.ts'
import { type Execute, Interrupted } from '../working/execute.ts'
import type { EndObserver } from '../working/observe-ends.ts'
import { acceptance } from './acceptance.ts'
import { problemOfFailure } from './failure-problem.ts'

/** How long workers leave the operation of a sync time-out to the process that works on it. */
const FALLBACK_DELAY_MS = 5_000

export interface SynchronousOptions {
  database: Database
  attempts: Attempts
  execute: Execute
  syncTimeoutMs: number
  kept: KeptResults
  writeEnded: WriteEnded
  ends: EndObserver
}

/**
 * Does the work and answers 200 with its result; 202 with the operation, which goes on, where that takes longer than
 * `syncTimeoutMs` or than the caller waits. Throws the problem of work that failed, and `ClientGone`.
 */
export async function runSynchronously(
  options: SynchronousOptions,
  call: Call,
  operation: NewOperation,
): Promise<Answer> {
  const waitMs = call.preferences.waitSeconds === null ? null : call.preferences.waitSeconds * 1000
  const timeoutMs = Math.min(waitMs ?? Number.POSITIVE_INFINITY, options.syncTimeoutMs)
  const applied = waitMs !== null && waitMs <= options.syncTimeoutMs ? `wait=${waitMs / 1000}` : null
  const stop = new AbortController()
  let gone: ClientGone | undefined
  call.onHangUp((reason) => {
    gone = reason
    stop.abort(new Interrupted('client_gone'))
  })
  const outcome = options.execute(operation.work, { signal: stop.signal, controller: stop })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late')
  })
  try {
    const first = await Promise.race([outcome, late])
    call.detach()
    if (first === 'late') return await fallBack(options, call, operation, outcome, stop, applied)
    return await answerOutcome(options, call, operation, first, applied)
  } catch (error) {
    stop.abort(error)
    outcome.catch(() => undefined)
    // Told to stop by the caller alone: what happened is that it hung up.
    throw error instanceof Interrupted && gone ? gone : error
  } finally {
    clearTimeout(timer)
  }
}

async function answerOutcome(
  { writeEnded, kept, ends }: SynchronousOptions,
  call: Call,
  operation: NewOperation,
  outcome: Outcome,
  applied: string | null,
): Promise<Answer> {
  const { tenantId } = call
  const ended = { operation, outcome }
  if (outcome.status === 'failed') {
    await writeEnded(tenantId, ended)
    ends.ended(operation.work, outcome, 1)
    throw problemOfFailure(outcome, operation.work.operationId)
  }
  const answer = success(operation.work, outcome, applied)
  const written = await (call.keyed
    ? call.commit(async (tx) => {
        tx.atCommit(...insertionOfEnded(tenantId, [ended], kept.synchronousMs))
        return answer
      })
    : writeEnded(tenantId, ended).then(() => answer))
  ends.ended(operation.work, outcome, 1)
  return written
}

function success(work: Work, outcome: Succeeded, applied: string | null): Answer {
  return {
    status: 200,
    headers: {
      'content-language': work.messageLanguage,
      ...(applied === null ? {} : { 'preference-applied': applied }),
    },
    body: outcome.result,
    encoded: encodedResult(outcome),
    resultOf: work.operationId,
  }
}

/**
 * Decision C3: operation and idempotency row in one transaction, then 202; the work under way goes on in this
 * process under the ordinary claim, and should the process die a worker claims it after the delay.
 */
async function fallBack(
  options: SynchronousOptions,
  call: Call,
  operation: NewOperation,
  outcome: Promise<Outcome>,
  stop: AbortController,
  applied: string | null,
): Promise<Answer> {
  const { work } = operation
  const answer = await call.commit(async (tx) => {
    enqueue(tx, operation, FALLBACK_DELAY_MS)
    return acceptance(work, applied)
  })
  const abort = (reason: Interrupted) => stop.abort(reason)
  options.database
    .statement('worker', work.tenantId, (tx) => claimOwn(tx, work.tenantId, work.operationId))
    .then((claimed) => {
      if (claimed) return options.attempts.run(claimed, { outcome, abort })
      abort(new Interrupted('lease_lost'))
    })
    .catch(abort)
  outcome.catch(() => undefined)
  return answer
}
