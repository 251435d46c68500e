import { createHmac } from 'node:crypto'
import type { Secret } from '../../secrets/secret.ts'

/** Tells whether two keys of one tenant are the same, and nothing else: a keyed hash, different for every tenant. */
export function fingerprint(tenantId: string, provider: string, credential: Secret, key: Secret): string {
  const digest = createHmac('sha256', key.reveal())
    .update(`credential\n${tenantId}\n${provider}\n`)
    .update(credential.reveal())
    .digest('hex')
  return `hmac-sha256:${digest.slice(0, 16)}`
}
