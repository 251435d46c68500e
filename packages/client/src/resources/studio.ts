import type { StudioSignIn } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

/** What the studio needs before sign-in. */
export const studio = (transport: Transport) => ({
  /**
   * Where users of a tenant sign in. Needs no token; both members are null for an unknown tenant.
   *
   * @param tenant `tenant_id`
   * @param options signal
   *
   * @example
   * const { issuer, studio_client_id } = await createClient({ baseUrl }).studio.signIn(tenantId)
   */
  async signIn(tenant: string, options: CallOptions = {}): Promise<StudioSignIn> {
    const request = { ...options, query: { tenant } }
    return (await transport.send<StudioSignIn>('GET', '/v1/studio/sign-in', request)).body
  },
})
