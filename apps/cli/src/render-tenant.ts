import type { Tenant } from '@semmai/contract'

/** One `name  value` line per field. */
export function renderTenant(tenant: Tenant): string {
  const { network, identity, block, limits } = tenant
  const cidrs = network?.allowed_cidrs.length ? ` from ${network.allowed_cidrs.join(', ')}` : ''
  const rows: [string, string][] = [
    ['tenant', tenant.tenant_id],
    ['name', tenant.name],
    ['state', tenant.onboarding_state],
    ['provider', tenant.provider],
    [
      'limits',
      `${limits.text_calls_per_minute} text calls/min, ${limits.max_open_operations} open operations, ` +
        `${limits.languagetool_calls_per_minute} LanguageTool checks/min`,
    ],
    ['network', network ? `${network.mode}${cidrs}${network.confirmed_at ? '' : ' (not confirmed)'}` : '-'],
    ['issuer', identity ? `${identity.issuer} (audience ${identity.audience})` : '-'],
    ['created', tenant.created_at],
    ['updated', tenant.updated_at],
  ]
  if (block) rows.push(['blocked', `${block.code}: ${block.message} (was ${block.resume_state})`])
  return rows.map(([name, value]) => `${name.padEnd(10)}${value}\n`).join('')
}

/** Id, state, provider and name in columns: a line of a list of tenants, with its line break. */
export function renderTenantLine(tenant: Tenant): string {
  return `${tenant.tenant_id.padEnd(24)} ${tenant.onboarding_state.padEnd(22)} ${tenant.provider.padEnd(10)} ${tenant.name}\n`
}
