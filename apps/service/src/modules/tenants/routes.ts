import {
  IdentityConfiguration,
  NetworkConfiguration,
  PageQuery,
  ref,
  Tenant,
  TenantBlockRequest,
  TenantCreateRequest,
  TenantPage,
  TenantPatch,
  TenantPath,
} from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { isTenantId } from '../identity/is-tenant-id.ts'
import { tenantNotFound } from './onboarding.ts'
import type { Tenants } from './service.ts'

const TAG = 'Operator'
const TENANT = '/v1/operator/tenants/{tenant_id}'

type TenantCall = Pick<Call<unknown, unknown, TenantPath>, 'path' | 'commit'>

/** No tenant has an id of another form, and the database does not take every string. Throws `tenant_not_found`. */
function tenantIdOf({ tenant_id: tenantId }: TenantPath): string {
  if (!isTenantId(tenantId)) throw tenantNotFound()
  return tenantId
}

/** One change of one tenant; afterwards this node asks for the tenant anew. */
async function change(
  tenants: Tenants,
  call: TenantCall,
  work: (tx: Transaction, tenantId: string) => Promise<Tenant>,
): Promise<Answer> {
  const tenantId = tenantIdOf(call.path)
  const answer = await call.commit(async (tx) => ({ status: 200, body: await work(tx, tenantId) }))
  tenants.forget(tenantId)
  return answer
}

/** In the state `created`. The id of a deleted tenant is `tenant_exists` too. */
export function createTenant(tenants: Tenants): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'createTenant',
    path: '/v1/operator/tenants',
    tag: TAG,
    summary: 'Create a tenant',
    body: ref(TenantCreateRequest),
    refusals: ['tenant_exists'],
    answers: { 201: ref(Tenant) },
    handle: (call) =>
      call.commit(async (tx) => ({ status: 201, body: await tenants.create(tx, call, call.body) })),
  })
}

/** Deleted tenants are left out. */
export function listTenants(tenants: Tenants): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'listTenants',
    path: '/v1/operator/tenants',
    tag: TAG,
    summary: 'List tenants, by id',
    query: PageQuery,
    answers: { 200: ref(TenantPage) },
    handle: async ({ query }) => ({ status: 200, body: await tenants.list(query) }),
  })
}

/** Throws `tenant_not_found`, also for a deleted tenant and for what is no id. */
export function getTenant(tenants: Tenants): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getTenant',
    path: TENANT,
    tag: TAG,
    summary: 'Get a tenant',
    params: TenantPath,
    answers: { 200: ref(Tenant) },
    handle: async ({ path }) => ({ status: 200, body: await tenants.get(tenantIdOf(path)) }),
  })
}

/** Absent members stay as they are. `allowed_cidrs` is refused before the network is configured. */
export function patchTenant(tenants: Tenants): Route {
  return defineRoute({
    method: 'PATCH',
    operationId: 'updateTenant',
    path: TENANT,
    tag: TAG,
    summary: 'Change name, provider, limits or allowed networks',
    params: TenantPath,
    body: ref(TenantPatch),
    refusals: ['onboarding_state_conflict'],
    answers: { 200: ref(Tenant) },
    handle: (call) => change(tenants, call, (tx, tenantId) => tenants.patch(tx, call, tenantId, call.body)),
  })
}

/**
 * Keys are destroyed before the transaction: while their store is unavailable the tenant stays, and the call
 * can be repeated.
 */
export function deleteTenant(tenants: Tenants): Route {
  return defineRoute({
    method: 'DELETE',
    operationId: 'deleteTenant',
    path: TENANT,
    tag: TAG,
    summary: 'Delete a tenant and everything of it',
    description: 'Destroys its provider keys. Only a tombstone stays: the id is never given out again.',
    params: TenantPath,
    refusals: ['secret_store_unavailable'],
    answers: { 204: null },
    async handle(call) {
      const tenantId = tenantIdOf(call.path)
      await tenants.get(tenantId)
      await tenants.destroySecrets(tenantId)
      const answer = await call.commit(async (tx) => {
        await tenants.remove(tx, call, tenantId)
        return { status: 204 }
      })
      tenants.forget(tenantId)
      return answer
    },
  })
}

