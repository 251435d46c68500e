import type { Database } from '../database/database.ts'
import { DEMO_TENANTS } from './demo-tenants.ts'
import type { DevelopmentIssuer } from './development-issuer.ts'

/**
 * Puts the demo tenants into the database as live, past their onboarding: for benchmarks and the chaos program,
 * which have no worker yet that could certify them.
 */
export async function insertLiveTenants(
  database: Database,
  issuer: DevelopmentIssuer,
  audience: string,
): Promise<void> {
  await database.transaction('operator', null, async (tx) => {
    for (const tenantId of DEMO_TENANTS) {
      await tx.query(
        `insert into tenants (tenant_id, name, onboarding_state, network_mode, network_confirmed_at, provider)
         values ($1, $1, 'live', 'public', now(), 'builtin') on conflict do nothing`,
        [tenantId],
      )
      await tx.query(
        `insert into identity_configurations (tenant_id, issuer, audience, jwks_uri, jwks_uri_given)
         values ($1, $2, $3, $4, false) on conflict do nothing`,
        [tenantId, issuer.tenants, audience, issuer.jwksUri(issuer.tenants)],
      )
    }
  })
}
