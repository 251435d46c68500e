import { ref, StudioSignIn, StudioSignInQuery } from '@semmai/contract'
import type { Database } from '../../database/database.ts'
import { defineRoute, type Route } from '../../http/route.ts'

/** Where the studio sends a tenant's user to sign in. */
export function studioSignIn(database: Database): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getStudioSignIn',
    path: '/v1/studio/sign-in',
    tag: 'Studio',
    summary: 'Where users of a tenant sign in',
    description: 'Both members are null for a tenant that has no sign-in, or does not exist.',
    query: StudioSignInQuery,
    answers: { 200: ref(StudioSignIn) },
    handle: async ({ query }) => {
      const { issuer, studio_client_id } = await findSignIn(database, query.tenant)
      return { status: 200, body: { issuer, studio_client_id } }
    },
  })
}

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
