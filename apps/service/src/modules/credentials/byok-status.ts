import type { ByokSummary } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { NOTHING_STORED, type Reported } from '../tenants/onboarding-status.ts'
import { type CredentialRow, findCredential } from './repository.ts'

/** The credential's part of the onboarding status (interface 2.9). */
export async function byokStatus(tx: Transaction, tenantId: string): Promise<Reported<ByokSummary>> {
  const row = await findCredential(tx, tenantId, 'textmodel')
  if (!row) return NOTHING_STORED.byok(tx, tenantId)
  const passed = row.validation_status === 'passed'
  return {
    summary: {
      configured: true,
      provider: row.provider,
      validation_status: row.validation_status,
      fingerprint: row.fingerprint,
      label: row.label,
      uploaded_at: row.uploaded_at.toISOString(),
      rotated_at: row.rotated_at?.toISOString() ?? null,
      validated_at: passed ? (row.checked_at?.toISOString() ?? null) : null,
    },
    blockers: blockersOf(row),
  }
}

/** Only a rejection says that the key is bad; everything else may pass by itself. */
function blockersOf(row: CredentialRow): Reported<ByokSummary>['blockers'] {
  if (row.validation_status !== 'failed' || !row.validation_error_code) return []
  return [
    {
      code: row.validation_error_code,
      step: 'validation',
      message: row.validation_error_message ?? '',
      retryable: row.validation_error_code !== 'provider_auth_failed',
      since: (row.checked_at ?? row.uploaded_at).toISOString(),
    },
  ]
}
