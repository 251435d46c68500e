import type {
  Integration,
  IntegrationCreateRequest,
  IntegrationPatch,
  Page,
  PageQuery,
} from '@semmai/contract'
import { validate as isUuid } from 'uuid'
import type { Database, Transaction } from '../../database/database.ts'
import { isId, pageOf, pageStart } from '../../database/page-cursor.ts'
import { newId } from '../../new-id.ts'
import { Problem } from '../../problem.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import {
  findIntegration,
  insertIntegration,
  listIntegrations,
  lockIntegration,
  updateIntegration,
  verifyConnectivity,
} from './repository.ts'

/** The programs of a tenant that call this service (interface 2.10). Changes run in the caller's transaction. */
export interface Integrations {
  create(
    tx: Transaction,
    cause: Cause,
    tenantId: string,
    request: IntegrationCreateRequest,
  ): Promise<Integration>
  list(tenantId: string, query: PageQuery): Promise<Page<Integration>>
  /** Throws `integration_not_found`, also for another tenant's. */
  get(tenantId: string, integrationId: string): Promise<Integration>
  /** A change of `auth` or `active` resets connectivity. */
  patch(
    tx: Transaction,
    cause: Cause,
    tenantId: string,
    integrationId: string,
    patch: IntegrationPatch,
  ): Promise<Integration>
  /** The integration proves by its own call that it reaches us: its token's client is the one configured. */
  handshake(tx: Transaction, cause: Cause, tenantId: string, integrationId: string): Promise<Integration>
}

/**
 * Every change is an audit event of the same transaction; a handshake only where connectivity was not
 * verified.
 */
export function createIntegrations(database: Database): Integrations {
  return {
    async create(tx, cause, tenantId, { name, active = true, auth }) {
      const created = await insertIntegration(tx, tenantId, newId(), {
        name,
        active,
        auth: { client_id: auth.client_id, active: auth.active ?? true },
      })
      await appendAuditEvent(tx, tenantId, cause, {
        type: 'integration_created',
        target: targetOf(created),
        details: { name, active, auth: created.auth },
      })
      return created
    },

    async list(tenantId, query) {
      const { limit, after } = pageStart(query, isId)
      const items = await database.transaction('tenant', tenantId, (tx) =>
        listIntegrations(tx, tenantId, after, limit + 1),
      )
      return pageOf(items, limit, ({ integration_id }) => integration_id)
    },

    async get(tenantId, integrationId) {
      const find = (tx: Transaction) => findIntegration(tx, tenantId, integrationId)
      return found(isUuid(integrationId) ? await database.transaction('tenant', tenantId, find) : null)
    },

    async patch(tx, cause, tenantId, integrationId, patch) {
      const before = found(isUuid(integrationId) ? await lockIntegration(tx, tenantId, integrationId) : null)
      const fields = {
        name: patch.name ?? before.name,
        active: patch.active ?? before.active,
        auth: { ...before.auth, ...patch.auth },
      }
      const resets =
        fields.active !== before.active ||
        fields.auth.client_id !== before.auth.client_id ||
        fields.auth.active !== before.auth.active
      const after = await updateIntegration(tx, tenantId, integrationId, fields, resets)
      const details = { ...patch, connectivity_reset: resets && before.connectivity.verified }
      await appendAuditEvent(tx, tenantId, cause, {
        type: 'integration_updated',
        target: targetOf(after),
        details,
      })
      return after
    },

    async handshake(tx, cause, tenantId, integrationId) {
      const before = found(isUuid(integrationId) ? await lockIntegration(tx, tenantId, integrationId) : null)
      requireItself(before, cause)
      const after = await verifyConnectivity(tx, tenantId, integrationId)
      if (!before.connectivity.verified) {
        await appendAuditEvent(tx, tenantId, cause, { type: 'integration_verified', target: targetOf(after) })
      }
      return after
    },
  }
}

function found(integration: Integration | null): Integration {
  if (integration === null)
    throw new Problem(
      'integration_not_found',
      'The tenant has no integration with this id: GET /v1/admin/integrations lists them.',
    )
  return integration
}

function requireItself({ active, auth }: Integration, { principal }: Cause): void {
  if (!active || !auth.active)
    throw new Problem(
      'insufficient_role',
      `${active ? 'The auth of the integration' : 'The integration'} is not active: an administrator sets \`${active ? 'auth.active' : 'active'}\` to true.`,
    )
  if (principal.clientId !== auth.client_id) {
    throw new Problem('insufficient_role', "The client of the token is not the integration's auth.client_id.")
  }
}

const targetOf = ({ integration_id: id }: Integration) => ({ type: 'integration', id })
