import { describe, expect, it } from 'vitest'
import { type FinalOperation, judge, type Observation } from './history.ts'

const accepted = (key: string, operationId: string): Observation => ({
  kind: 'accepted',
  key,
  operationId,
  status: 202,
})
const polled = (
  operationId: string,
  status: FinalOperation['status'],
  outcome: string | null = null,
): Observation => ({ kind: 'polled', operationId, status, outcome })
const final = (
  operationId: string,
  status: FinalOperation['status'],
  key: string | null = null,
): FinalOperation => ({
  operationId,
  status,
  key,
})

describe('judge', () => {
  it('finds nothing in a history as it should be', () => {
    const history = [
      accepted('k', '1'),
      polled('1', 'queued'),
      polled('1', 'running'),
      polled('1', 'succeeded', 'succeeded'),
    ]
    const verdict = judge([history, [accepted('k', '1')]], [final('1', 'succeeded', 'k')])
    expect(verdict).toEqual({ operations: 1, keys: 1, violations: [] })
  })

  it.each<[string, Observation[], FinalOperation[]]>([
    ['an acknowledged operation that is gone', [accepted('k', '1')], []],
    ['one that failed for a fault of the database', [accepted('k', '1')], [final('1', 'failed', 'k')]],
    ['one that never ends', [accepted('k', '1')], [final('1', 'running')]],
    [
      'a key with two operations',
      [accepted('k', '1'), accepted('k', '2')],
      [final('1', 'succeeded'), final('2', 'cancelled')],
    ],
    [
      'a key with two effects in the database',
      [accepted('k', '1')],
      [final('1', 'succeeded', 'k'), final('2', 'succeeded', 'k')],
    ],
    [
      'a state that goes back',
      [accepted('k', '1'), polled('1', 'running'), polled('1', 'queued')],
      [final('1', 'succeeded')],
    ],
    [
      'two outcomes',
      [accepted('k', '1'), polled('1', 'succeeded', 'succeeded'), { kind: 'cancelled', operationId: '1' }],
      [final('1', 'succeeded')],
    ],
    [
      'an outcome that the database does not have',
      [accepted('k', '1'), polled('1', 'failed', 'failed internal')],
      [final('1', 'succeeded')],
    ],
  ])('finds %s', (_, history, operations) => {
    expect(judge([history], operations).violations).not.toEqual([])
  })
})
