import type {
  IdentityConfiguration,
  NetworkConfiguration,
  OnboardingStatus,
  Page,
  PageQuery,
  Tenant,
  TenantBlockRequest,
  TenantCreateRequest,
  TenantPatch,
} from '@semmai/contract'
import type { Database, Transaction } from '../../database/database.ts'
import { pageOf, pageStart } from '../../database/page-cursor.ts'
import type { OutboundPolicy } from '../../outbound/guarded-fetch.ts'
import { Problem } from '../../problem.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import { discoverIssuer } from '../identity/discover-issuer.ts'
import { eraseTenant } from './erase-tenant.ts'
import { checkNetworks } from './networks.ts'
import { blockTenant, moveOnboarding, stateConflict, tenantNotFound, unblockTenant } from './onboarding.ts'
import { readOnboardingStatus, type StatusSources } from './onboarding-status.ts'
import {
  confirmNetwork,
  deleteIdentity,
  findTenant,
  insertTenant,
  listTenants,
  lockTenant,
  patchTenant,
  putIdentity,
  setNetwork,
} from './repository.ts'
import { type TenantRow, toTenant } from './tenant-row.ts'

export interface TenantsOptions {
  database: Database
  /** Which addresses a tenant's issuer may have. */
  outbound: OutboundPolicy
  /** `iss` of the platform's operator, which can speak for no tenant. */
  operatorIssuer: string | null
  status: StatusSources
  /** Destroys the tenant's provider keys in their store. */
  destroySecrets(tenantId: string): Promise<void>
  /** Drops what this node remembers of the tenant; other nodes hear of a change by notification. */
  forget(tenantId: string): void
}

/** The operator plane and the tenant's own onboarding (decisions E). Every change runs in the caller's transaction. */
export interface Tenants {
  create(tx: Transaction, cause: Cause, request: TenantCreateRequest): Promise<Tenant>
  list(query: PageQuery): Promise<Page<Tenant>>
  get(tenantId: string): Promise<Tenant>
  patch(tx: Transaction, cause: Cause, tenantId: string, patch: TenantPatch): Promise<Tenant>
  remove(tx: Transaction, cause: Cause, tenantId: string): Promise<void>
  /** Destroys the keys of a tenant that is to be removed; before the transaction, because a store may be unavailable. */
  destroySecrets(tenantId: string): Promise<void>
  /** To be called after a change has been committed. */
  forget(tenantId: string): void
  configureNetwork(
    tx: Transaction,
    cause: Cause,
    tenantId: string,
    network: NetworkConfiguration,
  ): Promise<Tenant>
  confirmNetwork(tx: Transaction, cause: Cause, tenantId: string): Promise<Tenant>
  /** Asks the issuer, before any transaction, and gives the address of its key set. */
  discover(tenantId: string, identity: IdentityConfiguration): Promise<string>
  configureIdentity(
    tx: Transaction,
    cause: Cause,
    tenantId: string,
    identity: IdentityConfiguration,
    jwksUri: string,
  ): Promise<Tenant>
  revokeIdentity(tx: Transaction, cause: Cause, tenantId: string): Promise<void>
  block(tx: Transaction, cause: Cause, tenantId: string, block: TenantBlockRequest): Promise<Tenant>
  unblock(tx: Transaction, cause: Cause, tenantId: string): Promise<Tenant>
  status(tenantId: string): Promise<OnboardingStatus>
  goLive(tx: Transaction, cause: Cause, tenantId: string): Promise<OnboardingStatus>
}

