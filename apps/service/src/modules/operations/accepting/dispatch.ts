import type { MessageLanguage, TextEndpoint } from '@semmai/contract'
import type { Answer, Call } from '../../../http/call.ts'
import { newId } from '../../../new-id.ts'
import { Problem } from '../../../problem.ts'
import { principalId } from '../../identity/principal-id.ts'
import type { Jobs } from '../definitions/work.ts'
import type { NewOperation } from '../storing/repository.ts'
import { type AsynchronousOptions, acceptAsynchronously } from './accept-asynchronously.ts'
import { runSynchronously, type SynchronousOptions } from './run-synchronously.ts'

/** A text call as its module hands it over. */
export interface TextCall {
  endpoint: TextEndpoint
  /** What the threshold is measured on. */
  text: string
  payload: object
  /** The language of the answer where it is not the caller's choice (decision A8). */
  messageLanguage?: MessageLanguage
}

export interface DispatchOptions extends AsynchronousOptions, SynchronousOptions {
  jobs: Jobs
  /** Longer texts, in Unicode code points, become operations. */
  syncTextThreshold: number
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
