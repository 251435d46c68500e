/** What stands for the tenants beyond the cap, so that the number of time series stays bounded. */
const OTHER_TENANTS = 'other'

/** Gives the first `cap` tenants that are seen a label of their own, all others `other`, and calls without one ''. */
export function createTenantLabel(cap: number): (tenantId: string | null) => string {
  const known = new Set<string>()
  return (tenantId) => {
    if (tenantId === null) return ''
    if (known.size < cap) known.add(tenantId)
    return known.has(tenantId) ? tenantId : OTHER_TENANTS
  }
}
