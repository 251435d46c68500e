import type {
  IdentityConfiguration,
  NetworkMode,
  OnboardingState,
  OnboardingStep,
  TenantPatch,
} from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { TENANT_COLUMNS, type TenantRow } from './tenant-row.ts'

/** False where the id is taken, also by a deleted tenant. */
export async function insertTenant(tx: Transaction, tenantId: string, name: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into tenants (tenant_id, name) values ($1, $2) on conflict (tenant_id) do nothing',
    [tenantId, name],
  )
  return rowCount === 1
}

/**
 * Holds the tenant's row until the transaction ends: before its audit chain, as every change of a tenant takes both. Rows
 * that refer to the tenant, such as an event whose writer holds the chain already, can still be inserted: waiting for each
 * other, both would be deadlocked. Only a deletion holds these off, too, so that it erases them all.
 */
export async function lockTenant(
  tx: Transaction,
  tenantId: string,
  purpose: 'change' | 'deletion',
): Promise<TenantRow | null> {
  const { rows } = await tx.query<TenantRow>(
    `select ${TENANT_COLUMNS} from tenants where tenant_id = $1 and deleted_at is null
     for ${purpose === 'deletion' ? 'update' : 'no key update'}`,
    [tenantId],
  )
  return rows[0] ?? null
}

/** Null where there is none, or it was deleted. The row is not locked: see `lockTenant`. */
export async function findTenant(tx: Transaction, tenantId: string): Promise<TenantRow | null> {
  const { rows } = await tx.query<TenantRow>(
    `select ${TENANT_COLUMNS} from tenants where tenant_id = $1 and deleted_at is null`,
    [tenantId],
  )
  return rows[0] ?? null
}

/** In the order of the ids, beginning after `after`. */
export async function listTenants(
  tx: Transaction,
  after: string | null,
  limit: number,
): Promise<TenantRow[]> {
  const { rows } = await tx.query<TenantRow>(
    `select ${TENANT_COLUMNS} from tenants
     where deleted_at is null and ($1::text is null or tenant_id > $1) order by tenant_id limit $2`,
    [after, limit],
  )
  return rows
}

/** What a tenant may know of its own row. */
export interface OnboardingRow {
  onboarding_state: OnboardingState
  resume_state: OnboardingState | null
  block_code: string | null
  block_message: string | null
  block_retryable: boolean | null
  blocked_at: Date | null
  updated_at: Date
}

/** Null where there is none, or it was deleted. The row is not locked: `moveState` compares and sets. */
export async function findOnboarding(tx: Transaction, tenantId: string): Promise<OnboardingRow | null> {
  const { rows } = await tx.query<OnboardingRow>(
    `select onboarding_state, resume_state, block_code, block_message, block_retryable, blocked_at, updated_at
     from tenants where tenant_id = $1 and deleted_at is null`,
    [tenantId],
  )
  return rows[0] ?? null
}

/** Compare-and-set: false where the tenant is no longer in the state `from`. */
export async function moveState(
  tx: Transaction,
  tenantId: string,
  from: OnboardingState,
  to: OnboardingState,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update tenants set onboarding_state = $3, updated_at = now()
     where tenant_id = $1 and onboarding_state = $2 and deleted_at is null`,
    [tenantId, from, to],
  )
  return rowCount === 1
}

export interface Block {
  code: string
  message: string
  retryable: boolean
}

/** Compare-and-set, like `moveState`. */
export async function moveToBlocked(
  tx: Transaction,
  tenantId: string,
  from: OnboardingState,
  block: Block,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update tenants set onboarding_state = 'blocked', resume_state = $2, block_code = $3, block_message = $4,
       block_retryable = $5, blocked_at = now(), updated_at = now()
     where tenant_id = $1 and onboarding_state = $2 and deleted_at is null`,
    [tenantId, from, block.code, block.message, block.retryable],
  )
  return rowCount === 1
}

