import type { Credential, CredentialProvider, CredentialUploadRequest, Validation } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

const path = (provider: CredentialProvider) => `/v1/admin/byok/providers/${provider}/credentials`

export const credentials = (transport: Transport) => ({
  async upload(
    provider: CredentialProvider,
    body: CredentialUploadRequest,
    options: CallOptions = {},
  ): Promise<Credential> {
    return (await transport.send<Credential>('POST', path(provider), { ...options, body })).body
  },

  /** Makes a test call with the stored key; a failed check is an answer, not an error. */
  async validate(provider: CredentialProvider, options: CallOptions = {}): Promise<Validation> {
    return (await transport.send<Validation>('POST', `${path(provider)}/validate`, options)).body
  },
})
