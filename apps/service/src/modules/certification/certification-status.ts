import { type CertificationSummary, PROBLEM_CODES, type ProblemCode } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { findByokCredential } from '../credentials/repository.ts'
import { isRetryable, NOTHING_STORED, type Reported } from '../tenants/onboarding-status.ts'
import { findLastCertification, type LastCertification } from './repository.ts'

/**
 * The certification's part of the onboarding status (interface 2.9). A run that ended about an earlier key says
 * nothing of the one in force, whose step of the checklist is open again.
 */
export async function certificationStatus(
  tx: Transaction,
  tenantId: string,
): Promise<Reported<CertificationSummary>> {
  const last = await findLastCertification(tx, tenantId)
  const credential = await findByokCredential(tx, tenantId)
  if (!last || (!isOpen(last) && last.credential_version !== credential?.version))
    return NOTHING_STORED.certification(tx, tenantId)
  const completed = last.completed_at ?? last.operation_completed_at
  return {
    summary: {
      status: statusOf(last),
      last_run_operation_id: last.operation_id,
      passed: last.passed,
      mode: last.mode,
      completed_at: completed?.toISOString() ?? null,
    },
    blockers: blockersOf(last),
  }
}

const isOpen = ({ status }: LastCertification) => status === 'queued' || status === 'running'

function statusOf({ status, passed }: LastCertification): CertificationSummary['status'] {
  if (status === 'queued' || status === 'running') return status
  return passed === null ? 'failed' : 'completed'
}

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEM_CODES, code)

function blockersOf({ failure_code: code, completed_at: since }: LastCertification) {
  if (code === null || since === null) return []
  const message = isProblemCode(code) ? PROBLEM_CODES[code].title : 'The certification failed'
  return [
    {
      code,
      step: 'certification' as const,
      message,
      retryable: isRetryable(code),
      since: since.toISOString(),
    },
  ]
}
