import { PROBLEM_CODES } from '@semmai/contract'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Transaction } from '../../database/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { Problem } from '../../problem.ts'
import { principalId } from '../identity/principal-id.ts'
import type { Attempts } from './attempt.ts'
import { claimOwn } from './claims.ts'
import type { WriteEnded } from './ended-calls.ts'
import { type Execute, Interrupted } from './execute.ts'
import { type OpenLimit, requireRoom } from './open-limit.ts'
import { pollUrl, toAcceptance } from './operation.ts'
import { insertEnded, insertQueued, type NewOperation } from './repository.ts'
import type { TaskQueue } from './task-queue.ts'
import type { Failed, Jobs, Outcome, Succeeded, Work } from './work.ts'

/** How long the delayed task of a sync time-out leaves the operation to the process that works on it. */
const FALLBACK_DELAY_MS = 5_000

/** A text call as its module hands it over. */
export interface TextCall {
  endpoint: 'proofread' | 'essay-critique'
  /** What the threshold is measured on. */
  text: string
  payload: Readonly<Record<string, unknown>>
  /** The language of the answer where it is not the caller's choice (decision A8). */
  messageLanguage?: 'ta'
}

export interface DispatchOptions {
  database: Database
  tasks: TaskQueue
  attempts: Attempts
  execute: Execute
  jobs: Jobs
  openLimit: OpenLimit
  syncTextThreshold: number
  syncTimeoutMs: number
  retentionMs: number
  writeEnded: WriteEnded
  /** Synchronous calls that this process takes at the same time; more are refused at once. */
  maxConcurrentCalls: number
}

export type Dispatch = (call: Call, request: TextCall) => Promise<Answer>

/** Unicode code points, as the limits count (decision A1). */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Sends a text call down the synchronous or the asynchronous path (interface 4.1, 4.3; decision C3). */
export function createDispatch(options: DispatchOptions): Dispatch {
  let concurrentCalls = 0
  return async (call, request) => {
    const operation = newOperation(call, request, options.jobs)
    const { preferences } = call
    if (preferences.respondAsync || countCharacters(request.text) > options.syncTextThreshold) {
      return acceptAsynchronously(options, call, operation)
    }
    if (concurrentCalls >= options.maxConcurrentCalls) {
      throw new Problem('overloaded', 'Too many calls are under way; try again shortly.')
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
  return {
    work: {
      tenantId: call.tenantId,
      operationId: uuidv7(),
      requestId: call.requestId,
      endpoint: request.endpoint,
      payload: request.payload,
      messageLanguage: request.messageLanguage ?? call.messageLanguage,
    },
    principal: principalId(call.principal),
    deadlineMs: jobs[request.endpoint]?.deadlineMs ?? 0,
  }
}

async function acceptAsynchronously(
  options: DispatchOptions,
  call: Call,
  operation: NewOperation,
): Promise<Answer> {
  const room = await options.openLimit(call.tenantId)
  return call.commit(async (tx) => {
    await requireRoom(tx, call.tenantId, room)
    await enqueue(options, tx, operation)
    return acceptance(operation.work, call.preferences.respondAsync ? 'respond-async' : null)
  })
}

/** Operation and task in one transaction, sent together. */
async function enqueue(
  { tasks }: DispatchOptions,
  tx: Transaction,
  operation: NewOperation,
  delayMs = 0,
): Promise<void> {
  const { work } = operation
  await Promise.all([insertQueued(tx, work.tenantId, operation, delayMs), tasks.enqueue(tx, work, delayMs)])
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
  const hungUp = () => stop.abort(new Interrupted('client_gone'))
  call.signal.addEventListener('abort', hungUp)
  const outcome = options.execute(operation.work, { signal: stop.signal })
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
    throw error
  } finally {
    clearTimeout(timer)
    call.signal.removeEventListener('abort', hungUp)
  }
}

async function answerOutcome(
  { writeEnded, retentionMs }: DispatchOptions,
  call: Call,
  operation: NewOperation,
  outcome: Outcome,
  applied: string | null,
): Promise<Answer> {
  const { tenantId } = call
  const ended = { operation, outcome }
  if (outcome.status === 'failed') {
    await writeEnded(tenantId, ended)
    throw problemOfFailure(outcome, operation.work.operationId)
  }
  const answer = success(operation.work, outcome, applied)
  if (call.keyed) {
    return call.commit(async (tx) => {
      await insertEnded(tx, tenantId, [ended], retentionMs)
      return answer
    })
  }
  await writeEnded(tenantId, ended)
  return answer
}

function success(work: Work, outcome: Succeeded, applied: string | null): Answer {
  return {
    status: 200,
    headers: {
      'content-language': work.messageLanguage,
      ...(applied === null ? {} : { 'preference-applied': applied }),
    },
    body: outcome.result,
    resultOf: work.operationId,
  }
}

/** Decision B3: what a provider did is never said with the caller's own 401 or 429. */
function problemOfFailure(outcome: Failed, operationId: string): Problem {
  const code = outcome.problem ?? outcome.code
  const members = { operation_id: operationId }
  if (code === 'deadline_exceeded') return new Problem('provider_timeout', outcome.message, { members })
  if (!(code in PROBLEM_CODES) || code === 'attempts_exhausted') {
    return new Problem('internal', outcome.message, { members })
  }
  const retryAfter = outcome.retryAfterMs === null ? null : Math.ceil(outcome.retryAfterMs / 1000)
  const headers = retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }
  return new Problem(code, outcome.message, { members, headers })
}

/**
 * Decision C3: operation, delayed task and idempotency row in one transaction, then 202; the work under way goes
 * on in this process under the ordinary claim, and the delayed task takes over should the process die.
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
    await enqueue(options, tx, operation, FALLBACK_DELAY_MS)
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
