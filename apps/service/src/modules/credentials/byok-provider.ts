import { CREDENTIAL_PROVIDERS, type CredentialProvider } from '@semmai/contract'

/**
 * Onboarding, certification and `auto` mean one external provider (interface 2.8, 2.9). With a second one this does
 * not compile: decide first which of them is meant.
 */
export const [BYOK_PROVIDER]: readonly [CredentialProvider] = CREDENTIAL_PROVIDERS
