import type { MessageLanguage, TextEndpoint } from '@semmai/contract'
import type { Database } from '../../../database/database.ts'
import type { Answer, Call, ClientGone } from '../../../http/call.ts'
import { newId } from '../../../new-id.ts'
import { Problem } from '../../../problem.ts'
import { principalId } from '../../identity/principal-id.ts'
import { pollUrl, toAcceptance } from '../definitions/operation.ts'
import type { Jobs, Outcome, Succeeded, Work } from '../definitions/work.ts'
import { type Claimed, claimOwn, insertClaimed } from '../storing/claims.ts'
import { encodedResult } from '../storing/encoded-result.ts'
import type { WriteEnded } from '../storing/ended-calls.ts'
import { enqueue } from '../storing/enqueue.ts'
import type { KeptResults } from '../storing/kept-results.ts'
import { insertionOfEnded, type NewOperation } from '../storing/repository.ts'
import type { Attempts, UnderWay } from '../working/attempts.ts'
import { type Execute, Interrupted } from '../working/execute.ts'
import type { EndObserver } from '../working/observe-ends.ts'
import type { Slot } from '../working/worker.ts'
import { problemOfFailure } from './failure-problem.ts'
import { type OpenLimit, requireRoom } from './open-limit.ts'

/** How long workers leave the operation of a sync time-out to the process that works on it. */
const FALLBACK_DELAY_MS = 5_000

/** A text call as its module hands it over. */
export interface TextCall {
  endpoint: TextEndpoint
  /** What the threshold is measured on. */
  text: string
  payload: object
  /** The language of the answer where it is not the caller's choice (decision A8). */
  messageLanguage?: MessageLanguage
}

export interface DispatchOptions {
  database: Database
  attempts: Attempts
  execute: Execute
  jobs: Jobs
  openLimit: OpenLimit
  /** A slot of this process's own worker; null where it has none, none is free, or others wait. */
  takeSlot(): Slot | null
  /** Whether the engine in this process would serve the tenant now: its work costs nothing outside. */
  isServedHere(tenantId: string): Promise<boolean>
  syncTextThreshold: number
  syncTimeoutMs: number
  kept: KeptResults
  writeEnded: WriteEnded
  ends: EndObserver
  /** Synchronous calls that this process takes at the same time; more are refused at once. */
  maxConcurrentCalls: number
}

export type Dispatch = (call: Call, request: TextCall) => Promise<Answer>

/** In Unicode code points, as the limits count (decision A1); there are never more of them than code units. */
function isLongerThan(limit: number, text: string): boolean {
  if (text.length <= limit) return false
  let count = 0
  for (const _ of text) count++
  return count > limit
}

/** Sends a text call down the synchronous or the asynchronous path (interface 4.1, 4.3; decision C3). */
export function createDispatch(options: DispatchOptions): Dispatch {
  let concurrentCalls = 0
  return async (call, request) => {
    const operation = newOperation(call, request, options.jobs)
    const { preferences } = call
    if (preferences.respondAsync || isLongerThan(options.syncTextThreshold, request.text)) {
      return acceptAsynchronously(options, call, operation)
    }
    if (concurrentCalls >= options.maxConcurrentCalls) {
      throw new Problem('overloaded', 'Too many calls are in progress. Try again shortly.')
    }
    concurrentCalls++
    try {
      return await runSynchronously(options, call, operation)
    } finally {
      concurrentCalls--
    }
  }
}

function newOperation(call: Call, request: TextCall, jobs: Jobs): NewOperation {
  const principal = principalId(call.principal)
  return {
    work: {
      tenantId: call.tenantId,
      operationId: newId(),
      requestId: call.requestId,
      endpoint: request.endpoint,
      payload: request.payload,
      messageLanguage: request.messageLanguage ?? call.messageLanguage,
      principal,
      traceparent: call.traceparent,
    },
    principal,
    deadlineMs: jobs[request.endpoint].deadlineMs,
  }
}

async function acceptAsynchronously(
  options: DispatchOptions,
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
function begin({ execute }: DispatchOptions, { work }: NewOperation): UnderWay {
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

/** Answer 202 (interface 2.5, decision B8); `applied` is the preference that led to it. */
export function acceptance(work: Work, applied: string | null = null): Answer {
  return {
    status: 202,
    headers: {
      location: pollUrl(work.operationId),
      'retry-after': '1',
      ...(applied === null ? {} : { 'preference-applied': applied }),
    },
    body: toAcceptance(work),
  }
}

async function runSynchronously(
  options: DispatchOptions,
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
  { writeEnded, kept, ends }: DispatchOptions,
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
  options: DispatchOptions,
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
