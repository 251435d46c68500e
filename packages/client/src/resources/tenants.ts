import type {
  IdentityConfiguration,
  NetworkConfiguration,
  PageQuery,
  Tenant,
  TenantBlockRequest,
  TenantCreateRequest,
  TenantPage,
  TenantPatch,
} from '@semmai/contract'
import type { ListQuery } from '../list-query.ts'
import type { CallOptions, Transport } from '../transport.ts'

const COLLECTION = '/v1/operator/tenants'
const path = (id: string) => `${COLLECTION}/${encodeURIComponent(id)}`

/** The operator plane: needs a token with the role `platform_operator`. */
export const tenants = (transport: Transport) => ({
  /**
   * Creates a tenant in the state `created`.
   *
   * @param body `tenant_id` and name
   * @param options signal, idempotency key, language of messages
   * @throws {TenantExistsError} when the id is taken, also by a deleted tenant
   *
   * @example
   * const { onboarding_state } = await operator.tenants.create({ tenant_id: newTenantId, name: 'School 1' })
   * console.log(onboarding_state) // created
   */
  async create(body: TenantCreateRequest, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', COLLECTION, { ...options, body })).body
  },

  /**
   * One page of all tenants.
   *
   * @param query `limit` (1 to 100), `cursor`
   * @param options signal
   *
   * @example
   * const { items } = await operator.tenants.list()
   */
  async list(query: ListQuery<PageQuery> = {}, options: CallOptions = {}): Promise<TenantPage> {
    return (await transport.send<TenantPage>('GET', COLLECTION, { ...options, query })).body
  },

  /**
   * One tenant.
   *
   * @param id `tenant_id`
   * @param options signal
   * @throws {TenantNotFoundError}
   *
   * @example
   * const { onboarding_state } = await operator.tenants.get(tenantId)
   */
  async get(id: string, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('GET', path(id), options)).body
  },

  /**
   * Changes name, provider, limits or allowed networks.
   *
   * @param id `tenant_id`
   * @param body the members to change
   * @param options signal, idempotency key, language of messages
   * @throws {TenantNotFoundError}
   *
   * @example
   * const { limits } = await operator.tenants.update(tenantId, { limits: { max_open_operations: 50 } })
   * console.log(limits.max_open_operations) // 50
   */
  async update(id: string, body: TenantPatch, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('PATCH', path(id), { ...options, body })).body
  },

  /**
   * Erases the tenant except for a tombstone, and destroys its secrets. Cannot be undone.
   *
   * @param id `tenant_id`
   * @param options signal
   * @throws {TenantNotFoundError}
   *
   * @example
   * await operator.tenants.delete(tenantId)
   */
  async delete(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send('DELETE', path(id), options)
  },

  /**
   * Sets from where the tenant may call; moves `created` to `network_pending`.
   *
   * @param id `tenant_id`
   * @param body `mode`; `allowed_cidrs`, required where the mode is `private`
   * @param options signal, idempotency key, language of messages
   * @throws {OnboardingStateConflictError}
   *
   * @example
   * await operator.tenants.create({ tenant_id: newTenantId, name: 'School 1' })
   * const { onboarding_state } = await operator.tenants.setNetwork(newTenantId, { mode: 'public' })
   * console.log(onboarding_state) // network_pending
   */
  async setNetwork(id: string, body: NetworkConfiguration, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('PUT', `${path(id)}/network`, { ...options, body })).body
  },

  /**
   * Confirms the network; moves `network_pending` to `identity_pending`.
   *
   * @param id `tenant_id`
   * @param options signal, idempotency key, language of messages
   * @throws {OnboardingStateConflictError}
   *
   * @example
   * await operator.tenants.create({ tenant_id: newTenantId, name: 'School 1' })
   * await operator.tenants.setNetwork(newTenantId, { mode: 'public' })
   * const { onboarding_state } = await operator.tenants.confirmNetwork(newTenantId)
   * console.log(onboarding_state) // identity_pending
   */
  async confirmNetwork(id: string, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', `${path(id)}/network/confirm`, options)).body
  },

  /**
   * Registers the tenant's OpenID issuer; its discovery document and keys are fetched and checked first.
   *
   * @param id `tenant_id`
   * @param body `issuer`, `audience`, and optionally where roles are in the token
   * @param options signal, idempotency key, language of messages
   * @throws {InvalidRequestError} when the issuer does not pass the checks
   * @throws {IdentityProviderUnavailableError}
   *
   * @example
   * const { identity } = await operator.tenants.setIdentity(tenantId, { issuer, audience: 'semmai-api' })
   */
  async setIdentity(id: string, body: IdentityConfiguration, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('PUT', `${path(id)}/identity`, { ...options, body })).body
  },

  /**
   * Revokes the tenant's issuer: its tokens stop working on every node within 5 seconds.
   *
   * @param id `tenant_id`
   * @param options signal
   * @throws {TenantNotFoundError}
   *
   * @example
   * await operator.tenants.revokeIdentity(tenantId)
   */
  async revokeIdentity(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send('DELETE', `${path(id)}/identity`, options)
  },

  /**
   * Blocks the tenant: reads work, every write and text call is 403 `tenant_blocked`.
   *
   * @param id `tenant_id`
   * @param body code and message for the tenant; `retryable`: whether the tenant can fix the cause
   * @param options signal, idempotency key, language of messages
   * @throws {OnboardingStateConflictError} when it is blocked already
   *
   * @example
   * const body = { code: 'unpaid', message: 'The invoice is overdue.', retryable: true }
   * const { onboarding_state } = await operator.tenants.block(tenantId, body)
   * console.log(onboarding_state) // blocked
   */
  async block(id: string, body: TenantBlockRequest, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', `${path(id)}/block`, { ...options, body })).body
  },

  /**
   * Returns the tenant to the state in which it was blocked.
   *
   * @param id `tenant_id`
   * @param options signal, idempotency key, language of messages
   * @throws {OnboardingStateConflictError} when it is not blocked
   *
   * @example
   * await operator.tenants.block(tenantId, { code: 'unpaid', message: 'Overdue.', retryable: true })
   * const { onboarding_state } = await operator.tenants.unblock(tenantId)
   * console.log(onboarding_state) // live
   */
  async unblock(id: string, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', `${path(id)}/unblock`, options)).body
  },
})
