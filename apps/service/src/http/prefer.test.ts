import { describe, expect, it } from 'vitest'
import { parsePrefer } from './prefer.ts'

describe('parsePrefer', () => {
  it.each([
    ['respond-async', true, null],
    ['RESPOND-ASYNC', true, null],
    ['wait=5, respond-async;x=1', true, 5],
    ['respond-async; foo="a,b;c" , wait="7"', true, 7],
    [',,;', false, null],
    ['respond-asyncx, handling=lenient', false, null],
    ['foo="respond-async"', false, null],
    ['wait=-1', false, null],
    ['wait=5, wait=9', false, 5],
    ['wait', false, null],
    ['"unterminated, respond-async', false, null],
  ])('reads %j', (header, respondAsync, waitSeconds) => {
    expect(parsePrefer(header)).toEqual({ respondAsync, waitSeconds })
  })

  it('joins several headers', () => {
    expect(parsePrefer(['wait=3', 'respond-async'])).toEqual({ respondAsync: true, waitSeconds: 3 })
  })

  it('takes an absent header as no preference', () => {
    expect(parsePrefer(undefined)).toEqual({ respondAsync: false, waitSeconds: null })
  })
})
