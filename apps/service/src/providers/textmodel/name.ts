import type { CredentialProvider } from '@semmai/contract'

/** The provider's name in credentials and answers, and the rule id of what only it found. */
export const TEXTMODEL = 'textmodel' satisfies CredentialProvider