/** In the state `created` only; from then on `patchTenant` changes the networks. */
export function putNetwork(tenants: Tenants): Route {
  return defineRoute({
    method: 'PUT',
    operationId: 'setTenantNetwork',
    path: `${TENANT}/network`,
    tag: TAG,
    summary: 'Configure the network',
    description:
      'From `created` to `network_pending`. With `allowed_cidrs`, calls from elsewhere are refused.',
    params: TenantPath,
    body: ref(NetworkConfiguration),
    refusals: ['onboarding_state_conflict'],
    answers: { 200: ref(Tenant) },
    handle: (call) =>
      change(tenants, call, (tx, tenantId) => tenants.configureNetwork(tx, call, tenantId, call.body)),
  })
}

/** Nothing is tried: the operator says that the network stands. */
export function confirmNetwork(tenants: Tenants): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'confirmTenantNetwork',
    path: `${TENANT}/network/confirm`,
    tag: TAG,
    summary: 'Confirm that the network stands',
    description: 'From `network_pending` to `identity_pending`.',
    params: TenantPath,
    refusals: ['onboarding_state_conflict'],
    answers: { 200: ref(Tenant) },
    handle: (call) => change(tenants, call, (tx, tenantId) => tenants.confirmNetwork(tx, call, tenantId)),
  })
}

/** Asks the issuer before any transaction, so that no row is locked while it answers slowly. */
export function putIdentity(tenants: Tenants): Route {
  return defineRoute({
    method: 'PUT',
    operationId: 'setTenantIdentity',
    path: `${TENANT}/identity`,
    tag: TAG,
    summary: 'Register the OIDC issuer of the tenant',
    description:
      'Its discovery document and keys are fetched and checked first. From `identity_pending` to `byok_pending`; ' +
      'in every later state the registration is replaced.',
    params: TenantPath,
    body: ref(IdentityConfiguration),
    refusals: ['issuer_exists', 'onboarding_state_conflict', 'identity_provider_unavailable'],
    answers: { 200: ref(Tenant) },
    async handle(call) {
      const tenantId = tenantIdOf(call.path)
      const jwksUri = await tenants.discover(tenantId, call.body)
      return change(tenants, call, (tx) => tenants.configureIdentity(tx, call, tenantId, call.body, jwksUri))
    },
  })
}

/** 204 also where none is registered. The onboarding state stays as it is. */
export function deleteIdentity(tenants: Tenants): Route {
  return defineRoute({
    method: 'DELETE',
    operationId: 'revokeTenantIdentity',
    path: `${TENANT}/identity`,
    tag: TAG,
    summary: 'Revoke the issuer of the tenant',
    description: 'Its tokens are refused by every node within 5 seconds.',
    params: TenantPath,
    answers: { 204: null },
    async handle(call) {
      const tenantId = tenantIdOf(call.path)
      const answer = await call.commit(async (tx) => {
        await tenants.revokeIdentity(tx, call, tenantId)
        return { status: 204 }
      })
      tenants.forget(tenantId)
      return answer
    },
  })
}

/** Refused only where the tenant is blocked already. Its onboarding status shows the code and the message. */
export function blockTenant(tenants: Tenants): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'blockTenant',
    path: `${TENANT}/block`,
    tag: TAG,
    summary: 'Block a tenant',
    description: 'Its reads work; every write and text call is refused. The state it leaves is remembered.',
    params: TenantPath,
    body: ref(TenantBlockRequest),
    refusals: ['onboarding_state_conflict'],
    answers: { 200: ref(Tenant) },
    handle: (call) => change(tenants, call, (tx, tenantId) => tenants.block(tx, call, tenantId, call.body)),
  })
}

/** Refused where the tenant is not blocked. */
export function unblockTenant(tenants: Tenants): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'unblockTenant',
    path: `${TENANT}/unblock`,
    tag: TAG,
    summary: 'Unblock a tenant',
    description: 'It returns to the state that the block left.',
    params: TenantPath,
    refusals: ['onboarding_state_conflict'],
    answers: { 200: ref(Tenant) },
    handle: (call) => change(tenants, call, (tx, tenantId) => tenants.unblock(tx, call, tenantId)),
  })
}
