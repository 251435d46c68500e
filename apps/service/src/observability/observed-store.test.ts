import { describe, expect, it } from 'vitest'
import { Secret } from '../secrets/secret.ts'
import { type SecretStore, SecretStoreUnavailable } from '../secrets/secret-store.ts'
import { observeStore } from './observed-store.ts'

const REF = 'embedded://openai/7d0c'

function observed(get: SecretStore['get']) {
  const logged: unknown[] = []
  const outcomes: string[] = []
  const store: SecretStore = { scheme: 'embedded', put: async () => REF, get, destroy: async () => undefined }
  const watched = observeStore(
    store,
    { storeAsked: ({ outcome }) => outcomes.push(outcome) },
    { warn: (...line: unknown[]) => logged.push(line) },
  )
  return { watched, logged, outcomes }
}

describe('a secret store that is observed', () => {
  it('tells an operator in one line why it does not answer, and no reference', async () => {
    const { watched, logged, outcomes } = observed(async () => {
      throw new SecretStoreUnavailable('The master key ab12 is not configured')
    })
    await expect(watched.get('acme', REF)).rejects.toThrow(SecretStoreUnavailable)
    expect(logged).toEqual([
      [
        { store: 'embedded', call: 'get', reason: 'The master key ab12 is not configured' },
        'The secret store is unavailable',
      ],
    ])
    expect(JSON.stringify(logged)).not.toContain('7d0c')
    expect(outcomes).toEqual(['unavailable'])
  })

  it('says nothing of what it gives', async () => {
    const { watched, logged, outcomes } = observed(async () => new Secret('sk-1'))
    expect((await watched.get('acme', REF))?.reveal()).toBe('sk-1')
    expect(logged).toEqual([])
    expect(outcomes).toEqual(['ok'])
  })
})
