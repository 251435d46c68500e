import type { Credential, CredentialProvider, CredentialUploadRequest, Validation } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

const path = (provider: CredentialProvider) => `/v1/admin/byok/providers/${provider}/credentials`

/** The tenant's own provider keys (BYOK). */
export const credentials = (transport: Transport) => ({
  /**
   * Stores the tenant's own key for a language model. For `tenant_admin`. The key is in no answer and in no log.
   *
   * @param provider `textmodel`
   * @param body the key; `create` for the first, `rotate` to replace it; an optional label
   * @param options signal, idempotency key, language of messages
   * @throws {CredentialAlreadyExistsError} on `create`
   * @throws {CredentialNotConfiguredError} on `rotate`
   * @throws {InvalidCredentialFormatError}
   *
   * @example
   * const body = { credential: 'valid-2026', mode: 'create', label: 'production' }
   * const { fingerprint, validation_status } = await semmai.credentials.upload('textmodel', body)
   * console.log(validation_status) // pending
   */
  async upload(
    provider: CredentialProvider,
    body: CredentialUploadRequest,
    options: CallOptions = {},
  ): Promise<Credential> {
    return (await transport.send<Credential>('POST', path(provider), { ...options, body })).body
  },

  /**
   * Makes a test call with the stored key (at most 15 s). A rejected key is an answer with `failed`, not an error.
   *
   * @param provider `textmodel`
   * @param options signal, idempotency key, language of messages
   * @throws {CredentialNotConfiguredError}
   * @throws {CredentialChangedError} when the key was rotated meanwhile
   * @throws {SecretStoreUnavailableError}
   *
   * @example
   * const { validation_status, error } = await semmai.credentials.validate('textmodel')
   * console.log(validation_status, error) // passed null
   */
  async validate(provider: CredentialProvider, options: CallOptions = {}): Promise<Validation> {
    return (await transport.send<Validation>('POST', `${path(provider)}/validate`, options)).body
  },
})
