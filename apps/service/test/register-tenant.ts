import type { Database } from '../src/database/database.ts'

export interface TestRegistration {
  tenantId: string
  issuer: string
  jwksUri: string
  audience?: string
  rolesClaim?: string
  strictTyp?: boolean
  state?: string
}

/** Puts a tenant and its issuer straight into the database, for tests of what comes after onboarding. */
export async function registerTenant(database: Database, tenant: TestRegistration): Promise<void> {
  await database.transaction('operator', null, async (tx) => {
    await tx.query(
      `insert into tenants (tenant_id, name, onboarding_state, network_mode, network_confirmed_at)
       values ($1, $1, $2, 'public', now()) on conflict do nothing`,
      [tenant.tenantId, tenant.state ?? 'live'],
    )
    await tx.query(
      `insert into identity_configurations
         (tenant_id, issuer, audience, jwks_uri, jwks_uri_given, roles_claim, strict_typ)
       values ($1, $2, $3, $4, false, $5, $6)
       on conflict (tenant_id) do update set issuer = excluded.issuer, jwks_uri = excluded.jwks_uri,
         audience = excluded.audience, roles_claim = excluded.roles_claim, strict_typ = excluded.strict_typ,
         registered_at = clock_timestamp()`,
      [
        tenant.tenantId,
        tenant.issuer,
        tenant.audience ?? 'semmai-api',
        tenant.jwksUri,
        tenant.rolesClaim ?? null,
        tenant.strictTyp ?? null,
      ],
    )
  })
}
