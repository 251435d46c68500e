import { Credential, CredentialUploadRequest, ProviderPath, ref, Validation } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Credentials } from './service.ts'

const TAG = 'Provider credential'

/**
 * Interface 4.5. `create` is refused where a key is stored, `rotate` where none is; another provider is
 * `provider_not_found`.
 */
export function uploadCredential(credentials: Credentials): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'uploadCredential',
    path: '/v1/admin/byok/providers/{provider}/credentials',
    tag: TAG,
    summary: "Store the tenant's own provider key, or replace it",
    description: 'The key is never shown again; afterwards it has to be validated.',
    params: ProviderPath,
    body: ref(CredentialUploadRequest),
    refusals: [
      'invalid_credential_format',
      'credential_already_exists',
      'credential_not_configured',
      'onboarding_state_conflict',
      'secret_store_unavailable',
    ],
    answers: { 200: ref(Credential), 201: ref(Credential) },
    handle: (call) => credentials.upload(call, call.path.provider, call.body),
  })
}

/** Interface 4.6. A client that hangs up does not end the call: its result is stored all the same. */
export function validateCredential(credentials: Credentials): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'validateCredential',
    path: '/v1/admin/byok/providers/{provider}/credentials/validate',
    tag: TAG,
    summary: 'Try the stored key with one small call to the provider',
    description: 'A check that fails is an answer too (200, `validation_status` `failed`).',
    params: ProviderPath,
    refusals: [
      'credential_not_configured',
      'credential_changed',
      'onboarding_state_conflict',
      'secret_store_unavailable',
    ],
    answers: { 200: ref(Validation) },
    handle: (call) => credentials.validate(call, call.path.provider),
  })
}
