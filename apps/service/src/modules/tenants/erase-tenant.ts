import type { Transaction } from '../../database/database.ts'

/**
 * Erases everything of a tenant but its tombstone, in the operator's transaction: what the operator may delete
 * first, then whatever the tenant itself may, in every table there is.
 */
export async function eraseTenant(tx: Transaction, tenantId: string): Promise<void> {
  await leaveTombstone(tx, tenantId)
  await eraseKeptAnswers(tx, tenantId)
  await tx.query('select erase_audit_events($1)', [tenantId])
  for (const table of await tablesErasableBy(tx, 'semmai_operator')) await eraseFrom(tx, table, tenantId)
  await assume(tx, 'semmai_tenant', tenantId)
  for (const table of await tablesErasableBy(tx, 'semmai_tenant')) await eraseFrom(tx, table, tenantId)
  await assume(tx, 'semmai_operator', '')
}

async function leaveTombstone(tx: Transaction, tenantId: string): Promise<void> {
  await tx.query(
    `update tenants set deleted_at = now(), updated_at = now(), name = '', onboarding_state = 'created',
       resume_state = null, block_code = null, block_message = null, block_retryable = null, blocked_at = null,
       network_mode = null, allowed_cidrs = '{}', network_confirmed_at = null
     where tenant_id = $1`,
    [tenantId],
  )
}

/** Answers about the tenant under the operator's own idempotency keys: they hold its name. */
async function eraseKeptAnswers(tx: Transaction, tenantId: string): Promise<void> {
  await tx.query(`delete from idempotency_key where tenant_id = '' and body ->> 'tenant_id' = $1`, [tenantId])
}

/** Tables that refer to others come before those, because they were created later. */
async function tablesErasableBy(tx: Transaction, role: string): Promise<string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `select quote_ident(c.relname) as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'tenants' and has_table_privilege($1, c.oid, 'delete')
     order by c.oid desc`,
    [role],
  )
  return rows.map(({ name }) => name)
}

async function eraseFrom(tx: Transaction, table: string, tenantId: string): Promise<void> {
  await tx.query(`delete from ${table} where tenant_id = $1`, [tenantId])
}

async function assume(tx: Transaction, role: string, tenantId: string): Promise<void> {
  await tx.query(`select set_config('role', $1, true), set_config('app.tenant_id', $2, true)`, [
    role,
    tenantId,
  ])
}
