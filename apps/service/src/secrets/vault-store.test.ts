import type { Server } from 'node:http'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret } from './secret.ts'
import { SecretStoreUnavailable } from './secret-store.ts'
import { describeSecretStore } from './test/secret-store-suite.ts'
import { vaultServer } from './test/vault-server.ts'
import { createVaultStore } from './vault-store.ts'

// SEMMAI_TEST_VAULT_ADDR and SEMMAI_TEST_VAULT_TOKEN run the same suite on a real server (docs/secrets.md).
const real = process.env.SEMMAI_TEST_VAULT_ADDR
const token = new Secret(process.env.SEMMAI_TEST_VAULT_TOKEN ?? 'test-token')

let address = real ?? ''
let server: Server | null = null

beforeAll(async () => {
  if (real) return
  const started = await vaultServer(token.reveal())
  address = started.address
  server = started.server
})
afterAll(() => void server?.close())

describeSecretStore('Vault KV v2', () => ({
  store: createVaultStore({ address, token, mount: 'secret', namespace: null }),
  unreachable: createVaultStore({ address: 'http://127.0.0.1:1', token, mount: 'secret', namespace: null }),
}))

describe('the Vault store', () => {
  it('says that the store is unavailable when its own token is refused', async () => {
    const store = createVaultStore({ address, token: new Secret('wrong'), mount: 'secret', namespace: null })
    const ref = `vault://secret/semmai/suite-a/textmodel/${uuidv7()}`
    await expect(store.get('suite-a', ref)).rejects.toThrow(SecretStoreUnavailable)
  })

  it('says so too where its mount is not there, and does not take a secret for destroyed', async () => {
    const store = createVaultStore({ address, token, mount: 'nowhere', namespace: null })
    const ref = `vault://nowhere/semmai/suite-a/textmodel/${uuidv7()}`
    await expect(store.get('suite-a', ref)).rejects.toThrow(SecretStoreUnavailable)
    await expect(store.destroy('suite-a', ref)).rejects.toThrow(SecretStoreUnavailable)
    await expect(store.put('suite-a', 'textmodel', new Secret('k'))).rejects.toThrow(SecretStoreUnavailable)
  })
})
