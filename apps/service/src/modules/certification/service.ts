import type { CertificationRequest } from '@semmai/contract'
import { validate as isUuid } from 'uuid'
import type { Transaction } from '../../database/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { newId } from '../../new-id.ts'
import { Problem } from '../../problem.ts'
import { appendAuditEvent } from '../audit/append-event.ts'
import { findByokCredential } from '../credentials/repository.ts'
import { principalId } from '../identity/principal-id.ts'
import { findIntegration } from '../integrations/repository.ts'
import { acceptance } from '../operations/accepting/acceptance.ts'
import { enqueue } from '../operations/storing/enqueue.ts'
import { CERTIFICATION_DEADLINE_MS } from './certification-job.ts'
import type { CertificationPayload } from './certification-payload.ts'
import { unmetPreconditions } from './preconditions.ts'
import { hasOpenCertification, insertCertification, lockCertifications } from './repository.ts'

export interface Certifications {
  /** Starts a run; always 202. Throws 404, or 409 with every unmet precondition (interface 4.7). */
  certify(call: Call, integrationId: string, request: CertificationRequest): Promise<Answer>
}

/** Only starts runs, one at a time for each tenant; `certification-job.ts` has the checks. */
export function createCertifications(): Certifications {
  return {
    certify: (call, integrationId, { mode = 'quick' }) =>
      call.commit(async (tx) => {
        const { tenantId } = call
        await lockCertifications(tx, tenantId)
        const credentialVersion = await requirePreconditions(tx, tenantId, integrationId)
        const payload: CertificationPayload = {
          integration_id: integrationId,
          mode,
          credential_version: credentialVersion,
          cause: { principal: call.principal, address: call.address, requestId: call.requestId },
        }
        const principal = principalId(call.principal)
        const work = {
          tenantId,
          operationId: newId(),
          requestId: call.requestId,
          endpoint: 'onboarding-certify' as const,
          payload,
          messageLanguage: call.messageLanguage,
          principal,
          traceparent: call.traceparent,
        }
        enqueue(tx, { work, principal, deadlineMs: CERTIFICATION_DEADLINE_MS })
        const { operationId } = work
        await insertCertification(tx, tenantId, { operationId, integrationId, mode, credentialVersion })
        await appendAuditEvent(tx, tenantId, call, {
          type: 'certification_started',
          target: { type: 'integration', id: integrationId },
          details: { mode, operation_id: operationId, credential_version: credentialVersion },
        })
        return acceptance(work)
      }),
  }
}

/** Gives the version of the credential that is to be certified. */
async function requirePreconditions(
  tx: Transaction,
  tenantId: string,
  integrationId: string,
): Promise<number> {
  const integration = isUuid(integrationId) ? await findIntegration(tx, tenantId, integrationId) : null
  if (!integration)
    throw new Problem(
      'integration_not_found',
      'The tenant has no integration with this id: GET /v1/admin/integrations lists them.',
    )
  const credential = await findByokCredential(tx, tenantId)
  const unmet = unmetPreconditions({
    credential: credential?.validation_status ?? 'none',
    integrationActive: integration.active,
    authActive: integration.auth.active,
    connectivityVerified: integration.connectivity.verified,
    otherRunOpen: await hasOpenCertification(tx, tenantId),
  })
  if (credential && unmet.length === 0) return credential.version
  throw new Problem('certification_precondition_failed', 'The certification cannot start yet; see errors.', {
    errors: unmet.map(({ code, detail }) => ({ pointer: '', code, detail })),
  })
}
