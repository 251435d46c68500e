import { expect, it, vi } from 'vitest'
import { randomBytesOnce } from './new-id.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('ids are UUIDv7 of their time, unique, and in order, also within a millisecond and where the clock goes back', async () => {
  // Of its own: ids made elsewhere in this process would be later than the times given here.
  vi.resetModules()
  const { newId } = await import('./new-id.ts')
  const now = Date.UTC(2026, 10, 22)
  const times = [...Array<number>(5_000).fill(now), now + 1, now - 1_000, now + 1]
  const ids = times.map((time) => newId(time))
  expect(ids.every((id) => UUID_V7.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
  expect(Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16)).toBe(now)
})

it('no random byte is given twice', () => {
  const drawn = Array.from({ length: 2_000 }, () => randomBytesOnce(24).toString('hex'))
  expect(new Set(drawn).size).toBe(drawn.length)
})
