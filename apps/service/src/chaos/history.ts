import type { OperationStatus } from '@semmai/contract'
import { mayFollow } from '../modules/operations/definitions/operation-states.ts'

/** What one client saw: every answer, in the order in which it came to this client. */
export type Observation =
  | { kind: 'accepted'; key: string; operationId: string; status: 200 | 202 }
  | { kind: 'polled'; operationId: string; status: OperationStatus; outcome: string | null }
  | { kind: 'cancelled'; operationId: string }
  | { kind: 'refused'; key: string; status: number; code: string }

/** An operation as the database has it after the faults have ended and no operation is under way. */
export interface FinalOperation {
  operationId: string
  status: OperationStatus
  /** The key of the call that made it, as its text says; null where the payload and the result are gone. */
  key: string | null
}

export interface Verdict {
  operations: number
  keys: number
  violations: string[]
}

/**
 * Judges the histories: every acknowledged operation ended, and none failed, for no fault is one of its provider;
 * none had two outcomes, states moved forward only in what each client saw, and every key had at most one effect.
 */
export function judge(
  histories: readonly (readonly Observation[])[],
  final: readonly FinalOperation[],
): Verdict {
  const violations: string[] = []
  const ends = new Map(final.map((operation) => [operation.operationId, operation]))
  const byKey = new Map<string, Set<string>>()
  const outcomes = new Map<string, Set<string>>()
  for (const history of histories) {
    const seen = new Map<string, OperationStatus>()
    for (const one of history) {
      if (one.kind === 'refused') continue
      if (one.kind === 'accepted') remember(byKey, one.key, one.operationId)
      const status = statusOf(one)
      const before = seen.get(one.operationId)
      if (before && !mayFollow(before, status) && one.kind !== 'accepted') {
        violations.push(`${one.operationId} went back from ${before} to ${status}`)
      }
      if (one.kind !== 'accepted') seen.set(one.operationId, status)
      if (one.kind === 'polled' && one.outcome !== null) remember(outcomes, one.operationId, one.outcome)
      if (one.kind === 'cancelled') remember(outcomes, one.operationId, 'cancelled')
    }
  }
  for (const [key, operations] of byKey) {
    if (operations.size > 1) violations.push(`the key ${key} made ${[...operations].join(' and ')}`)
    for (const operationId of operations) checkEnd(operationId, ends.get(operationId))
  }
  for (const [operationId, seen] of outcomes) {
    const end = ends.get(operationId)?.status
    if (seen.size > 1) violations.push(`${operationId} had the outcomes ${[...seen].join(' and ')}`)
    if (end && ![...seen].every((outcome) => outcome.startsWith(end))) {
      violations.push(`${operationId} was seen as ${[...seen].join()} and is ${end}`)
    }
  }
  for (const [key, operations] of effectsByKey(final)) {
    if (operations > 1) violations.push(`the key ${key} has ${operations} operations in the database`)
  }
  return { operations: ends.size, keys: byKey.size, violations }

  function checkEnd(operationId: string, end: FinalOperation | undefined): void {
    if (!end) violations.push(`${operationId} was acknowledged and is gone`)
    else if (end.status === 'queued' || end.status === 'running') {
      violations.push(`${operationId} was acknowledged and never left ${end.status}`)
    } else if (end.status === 'failed') violations.push(`${operationId} was acknowledged and failed`)
  }
}

function statusOf(one: Exclude<Observation, { kind: 'refused' }>): OperationStatus {
  if (one.kind === 'polled') return one.status
  return one.kind === 'cancelled' ? 'cancelled' : 'queued'
}

function remember(map: Map<string, Set<string>>, name: string, value: string): void {
  const known = map.get(name) ?? new Set()
  known.add(value)
  map.set(name, known)
}

function effectsByKey(final: readonly FinalOperation[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { key, status } of final) {
    // A synchronous call that failed or was aborted frees its key: only kept answers count as effects.
    if (key !== null && status === 'succeeded') counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}
