import { OPERATOR_ROLES, type Role, TENANT_ROLES } from '@semmai/contract'
import type { JWTPayload } from 'jose'
import { memberOf } from '../../member-of.ts'

export interface RoleClaim {
  roles: Role[]
  /** The token names an operator's role, which its issuer may not give (decision D3). */
  claimsOperator: boolean
}

/** The roles that a tenant's issuer gives: exact names only, others are ignored. */
export function tenantRoles(payload: JWTPayload, path: string): RoleClaim {
  const names = namesAt(payload, path)
  return {
    roles: TENANT_ROLES.filter((role) => names.includes(role)),
    claimsOperator: OPERATOR_ROLES.some((role) => names.includes(role)),
  }
}

/** The roles that the operator's issuer gives. */
export function operatorRoles(payload: JWTPayload, path: string): Role[] {
  const names = namesAt(payload, path)
  return OPERATOR_ROLES.filter((role) => names.includes(role))
}

/**
 * The role names at a claim path: an array of strings, or one string separated by spaces. A member of that
 * very name comes first, because a namespaced claim is a URL and holds dots; otherwise dots part the steps.
 */
function namesAt(payload: JWTPayload, path: string): string[] {
  const value = Object.hasOwn(payload, path)
    ? payload[path]
    : path.split('.').reduce<unknown>(memberOf, payload)
  if (typeof value === 'string') return value.split(' ').filter((name) => name !== '')
  if (Array.isArray(value)) return value.filter((name): name is string => typeof name === 'string')
  return []
}

/** `client_id` (RFC 9068) or `azp` (OpenID Connect) of the token. */
export function clientIdOf(payload: JWTPayload): string | null {
  const { client_id: clientId, azp } = payload
  if (typeof clientId === 'string' && clientId !== '') return clientId
  return typeof azp === 'string' && azp !== '' ? azp : null
}
