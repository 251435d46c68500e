import type { Operation } from '@semmai/contract'
import { delay } from './delay.ts'
import { UnexpectedAnswerError } from './errors.ts'
import type { Transport } from './transport.ts'

/** How an operation is followed. */
export interface WaitOptions {
  /** Stops following. The operation itself goes on, unless `cancelOnAbort` is set. */
  signal?: AbortSignal
  /** Whether an abort also cancels the operation, as far as it has not ended. The reason of the signal is thrown then too. */
  cancelOnAbort?: boolean
  /** Longest wait of one long poll, in seconds (0 to 30); 0 only polls. 20 when absent. */
  longPollSeconds?: number
  /** Called with every answer, also with those that repeat a state. */
  onUpdate?: (operation: Operation) => void
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000

/**
 * Whether the operation has ended: `succeeded`, `failed` or `cancelled`.
 *
 * @param operation an operation of any endpoint
 *
 * @example
 * const { operation_id } = await semmai.proofread.create({ text: 'வணக்கம்.', language: 'ta' })
 * console.log(isTerminal(await semmai.operations.get(operation_id))) // true
 */
export function isTerminal(operation: Operation): boolean {
  return operation.status !== 'queued' && operation.status !== 'running'
}

/**
 * Follows an operation until it is `succeeded`, `failed` or `cancelled`, and gives it. Long-polls where the
 * service allows it; otherwise polls with a growing pause, never sooner than `Retry-After` allows.
 */
export async function waitForOperation(
  transport: Transport,
  operationId: string,
  options: WaitOptions = {},
): Promise<Operation> {
  try {
    return await follow(transport, operationId, options)
  } catch (error) {
    if (options.cancelOnAbort && options.signal?.aborted) await cancelQuietly(transport, operationId)
    throw error
  }
}

/** The caller gets the reason of its abort, whatever becomes of the cancelling. */
async function cancelQuietly(transport: Transport, operationId: string): Promise<void> {
  const path = `/v1/operations/${encodeURIComponent(operationId)}/cancel`
  await transport.send('POST', path).catch(() => undefined)
}

async function follow(transport: Transport, operationId: string, options: WaitOptions): Promise<Operation> {
  const seconds = Math.min(30, Math.max(0, options.longPollSeconds ?? 20))
  const prefer = seconds > 0 ? [`wait=${seconds}`] : []
  const signal = options.signal ? { signal: options.signal } : {}
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const path = `/v1/operations/${encodeURIComponent(operationId)}`
    const { body: operation, headers } = await transport.send<Operation>('GET', path, { prefer, ...signal })
    if (typeof operation?.status !== 'string') {
      throw new UnexpectedAnswerError(`GET ${path}: the answer is not an operation; check baseUrl`)
    }
    options.onUpdate?.(operation)
    if (isTerminal(operation)) return operation
    const longPolled = /\bwait\b/.test(headers.get('preference-applied') ?? '')
    if (longPolled) continue
    const asked = Number(headers.get('retry-after') ?? 0) * 1000
    await delay(Math.max(pause, Number.isFinite(asked) ? asked : 0), options.signal)
  }
}
