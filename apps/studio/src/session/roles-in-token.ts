import { TENANT_ROLES, type TenantRole } from '@semmai/contract'

/**
 * The roles that a token names anywhere in its claims, to decide what is shown; what is allowed the service decides.
 * None for a token that is no JWT.
 */
export function rolesIn(token: string): TenantRole[] {
  try {
    const part = token.split('.')[1] ?? ''
    const claims = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return TENANT_ROLES.filter((role) => new RegExp(`\\b${role}\\b`).test(claims))
  } catch {
    return []
  }
}
