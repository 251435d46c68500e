import { OPERATOR_ROLES } from '@semmai/contract'
import ipaddr from 'ipaddr.js'
import type { Principal } from '../modules/identity/principal.ts'
import type { TenantPolicy } from '../modules/tenants/tenant-policy.ts'
import { Problem } from '../problem.ts'
import type { Access } from './route.ts'

const NOT_OPEN: readonly TenantPolicy['onboarding_state'][] = [
  'created',
  'network_pending',
  'identity_pending',
]

/** Whether this principal may call this route at all (decision D3). Throws `insufficient_role`. */
export function checkRole(principal: Principal, access: Access): void {
  const isOperator = principal.tenantId === null
  const needed = access.caller === 'operator' ? OPERATOR_ROLES : access.roles
  const holds = !needed || needed.some((role) => principal.roles.some((held) => held === role))
  if (holds && isOperator === (access.caller === 'operator')) return
  const who = needed ? `the role ${needed.join(' or ')}` : 'a token of a tenant'
  throw new Problem('insufficient_role', `This route needs ${who}.`, {
    headers: { 'WWW-Authenticate': 'Bearer realm="semmai", error="insufficient_scope"' },
  })
}

/** Whether the tenant is open for this call (decision E). Throws the 403 that says why not. */
export function checkTenant(policy: TenantPolicy, access: Access, method: string, address: string): void {
  if (!isAllowedAddress(policy.allowed_cidrs, address)) {
    throw new Problem(
      'network_not_allowed',
      `Calls of this tenant are not allowed from ${address}: its \`allowed_cidrs\` have no network with this address.`,
    )
  }
  if (policy.onboarding_state === 'blocked' && method !== 'GET' && method !== 'HEAD') {
    throw new Problem(
      'tenant_blocked',
      'The tenant is blocked: only reads are allowed until its operator unblocks it.',
    )
  }
  if (access.textCall && NOT_OPEN.includes(policy.onboarding_state)) {
    throw new Problem(
      'tenant_not_open',
      `Text calls are open from byok_pending on; the tenant is in ${policy.onboarding_state}: its operator sets up network and identity first.`,
    )
  }
}

function isAllowedAddress(cidrs: readonly string[], address: string): boolean {
  if (cidrs.length === 0) return true
  if (!ipaddr.isValid(address)) return false
  const caller = ipaddr.process(address)
  return cidrs.some((cidr) => {
    const [network, bits] = ipaddr.parseCIDR(cidr)
    return network.kind() === caller.kind() && caller.match(network, bits)
  })
}
