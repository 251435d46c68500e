import type { CredentialProvider, OperationErrorCode, ValidationStatus } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { BYOK_PROVIDER } from './byok-provider.ts'

export interface CredentialRow {
  provider: CredentialProvider
  version: number
  secret_ref: string
  retired_refs: string[]
  label: string | null
  fingerprint: string
  validation_status: ValidationStatus
  validation_error_code: OperationErrorCode | null
  validation_error_message: string | null
  checked_at: Date | null
  uploaded_at: Date
  rotated_at: Date | null
  /** Since when the store no longer has the key; null: it has it. */
  lost_at: Date | null
}

export interface NewCredential {
  provider: CredentialProvider
  secretRef: string
  label: string | null
  fingerprint: string
}

const COLUMNS = `provider, version, secret_ref, retired_refs, label, fingerprint, validation_status,
  validation_error_code, validation_error_message, checked_at, uploaded_at, rotated_at, lost_at`

/** Null where none is stored. The key itself is in the secret store, under `secret_ref`. */
export async function findCredential(
  tx: Transaction,
  tenantId: string,
  provider: CredentialProvider,
): Promise<CredentialRow | null> {
  const { rows } = await tx.query<CredentialRow>(
    `select ${COLUMNS} from credentials where tenant_id = $1 and provider = $2`,
    [tenantId, provider],
  )
  return rows[0] ?? null
}

/** The credential that onboarding and certification speak of. */
export function findByokCredential(tx: Transaction, tenantId: string): Promise<CredentialRow | null> {
  return findCredential(tx, tenantId, BYOK_PROVIDER)
}

/** Null when one already exists. */
export async function insertCredential(
  tx: Transaction,
  tenantId: string,
  { provider, secretRef, label, fingerprint }: NewCredential,
): Promise<CredentialRow | null> {
  const { rows } = await tx.query<CredentialRow>(
    `insert into credentials (tenant_id, provider, secret_ref, label, fingerprint, uploaded_at)
     values ($1, $2, $3, $4, $5, now()) on conflict do nothing returning ${COLUMNS}`,
    [tenantId, provider, secretRef, label, fingerprint],
  )
  return rows[0] ?? null
}

/** Replaces the key; the old one stays in `retired_refs` until it is destroyed. Null when none is stored. */
export async function rotateCredential(
  tx: Transaction,
  tenantId: string,
  { provider, secretRef, label, fingerprint }: NewCredential,
): Promise<CredentialRow | null> {
  const { rows } = await tx.query<CredentialRow>(
    `update credentials set version = version + 1, retired_refs = retired_refs || secret_ref, secret_ref = $3,
       label = $4, fingerprint = $5, validation_status = 'pending', validation_error_code = null,
       validation_error_message = null, checked_at = null, rotated_at = now(),
       lost_at = null
     where tenant_id = $1 and provider = $2 returning ${COLUMNS}`,
    [tenantId, provider, secretRef, label, fingerprint],
  )
  return rows[0] ?? null
}

export interface CheckResult {
  status: Exclude<ValidationStatus, 'pending'>
  checkedAt: Date
  error: { code: OperationErrorCode; message: string } | null
}

/** False when the key is no longer the one that was checked. */
export async function recordCheck(
  tx: Transaction,
  tenantId: string,
  provider: CredentialProvider,
  version: number,
  { status, checkedAt, error }: CheckResult,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update credentials set validation_status = $4, checked_at = $5, validation_error_code = $6,
       validation_error_message = $7
     where tenant_id = $1 and provider = $2 and version = $3`,
    [tenantId, provider, version, status, checkedAt, error?.code ?? null, error?.message ?? null],
  )
  return rowCount === 1
}

/** Notes that the store no longer has a key, or has it again. False when another key is in force by now. */
export async function recordLoss(
  tx: Transaction,
  tenantId: string,
  secretRef: string,
  lost: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update credentials set lost_at = case when $3 then coalesce(lost_at, now()) end
     where tenant_id = $1 and secret_ref = $2`,
    [tenantId, secretRef, lost],
  )
  return rowCount === 1
}

/** Forgets a replaced key that its store has destroyed. */
export async function forgetRetired(tx: Transaction, tenantId: string, secretRef: string): Promise<void> {
  await tx.query(
    `update credentials set retired_refs = array_remove(retired_refs, $2)
     where tenant_id = $1 and $2 = any (retired_refs)`,
    [tenantId, secretRef],
  )
}

/** Every key of the tenant that a store may still hold. */
export async function listSecretRefs(tx: Transaction, tenantId: string): Promise<string[]> {
  const { rows } = await tx.query<{ ref: string }>(
    'select unnest(retired_refs || secret_ref) as ref from credentials where tenant_id = $1',
    [tenantId],
  )
  return rows.map(({ ref }) => ref)
}