/**
 * Throws `tenant_not_found` for a tenant that does not exist or was deleted. Every change is an audit event
 * of the same transaction.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of short functions, one for each route
export function createTenants({ database, outbound, operatorIssuer, ...options }: TenantsOptions): Tenants {
  const asOperator = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.transaction('operator', null, work)

  return {
    destroySecrets: options.destroySecrets,
    forget: options.forget,

    async create(tx, cause, { tenant_id: tenantId, name }) {
      if (!(await insertTenant(tx, tenantId, name))) {
        throw new Problem(
          'tenant_exists',
          'This `tenant_id` is or was in use, and ids are never reused: choose another.',
        )
      }
      await appendAuditEvent(tx, tenantId, cause, { type: 'tenant_created', details: { name } })
      return tenant(tx, tenantId)
    },

    async list(query) {
      const { limit, after } = pageStart(query, (key) => typeof key === 'string')
      const rows = await asOperator((tx) => listTenants(tx, after, limit + 1))
      return pageOf(rows.map(toTenant), limit, ({ tenant_id }) => tenant_id)
    },

    get: (tenantId) => asOperator((tx) => tenant(tx, tenantId)),

    async patch(tx, cause, tenantId, patch) {
      const { network_mode: mode, onboarding_state: state } = await holdTenant(tx, tenantId)
      if (patch.allowed_cidrs) {
        if (mode === null) throw stateConflict(state)
        checkNetworks(mode, patch.allowed_cidrs)
      }
      await patchTenant(tx, tenantId, patch)
      await appendAuditEvent(tx, tenantId, cause, { type: 'tenant_updated', details: { ...patch } })
      return tenant(tx, tenantId)
    },

    async remove(tx, cause, tenantId) {
      await holdTenant(tx, tenantId, 'deletion')
      await appendAuditEvent(tx, tenantId, cause, { type: 'tenant_deleted' })
      await eraseTenant(tx, tenantId)
    },

    async configureNetwork(tx, cause, tenantId, { mode, allowed_cidrs: cidrs = [] }) {
      checkNetworks(mode, cidrs)
      const details = { mode, allowed_cidrs: cidrs }
      await moveOnboarding(tx, tenantId, 'configure_network', cause, {
        type: 'tenant_network_configured',
        details,
      })
      await setNetwork(tx, tenantId, mode, cidrs)
      return tenant(tx, tenantId)
    },

    async confirmNetwork(tx, cause, tenantId) {
      await moveOnboarding(tx, tenantId, 'confirm_network', cause, { type: 'tenant_network_confirmed' })
      await confirmNetwork(tx, tenantId)
      return tenant(tx, tenantId)
    },

    async discover(tenantId, identity) {
      await asOperator((tx) => requireTenant(tx, tenantId))
      if (identity.issuer === operatorIssuer) {
        throw new Problem(
          'issuer_exists',
          '`issuer` is that of the platform operator, which cannot be registered for a tenant: name the issuer of the tenant.',
        )
      }
      return discoverIssuer(identity, outbound)
    },

    async configureIdentity(tx, cause, tenantId, identity, jwksUri) {
      const details = { ...identity, jwks_uri: jwksUri }
      await moveOnboarding(tx, tenantId, 'configure_identity', cause, {
        type: 'tenant_identity_configured',
        details,
      })
      await putIdentity(tx, tenantId, identity, jwksUri)
      return tenant(tx, tenantId)
    },

    async revokeIdentity(tx, cause, tenantId) {
      await holdTenant(tx, tenantId)
      const revoked = await deleteIdentity(tx, tenantId)
      if (revoked) await appendAuditEvent(tx, tenantId, cause, { type: 'tenant_identity_revoked' })
    },

    async block(tx, cause, tenantId, block) {
      await blockTenant(tx, tenantId, cause, block)
      return tenant(tx, tenantId)
    },

    async unblock(tx, cause, tenantId) {
      await unblockTenant(tx, tenantId, cause)
      return tenant(tx, tenantId)
    },

    status: (tenantId) =>
      database.transaction('tenant', tenantId, (tx) => readOnboardingStatus(tx, tenantId, options.status)),

    async goLive(tx, cause, tenantId) {
      await moveOnboarding(tx, tenantId, 'go_live', cause)
      return readOnboardingStatus(tx, tenantId, options.status)
    },
  }
}

/** For changes: nobody else changes or deletes the tenant until the transaction ends. */
async function holdTenant(
  tx: Transaction,
  tenantId: string,
  purpose: 'change' | 'deletion' = 'change',
): Promise<TenantRow> {
  const row = await lockTenant(tx, tenantId, purpose)
  if (row === null) throw tenantNotFound()
  return row
}

async function requireTenant(tx: Transaction, tenantId: string): Promise<TenantRow> {
  const row = await findTenant(tx, tenantId)
  if (row === null) throw tenantNotFound()
  return row
}

const tenant = async (tx: Transaction, tenantId: string) => toTenant(await requireTenant(tx, tenantId))
