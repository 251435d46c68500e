import { LRUCache } from 'lru-cache'
import type { Adapter, AdapterPayload, ClientMetadata } from 'oidc-provider'

const MAX_ENTRIES = 5_000

/**
 * Where the development issuer keeps sessions and codes: in memory, for as long as it runs. Clients are not kept
 * but made: every client id is one, so that a token can be had for any integration.
 */
export function memoryAdapter(client: (clientId: string) => ClientMetadata): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: MAX_ENTRIES })
  const byGrant = new LRUCache<string, Set<string>>({ max: MAX_ENTRIES })

  return (model) => {
    const key = (id: string) => `${model}:${id}`
    const findWhere = (member: 'uid' | 'userCode', value: string) =>
      [...entries.entries()].find(
        ([name, payload]) => name.startsWith(`${model}:`) && payload[member] === value,
      )?.[1]
    return {
      async upsert(id, payload, expiresIn) {
        entries.set(key(id), payload, expiresIn ? { ttl: expiresIn * 1000 } : {})
        const { grantId } = payload
        if (grantId) byGrant.set(grantId, (byGrant.get(grantId) ?? new Set()).add(key(id)))
      },
      async find(id) {
        return model === 'Client' ? (client(id) as AdapterPayload) : entries.get(key(id))
      },
      async findByUid(uid) {
        return findWhere('uid', uid)
      },
      async findByUserCode(userCode) {
        return findWhere('userCode', userCode)
      },
      async consume(id) {
        const payload = entries.get(key(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        entries.delete(key(id))
      },
      async revokeByGrantId(grantId) {
        for (const name of byGrant.get(grantId) ?? []) entries.delete(name)
        byGrant.delete(grantId)
      },
    }
  }
}
