import type { Database } from '../../database/database.ts'

/** The issuer that speaks for one tenant, as the operator registered it. */
export interface Registration {
  tenantId: string
  issuer: string
  audience: string
  jwksUri: string
  rolesClaim: string
  strictTyp: boolean
  /** Changes with every registration, so that nothing verified under an earlier one is believed. */
  version: string
}

/** The registration of this issuer for this tenant; null where there is none (or the tenant is gone). */
export async function findRegistration(
  database: Database,
  tenantId: string,
  issuer: string,
): Promise<Registration | null> {
  const { rows } = await database.transaction('identity', tenantId, (tx) =>
    tx.query<Registration>(
      `select i.tenant_id as "tenantId", i.issuer, i.audience, i.jwks_uri as "jwksUri",
         coalesce(i.roles_claim, 'roles') as "rolesClaim", coalesce(i.strict_typ, false) as "strictTyp",
         i.registered_at::text as version
       from identity_configurations i join tenants t using (tenant_id)
       where i.tenant_id = $1 and i.issuer = $2 and t.deleted_at is null`,
      [tenantId, issuer],
    ),
  )
  return rows[0] ?? null
}
