import type { StudioSignIn } from '@semmai/contract'
import type { Database } from '../../database/database.ts'

/** A tenant's sign-in and the audience of its tokens; all null where it has none, or does not exist. */
export async function findSignIn(
  database: Database,
  tenantId: string,
): Promise<StudioSignIn & { audience: string | null }> {
  const { rows } = await database.transaction('identity', tenantId, (tx) =>
    tx.query<StudioSignIn & { audience: string }>(
      `select i.issuer, i.studio_client_id, i.audience
       from identity_configurations i join tenants t using (tenant_id)
       where i.tenant_id = $1 and i.studio_client_id is not null and t.deleted_at is null`,
      [tenantId],
    ),
  )
  return rows[0] ?? { issuer: null, studio_client_id: null, audience: null }
}