/** Compare-and-set, like `moveState`. */
export async function moveFromBlocked(
  tx: Transaction,
  tenantId: string,
  to: OnboardingState,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update tenants set onboarding_state = $2, resume_state = null, block_code = null, block_message = null,
       block_retryable = null, blocked_at = null, updated_at = now()
     where tenant_id = $1 and onboarding_state = 'blocked' and resume_state = $2 and deleted_at is null`,
    [tenantId, to],
  )
  return rowCount === 1
}

/** A step that is completed again has the later time. */
export async function completeStep(tx: Transaction, tenantId: string, step: OnboardingStep): Promise<void> {
  await tx.query(
    `insert into onboarding_steps (tenant_id, step, completed_at) values ($1, $2, now())
     on conflict (tenant_id, step) do update set completed_at = excluded.completed_at`,
    [tenantId, step],
  )
}

/** They count as never completed. Without effect on those that are open. */
export async function reopenSteps(
  tx: Transaction,
  tenantId: string,
  steps: readonly OnboardingStep[],
): Promise<void> {
  await tx.query('delete from onboarding_steps where tenant_id = $1 and step = any($2)', [tenantId, steps])
}

export interface CompletedStep {
  step: OnboardingStep
  completed_at: Date
}

/** In no certain order, each with the time at which it was completed last. */
export async function listCompletedSteps(tx: Transaction, tenantId: string): Promise<CompletedStep[]> {
  const { rows } = await tx.query<CompletedStep>(
    'select step, completed_at from onboarding_steps where tenant_id = $1',
    [tenantId],
  )
  return rows
}

/** The networks replace those before; an empty list allows every address. They are not checked here. */
export async function setNetwork(
  tx: Transaction,
  tenantId: string,
  mode: NetworkMode,
  cidrs: readonly string[],
): Promise<void> {
  await tx.query('update tenants set network_mode = $2, allowed_cidrs = $3 where tenant_id = $1', [
    tenantId,
    mode,
    cidrs,
  ])
}

/** Notes the time only: the state is moved by `moveOnboarding`. */
export async function confirmNetwork(tx: Transaction, tenantId: string): Promise<void> {
  await tx.query('update tenants set network_confirmed_at = now() where tenant_id = $1', [tenantId])
}

/** Absent members stay as they are. */
export async function patchTenant(tx: Transaction, tenantId: string, patch: TenantPatch): Promise<void> {
  await tx.query(
    `update tenants set name = coalesce($2, name), provider = coalesce($3, provider),
       text_calls_per_minute = coalesce($4, text_calls_per_minute),
       max_open_operations = coalesce($5, max_open_operations),
       allowed_cidrs = coalesce($6, allowed_cidrs),
       languagetool_calls_per_minute = coalesce($7, languagetool_calls_per_minute), updated_at = now()
     where tenant_id = $1`,
    [
      tenantId,
      patch.name ?? null,
      patch.provider ?? null,
      patch.limits?.text_calls_per_minute ?? null,
      patch.limits?.max_open_operations ?? null,
      patch.allowed_cidrs ?? null,
      patch.limits?.languagetool_calls_per_minute ?? null,
    ],
  )
}

/**
 * The one registration of the tenant, in place of an earlier one. `jwksUri` is where its keys are, given or
 * discovered.
 */
export async function putIdentity(
  tx: Transaction,
  tenantId: string,
  identity: IdentityConfiguration,
  jwksUri: string,
): Promise<void> {
  await tx.query(
    `insert into identity_configurations
       (tenant_id, issuer, audience, jwks_uri, jwks_uri_given, roles_claim, studio_client_id, strict_typ)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_id) do update set issuer = excluded.issuer, audience = excluded.audience,
       jwks_uri = excluded.jwks_uri, jwks_uri_given = excluded.jwks_uri_given, roles_claim = excluded.roles_claim,
       studio_client_id = excluded.studio_client_id, strict_typ = excluded.strict_typ,
       registered_at = clock_timestamp()`,
    [
      tenantId,
      identity.issuer,
      identity.audience,
      jwksUri,
      identity.jwks_uri !== undefined,
      identity.roles_claim ?? null,
      identity.studio_client_id ?? null,
      identity.strict_typ ?? null,
    ],
  )
}

/** False where none is registered. */
export async function deleteIdentity(tx: Transaction, tenantId: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from identity_configurations where tenant_id = $1', [tenantId])
  return rowCount > 0
}
