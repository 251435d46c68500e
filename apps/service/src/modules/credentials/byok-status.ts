import { type ByokSummary, PROBLEM_CODES } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { isRetryable, NOTHING_STORED, type Reported } from '../tenants/onboarding-status.ts'
import { type CredentialRow, findByokCredential } from './repository.ts'

/** The credential's part of the onboarding status (interface 2.9). */
export async function byokStatus(tx: Transaction, tenantId: string): Promise<Reported<ByokSummary>> {
  const row = await findByokCredential(tx, tenantId)
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

/** A key that its store has lost stands in the way of every call, whatever was known of it before. */
function blockersOf(row: CredentialRow): Reported<ByokSummary>['blockers'] {
  if (row.lost_at !== null) {
    const code = 'credential_lost'
    return [
      {
        code,
        step: row.validation_status === 'passed' ? 'byok' : 'validation',
        message: `${PROBLEM_CODES[code].title}. Replace it with the mode rotate.`,
        retryable: isRetryable(code),
        since: row.lost_at.toISOString(),
      },
    ]
  }
  if (row.validation_status !== 'failed' || !row.validation_error_code) return []
  return [
    {
      code: row.validation_error_code,
      step: 'validation',
      message: row.validation_error_message ?? '',
      retryable: isRetryable(row.validation_error_code),
      since: (row.checked_at ?? row.uploaded_at).toISOString(),
    },
  ]
}
