import { CertificationRequest, IntegrationPath, OperationAcceptance, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { Problem } from '../../problem.ts'
import type { Certifications } from './service.ts'

export function certifyIntegration(certifications: Certifications): Route {
  return defineRoute({
    method: 'POST',
    path: '/v1/admin/integrations/{integration_id}/certifications',
    tag: 'Certification',
    summary: 'Certify an integration',
    description: 'Without a body the mode is `quick`. All unmet preconditions are listed at once (409).',
    params: IntegrationPath,
    body: ref(CertificationRequest),
    answers: { 202: ref(OperationAcceptance) },
    handle: (call) => {
      if (call.body === null) throw nullBody()
      return certifications.certify(call, call.path.integration_id, call.body ?? {})
    },
  })
}

/** The schema lets null pass, for it is how an absent body looks to a validator. */
function nullBody(): Problem {
  const detail = 'The body must be an object, or absent.'
  return new Problem('invalid_request', detail, { errors: [{ pointer: '', code: 'type', detail }] })
}
