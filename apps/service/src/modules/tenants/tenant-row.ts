import type { IdentityConfiguration, NetworkMode, OnboardingState, Tenant } from '@semmai/contract'

/** A row of `tenants` with the tenant's issuer, as `TENANT_COLUMNS` selects it. */
export interface TenantRow {
  tenant_id: string
  name: string
  onboarding_state: OnboardingState
  resume_state: OnboardingState | null
  block_code: string | null
  block_message: string | null
  block_retryable: boolean | null
  blocked_at: Date | null
  network_mode: NetworkMode | null
  allowed_cidrs: string[]
  network_confirmed_at: Date | null
  provider: Tenant['provider']
  text_calls_per_minute: number
  max_open_operations: number
  languagetool_calls_per_minute: number
  created_at: Date
  updated_at: Date
  identity: IdentityConfiguration | null
}

export const TENANT_COLUMNS = `
  tenant_id, name, onboarding_state, resume_state, block_code, block_message, block_retryable, blocked_at,
  network_mode, allowed_cidrs, network_confirmed_at, provider, text_calls_per_minute, max_open_operations,
  languagetool_calls_per_minute, created_at, updated_at,
  (select json_strip_nulls(json_build_object('issuer', i.issuer, 'audience', i.audience,
     'jwks_uri', case when i.jwks_uri_given then i.jwks_uri end, 'roles_claim', i.roles_claim,
     'studio_client_id', i.studio_client_id, 'strict_typ', i.strict_typ))
   from identity_configurations i where i.tenant_id = tenants.tenant_id) as identity`

/** The tenant as the operator sees it. */
export function toTenant(row: TenantRow): Tenant {
  return {
    tenant_id: row.tenant_id,
    name: row.name,
    onboarding_state: row.onboarding_state,
    provider: row.provider,
    limits: {
      text_calls_per_minute: row.text_calls_per_minute,
      max_open_operations: row.max_open_operations,
      languagetool_calls_per_minute: row.languagetool_calls_per_minute,
    },
    network: row.network_mode && {
      mode: row.network_mode,
      allowed_cidrs: row.allowed_cidrs,
      confirmed_at: row.network_confirmed_at?.toISOString() ?? null,
    },
    identity: row.identity,
    block: row.resume_state && {
      code: row.block_code ?? '',
      message: row.block_message ?? '',
      retryable: row.block_retryable ?? false,
      since: (row.blocked_at ?? row.updated_at).toISOString(),
      resume_state: row.resume_state,
    },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
