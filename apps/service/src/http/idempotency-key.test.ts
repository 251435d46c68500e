import { describe, expect, it } from 'vitest'
import { readIdempotencyKey } from './idempotency-key.ts'

const key = (value: string) => readIdempotencyKey(['Host', 'x', 'Idempotency-Key', value])

describe('readIdempotencyKey', () => {
  it('gives null without the header', () => {
    expect(readIdempotencyKey(['Host', 'idempotency-key'])).toBeNull()
  })

  it('takes the quoted and the bare form as the same key', () => {
    expect(key('"8e03-1"')).toBe('8e03-1')
    expect(key('8e03-1')).toBe('8e03-1')
    expect(key('"a\\"b"')).toBe('a"b')
  })

  it.each(['', '""', 'a b', '"a b"', 'é', '"half', 'x'.repeat(256)])('refuses %j', (value) => {
    expect(() => key(value)).toThrow('key must be')
  })

  it('accepts 255 characters', () => {
    expect(key('x'.repeat(255))).toHaveLength(255)
  })

  it('refuses a repeated header', () => {
    expect(() => readIdempotencyKey(['Idempotency-Key', 'a', 'idempotency-key', 'a'])).toThrow('once')
  })
})
