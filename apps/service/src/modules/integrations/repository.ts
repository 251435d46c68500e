import type { Integration } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

interface IntegrationRow {
  integration_id: string
  name: string
  active: boolean
  auth_client_id: string
  auth_active: boolean
  connectivity_verified_at: Date | null
  created_at: Date
  updated_at: Date
}

const COLUMNS = `integration_id, name, active, auth_client_id, auth_active, connectivity_verified_at,
  created_at, updated_at`

/** What can be set; connectivity is proven, never set. */
export interface IntegrationFields {
  name: string
  active: boolean
  auth: { client_id: string; active: boolean }
}

function toIntegration(row: IntegrationRow): Integration {
  return {
    integration_id: row.integration_id,
    name: row.name,
    active: row.active,
    auth: { client_id: row.auth_client_id, active: row.auth_active },
    connectivity: {
      verified: row.connectivity_verified_at !== null,
      verified_at: row.connectivity_verified_at?.toISOString() ?? null,
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** Connectivity is not verified yet. The id comes from the caller. */
export async function insertIntegration(
  tx: Transaction,
  tenantId: string,
  integrationId: string,
  fields: IntegrationFields,
): Promise<Integration> {
  const { rows } = await tx.query<IntegrationRow>(
    `insert into integrations (tenant_id, integration_id, name, active, auth_client_id, auth_active)
     values ($1, $2, $3, $4, $5, $6) returning ${COLUMNS}`,
    [tenantId, integrationId, fields.name, fields.active, fields.auth.client_id, fields.auth.active],
  )
  return only(rows)
}

/** Null where the tenant has none with this id. The row is not locked: see `lockIntegration`. */
export async function findIntegration(
  tx: Transaction,
  tenantId: string,
  integrationId: string,
): Promise<Integration | null> {
  const { rows } = await tx.query<IntegrationRow>(
    `select ${COLUMNS} from integrations where tenant_id = $1 and integration_id = $2`,
    [tenantId, integrationId],
  )
  return rows[0] ? toIntegration(rows[0]) : null
}

/** Like `findIntegration`, and locks the row until the transaction ends. */
export async function lockIntegration(
  tx: Transaction,
  tenantId: string,
  integrationId: string,
): Promise<Integration | null> {
  const { rows } = await tx.query<IntegrationRow>(
    `select ${COLUMNS} from integrations where tenant_id = $1 and integration_id = $2 for update`,
    [tenantId, integrationId],
  )
  return rows[0] ? toIntegration(rows[0]) : null
}

/** Newest first (ids are in the order of time), beginning after `before`. */
export async function listIntegrations(
  tx: Transaction,
  tenantId: string,
  before: string | null,
  limit: number,
): Promise<Integration[]> {
  const { rows } = await tx.query<IntegrationRow>(
    `select ${COLUMNS} from integrations where tenant_id = $1 and ($2::uuid is null or integration_id < $2)
     order by integration_id desc limit $3`,
    [tenantId, before, limit],
  )
  return rows.map(toIntegration)
}

/**
 * Sets every field. With `resetConnectivity` connectivity has to be proven anew. Throws an `Error` where the
 * row is gone.
 */
export async function updateIntegration(
  tx: Transaction,
  tenantId: string,
  integrationId: string,
  fields: IntegrationFields,
  resetConnectivity: boolean,
): Promise<Integration> {
  const { rows } = await tx.query<IntegrationRow>(
    `update integrations set name = $3, active = $4, auth_client_id = $5, auth_active = $6, updated_at = now(),
       connectivity_verified_at = case when $7 then null else connectivity_verified_at end
     where tenant_id = $1 and integration_id = $2 returning ${COLUMNS}`,
    [
      tenantId,
      integrationId,
      fields.name,
      fields.active,
      fields.auth.client_id,
      fields.auth.active,
      resetConnectivity,
    ],
  )
  return only(rows)
}

/** Notes the time of the proof, in place of an earlier one. Throws an `Error` where the row is gone. */
export async function verifyConnectivity(
  tx: Transaction,
  tenantId: string,
  integrationId: string,
): Promise<Integration> {
  const { rows } = await tx.query<IntegrationRow>(
    `update integrations set connectivity_verified_at = now()
     where tenant_id = $1 and integration_id = $2 returning ${COLUMNS}`,
    [tenantId, integrationId],
  )
  return only(rows)
}

function only(rows: readonly IntegrationRow[]): Integration {
  const [row] = rows
  if (row === undefined) throw new Error('The integration is gone')
  return toIntegration(row)
}
