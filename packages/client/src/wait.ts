import type { Operation } from '@semmai/contract'
import { delay } from './delay.ts'
import type { Transport } from './transport.ts'

export interface WaitOptions {
  signal?: AbortSignal
  /** Longest wait of one long poll, in seconds (0 to 30); 0 polls only. 20 when absent. */
  longPollSeconds?: number
  /** Called with every state seen. */
  onUpdate?: (operation: Operation) => void
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000

export function isTerminal(operation: Operation): boolean {
  return operation.status !== 'queued' && operation.status !== 'running'
}

/**
 * Follows an operation until it is `succeeded`, `failed` or `cancelled`, and gives it. Long-polls where the
 * service allows it; otherwise polls with a growing pause, never sooner than its `Retry-After`.
 */
export async function waitForOperation(
  transport: Transport,
  operationId: string,
  options: WaitOptions = {},
): Promise<Operation> {
  const seconds = Math.min(30, Math.max(0, options.longPollSeconds ?? 20))
  const prefer = seconds > 0 ? [`wait=${seconds}`] : []
  const signal = options.signal ? { signal: options.signal } : {}
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const path = `/v1/operations/${encodeURIComponent(operationId)}`
    const { body: operation, headers } = await transport.send<Operation>('GET', path, { prefer, ...signal })
    options.onUpdate?.(operation)
    if (isTerminal(operation)) return operation
    const longPolled = /\bwait\b/.test(headers.get('preference-applied') ?? '')
    if (longPolled) continue
    const asked = Number(headers.get('retry-after') ?? 0) * 1000
    await delay(Math.max(pause, Number.isFinite(asked) ? asked : 0), options.signal)
  }
}
