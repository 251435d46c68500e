import { describe, expect, it } from 'vitest'
import { Secret } from '../secret.ts'
import { type SecretStore, SecretStoreUnavailable } from '../secret-store.ts'

export interface StoreUnderTest {
  store: SecretStore
  /** The same kind of store at an address where nothing answers. */
  unreachable: SecretStore
}

/** What every secret store guarantees. Two tenants of one's own are used: `suite-a` and `suite-b`. */
export function describeSecretStore(name: string, make: () => StoreUnderTest): void {
  const KEY = 'sk-Abc~123 !"$%&/()=?{[]}\\'

  describe(`${name} as a secret store`, () => {
    it('gives exactly the version that a secretRef names', async () => {
      const { store } = make()
      const first = await store.put('suite-a', 'textmodel', new Secret(KEY))
      const second = await store.put('suite-a', 'textmodel', new Secret('x'.repeat(4096)))
      expect(first).not.toBe(second)
      expect((await store.get('suite-a', first))?.reveal()).toBe(KEY)
      expect((await store.get('suite-a', second))?.reveal()).toBe('x'.repeat(4096))
    })

    it('makes a secretRef that is a URI with its scheme and holds nothing of the key', async () => {
      const { store } = make()
      const ref = await store.put('suite-a', 'textmodel', new Secret('canary-key'))
      expect(new URL(ref).protocol).toBe(`${store.scheme}:`)
      expect(ref).not.toContain('canary')
    })

    it('destroys one version for good, twice without error, and leaves the others', async () => {
      const { store } = make()
      const gone = await store.put('suite-a', 'textmodel', new Secret('gone'))
      const kept = await store.put('suite-a', 'textmodel', new Secret('kept'))
      await store.destroy('suite-a', gone)
      await store.destroy('suite-a', gone)
      expect(await store.get('suite-a', gone)).toBeNull()
      expect((await store.get('suite-a', kept))?.reveal()).toBe('kept')
    })

    it('keeps a version however many are stored after it, until it is destroyed', async () => {
      const { store } = make()
      const kept = await store.put('suite-a', 'textmodel', new Secret('the first'))
      const later = []
      for (let i = 0; i < 12; i++)
        later.push(await store.put('suite-a', 'textmodel', new Secret(`later ${i}`)))
      expect((await store.get('suite-a', kept))?.reveal()).toBe('the first')
      for (const ref of [kept, ...later]) await store.destroy('suite-a', ref)
    })

    it("never gives one tenant another tenant's secret", async () => {
      const { store } = make()
      const ref = await store.put('suite-a', 'textmodel', new Secret('of a'))
      const got = await store.get('suite-b', ref).catch((error: unknown) => error)
      expect(got === null || got instanceof SecretStoreUnavailable).toBe(true)
      await store.destroy('suite-b', ref).catch(() => undefined)
      expect((await store.get('suite-a', ref))?.reveal()).toBe('of a')
    })

    it('refuses a secretRef of another store', async () => {
      const { store } = make()
      await expect(store.get('suite-a', 'elsewhere://x/y')).rejects.toBeInstanceOf(SecretStoreUnavailable)
    })

    it('reports that it is unavailable, and keeps the key out of the error', async () => {
      const { unreachable } = make()
      const error = await unreachable
        .put('suite-a', 'textmodel', new Secret('canary-key'))
        .catch((e: unknown) => e)
      expect(error).toBeInstanceOf(SecretStoreUnavailable)
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('canary')
    })
  })
}
