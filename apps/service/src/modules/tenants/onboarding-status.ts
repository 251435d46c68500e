import {
  type Blocker,
  type ByokSummary,
  type CertificationSummary,
  type ChecklistItem,
  ONBOARDING_STEPS,
  type OnboardingStatus,
} from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { tenantNotFound } from './onboarding.ts'
import { currentStep } from './onboarding-states.ts'
import { type CompletedStep, findOnboarding, listCompletedSteps, type OnboardingRow } from './repository.ts'

/** What another module knows about the tenant's onboarding: its summary, and what stands in the way. */
export interface Reported<Summary> {
  summary: Summary
  blockers: readonly Blocker[]
}

/** Failures of a key that no repetition cures: it is bad, or gone. Everything else may pass by itself. */
const PERMANENT: readonly string[] = ['provider_auth_failed', 'credential_lost']

/** Whether what failed with this code may succeed when it is tried again as it is. */
export const isRetryable = (code: string) => !PERMANENT.includes(code)

/** Asked in the transaction that reads the status. */
export interface StatusSources {
  byok(tx: Transaction, tenantId: string): Promise<Reported<ByokSummary>>
  certification(tx: Transaction, tenantId: string): Promise<Reported<CertificationSummary>>
}

/** The sources where there is no credential and no certification yet. */
export const NOTHING_STORED: StatusSources = {
  byok: async () => ({
    summary: {
      configured: false,
      provider: null,
      validation_status: null,
      fingerprint: null,
      label: null,
      uploaded_at: null,
      rotated_at: null,
      validated_at: null,
    },
    blockers: [],
  }),
  certification: async () => ({
    summary: {
      status: 'not_started',
      last_run_operation_id: null,
      passed: null,
      mode: null,
      completed_at: null,
    },
    blockers: [],
  }),
}

/** Reads the whole status of interface 2.9 at one moment. */
export async function readOnboardingStatus(
  tx: Transaction,
  tenantId: string,
  sources: StatusSources,
): Promise<OnboardingStatus> {
  const tenant = await findOnboarding(tx, tenantId)
  if (tenant === null) throw tenantNotFound()
  const completed = await listCompletedSteps(tx, tenantId)
  const byok = await sources.byok(tx, tenantId)
  const certification = await sources.certification(tx, tenantId)
  const blockers = [...blockersOf(tenant), ...byok.blockers, ...certification.blockers]
  return {
    tenant_id: tenantId,
    onboarding_state: tenant.onboarding_state,
    updated_at: tenant.updated_at.toISOString(),
    checklist: checklist(completed, blockers),
    blockers,
    byok: byok.summary,
    certification: certification.summary,
  }
}

/** A step that is done is done; of the others, those that something stands in the way of are blocked. */
function checklist(completed: readonly CompletedStep[], blockers: readonly Blocker[]): ChecklistItem[] {
  return ONBOARDING_STEPS.map((step) => {
    const done = completed.find((row) => row.step === step)
    if (done) return { step, status: 'completed', completed_at: done.completed_at.toISOString() }
    const blocked = blockers.some((blocker) => blocker.step === step)
    return { step, status: blocked ? 'blocked' : 'pending', completed_at: null }
  })
}

function blockersOf(tenant: OnboardingRow): Blocker[] {
  if (tenant.resume_state === null) return []
  return [
    {
      code: tenant.block_code ?? '',
      step: currentStep(tenant.resume_state),
      message: tenant.block_message ?? '',
      retryable: tenant.block_retryable ?? false,
      since: (tenant.blocked_at ?? tenant.updated_at).toISOString(),
    },
  ]
}
