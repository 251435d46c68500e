import { CertificationRequest, IntegrationPath, OperationAcceptance, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Certifications } from './service.ts'

/** Interface 4.7. The checks are an operation, also in the mode `quick`: a run that starts is always 202. */
export function certifyIntegration(certifications: Certifications): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'certifyIntegration',
    path: '/v1/admin/integrations/{integration_id}/certifications',
    tag: 'Certification',
    summary: 'Certify an integration',
    description: 'Without a body the mode is `quick`. All unmet preconditions are listed at once (409).',
    params: IntegrationPath,
    body: ref(CertificationRequest),
    bodyOptional: true,
    refusals: ['certification_precondition_failed'],
    answers: { 202: ref(OperationAcceptance) },
    handle: (call) => certifications.certify(call, call.path.integration_id, call.body),
  })
}
