import { hash } from 'node:crypto'
import type { Principal } from './principal.ts'

type Named = Pick<Principal, 'issuer' | 'subject'>

/** A principal is kept as long as its token is, and named at each of its calls. */
const known = new WeakMap<Named, string>()

/** Names the caller in rows that belong to it: a hash of issuer and subject, the same on every node. */
export function principalId(principal: Named): string {
  let id = known.get(principal)
  if (id === undefined) {
    id = hash('sha256', JSON.stringify([principal.issuer, principal.subject]), 'base64url')
    known.set(principal, id)
  }
  return id
}
