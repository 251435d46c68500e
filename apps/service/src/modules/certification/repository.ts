import type { CertificationMode, OperationStatus } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

export interface NewCertification {
  operationId: string
  integrationId: string
  mode: CertificationMode
  credentialVersion: number
}

/** Serialises the tenant's certification requests until the transaction ends. */
export async function lockCertifications(tx: Transaction, tenantId: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('certification of ' || $1, 0))`, [tenantId])
}

/**
 * Whether a run of the tenant is queued or running. Another may begin right after, unless
 * `lockCertifications` came before.
 */
export async function hasOpenCertification(tx: Transaction, tenantId: string): Promise<boolean> {
  const { rows } = await tx.query<{ open: boolean }>(
    `select exists (select from operation where tenant_id = $1 and endpoint = 'onboarding-certify'
       and status in ('queued', 'running')) as open`,
    [tenantId],
  )
  return rows[0]?.open ?? false
}

/** A run that has begun, beside its operation; `completeCertification` adds the outcome. */
export async function insertCertification(
  tx: Transaction,
  tenantId: string,
  { operationId, integrationId, mode, credentialVersion }: NewCertification,
): Promise<void> {
  await tx.query(
    `insert into certifications (tenant_id, operation_id, integration_id, mode, credential_version)
     values ($1, $2, $3, $4, $5)`,
    [tenantId, operationId, integrationId, mode, credentialVersion],
  )
}

/** `passed` null: the run did not come to a result. `failureCode` null: nothing failed. */
export async function completeCertification(
  tx: Transaction,
  tenantId: string,
  operationId: string,
  { passed, failureCode }: { passed: boolean | null; failureCode: string | null },
): Promise<void> {
  await tx.query(
    `update certifications set passed = $3, failure_code = $4, completed_at = now()
     where tenant_id = $1 and operation_id = $2`,
    [tenantId, operationId, passed, failureCode],
  )
}

export interface LastCertification {
  operation_id: string
  mode: CertificationMode
  credential_version: number
  passed: boolean | null
  failure_code: string | null
  completed_at: Date | null
  /** Null when the operation has been deleted for good. */
  status: OperationStatus | null
  operation_completed_at: Date | null
}

/** The newest run: ids are in the order of time. */
export async function findLastCertification(
  tx: Transaction,
  tenantId: string,
): Promise<LastCertification | null> {
  const { rows } = await tx.query<LastCertification>(
    `select c.operation_id, c.mode, c.credential_version, c.passed, c.failure_code, c.completed_at, o.status,
       o.completed_at as operation_completed_at
     from certifications c left join operation o using (tenant_id, operation_id)
     where c.tenant_id = $1 order by c.operation_id desc limit 1`,
    [tenantId],
  )
  return rows[0] ?? null
}
