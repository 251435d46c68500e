/** `prev_hash` of a tenant's first event (`seq` 1). */
export const AUDIT_GENESIS_HASH = '0'.repeat(64)
