import { expect, it } from 'vitest'
import { createTenantShares } from './tenant-shares.ts'

const OPTIONS = { limit: 2, maxWaiting: 2, waitMs: 60_000 }

/** Work that goes on until it is let go. */
function held() {
  let letGo: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { letGo, work: () => until }
}

it('lets a tenant have its share, the next in the order of asking, and others meanwhile', async () => {
  const shares = createTenantShares(OPTIONS)
  const begun: string[] = []
  const first = held()
  const start = (name: string, work = held().work) =>
    shares.run('a', () => {
      begun.push(name)
      return work()
    })
  const ended = start('first', first.work)
  void start('second')
  void start('third')
  void start('fourth')
  expect(await shares.run('b', async () => 'let through')).toBe('let through')
  expect(begun).toEqual(['first', 'second'])
  first.letGo()
  await ended
  await Promise.resolve()
  expect(begun).toEqual(['first', 'second', 'third'])
})

it('gives the place on after a failure', async () => {
  const shares = createTenantShares({ ...OPTIONS, limit: 1 })
  const failing = shares.run('a', () => Promise.reject(new Error('no')))
  const next = shares.run('a', async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})

it('refuses more than may wait, and what has waited for too long, of this tenant only', async () => {
  const shares = createTenantShares({ limit: 1, maxWaiting: 1, waitMs: 5 })
  const first = held()
  const running = shares.run('a', first.work)
  const waiting = shares.run('a', async () => 'too late')
  await expect(shares.run('a', async () => 'one too many')).rejects.toMatchObject({ code: 'overloaded' })
  await expect(waiting).rejects.toMatchObject({ code: 'overloaded' })
  expect(await shares.run('b', async () => 'let through')).toBe('let through')
  first.letGo()
  await running
  expect(await shares.run('a', async () => 'free again')).toBe('free again')
})
