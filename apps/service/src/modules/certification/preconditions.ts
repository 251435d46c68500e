import type { CertificationPrecondition, ValidationStatus } from '@semmai/contract'

export interface CertificationFacts {
  credential: 'none' | ValidationStatus
  integrationActive: boolean
  authActive: boolean
  connectivityVerified: boolean
  otherRunOpen: boolean
}

const DETAILS: Readonly<Record<CertificationPrecondition, string>> = {
  credential_not_configured: 'No provider credential is stored: upload one.',
  credential_not_validated: 'The provider credential has not passed validation: validate it.',
  integration_inactive: 'The integration is not active: set `active` to true.',
  integration_auth_inactive: 'The auth of the integration is not active: set `auth.active` to true.',
  connectivity_not_verified:
    'The integration has not made its handshake: its client calls POST /v1/integrations/{integration_id}/handshake.',
  certification_in_progress:
    'Another certification of the tenant is queued or running: wait for it, or cancel it.',
}

/** Every precondition of interface 4.7 that is unmet, in its order; empty when the run may start. */
export function unmetPreconditions(
  facts: CertificationFacts,
): { code: CertificationPrecondition; detail: string }[] {
  const unmet: [boolean, CertificationPrecondition][] = [
    [facts.credential === 'none', 'credential_not_configured'],
    [facts.credential !== 'passed', 'credential_not_validated'],
    [!facts.integrationActive, 'integration_inactive'],
    [!facts.authActive, 'integration_auth_inactive'],
    [!facts.connectivityVerified, 'connectivity_not_verified'],
    [facts.otherRunOpen, 'certification_in_progress'],
  ]
  return unmet.filter(([is]) => is).map(([, code]) => ({ code, detail: DETAILS[code] }))
}
