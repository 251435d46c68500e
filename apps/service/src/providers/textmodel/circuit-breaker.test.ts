import { describe, expect, it } from 'vitest'
import { ProviderError, type ProviderErrorCode } from '../text-provider.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

describe('the circuit breaker', () => {
  let time = 0
  const breaker = () => createCircuitBreaker(() => time)
  const fail = (code: ProviderErrorCode) => async () => {
    throw new ProviderError(code, 'x')
  }
  const codeOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 'ok',
      (error: ProviderError) => error.message,
    )

  it('opens after five failures, for that tenant only, and lets one call try after 30 s', async () => {
    const { run } = breaker()
    for (let i = 0; i < 5; i++) await codeOf(run('a', fail('provider_unreachable')))
    let calls = 0
    const work = async () => void calls++
    expect(await codeOf(run('a', work))).toBe('The provider failed repeatedly')
    expect(await codeOf(run('b', work))).toBe('ok')
    expect(calls).toBe(1)
    time += 30_001
    let release = () => {}
    const trying = run(
      'a',
      () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
    )
    expect(await codeOf(run('a', work))).toBe('The provider failed repeatedly')
    release()
    await trying
    expect(await codeOf(run('a', work))).toBe('ok')
  })

  it('a failed try keeps it open', async () => {
    const { run } = breaker()
    for (let i = 0; i < 5; i++) await codeOf(run('a', fail('provider_timeout')))
    time += 30_001
    expect(await codeOf(run('a', fail('provider_timeout')))).toBe('x')
    expect(await codeOf(run('a', async () => 1))).toBe('The provider failed repeatedly')
  })

  it('is not opened by a bad key, an exhausted quota or failures long ago', async () => {
    const { run } = breaker()
    for (let i = 0; i < 9; i++) await codeOf(run('a', fail('provider_auth_failed')))
    for (let i = 0; i < 9; i++) {
      await codeOf(run('a', fail('provider_unreachable')))
      time += 10_000
    }
    expect(await codeOf(run('a', async () => 1))).toBe('ok')
  })
})
