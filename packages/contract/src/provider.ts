/** External providers, each with a credential of the tenant (interface 2.7). */
export const CREDENTIAL_PROVIDERS = ['textmodel'] as const
export type CredentialProvider = (typeof CREDENTIAL_PROVIDERS)[number]

/** Who may have served a text call: the built-in engine, or an external provider. */
export const PROVIDERS = ['builtin', ...CREDENTIAL_PROVIDERS] as const
export type Provider = (typeof PROVIDERS)[number]

/** What an operator may choose for a tenant; `auto` takes the external provider once its key is validated. */
export const SERVING_PROVIDERS = ['auto', ...PROVIDERS] as const
export type ServingProvider = (typeof SERVING_PROVIDERS)[number]
