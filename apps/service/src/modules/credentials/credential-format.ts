import { CREDENTIAL_PROVIDERS, type CredentialProvider, LIMITS } from '@semmai/contract'
import { Problem } from '../../problem.ts'

const PRINTABLE_ASCII = /^[\x20-\x7e]+$/

/** 1 to 4096 printable ASCII characters, never trimmed. The refusal says nothing of the value. */
export function requireCredentialFormat(credential: string): void {
  const fits = credential.length <= LIMITS.credential && PRINTABLE_ASCII.test(credential)
  if (fits && credential.trim() === credential) return
  const detail = 'credential must be 1 to 4096 printable ASCII characters, without white space at its ends.'
  throw new Problem('invalid_credential_format', detail, {
    errors: [{ pointer: '/credential', code: 'invalid_credential_format', detail }],
  })
}

/** The provider that a path names. Throws `provider_not_found`, which lists the names. */
export function requireProvider(provider: string): CredentialProvider {
  const known = CREDENTIAL_PROVIDERS.find((name) => name === provider)
  if (known) return known
  throw new Problem('provider_not_found', `Unknown provider. Supported: ${CREDENTIAL_PROVIDERS.join(', ')}.`)
}
