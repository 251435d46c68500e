import type { OperationStatus } from '@semmai/contract'

/** Interface 3.1 and decision C5: what may follow what. A status without successors is terminal. */
const NEXT_STATUSES: Readonly<Record<OperationStatus, readonly OperationStatus[]>> = {
  queued: ['running', 'cancelled'],
  running: ['succeeded', 'failed', 'cancelled'],
  succeeded: [],
  failed: [],
  cancelled: [],
}

/** Whether the operation has ended: its status never changes again. */
export function isTerminal(status: OperationStatus): boolean {
  return NEXT_STATUSES[status].length === 0
}

/** Whether a client that saw `from` may later see `to`: states only move forward. */
export function mayFollow(from: OperationStatus, to: OperationStatus): boolean {
  return from === to || NEXT_STATUSES[from].some((next) => mayFollow(next, to))
}
