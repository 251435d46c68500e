import { createHash } from 'node:crypto'
import type { Principal } from './principal.ts'

/** Names the caller in rows that belong to it: a hash of issuer and subject, the same on every node. */
export function principalId(principal: Principal): string {
  const named = JSON.stringify([principal.issuer, principal.subject])
  return createHash('sha256').update(named).digest('base64url')
}
