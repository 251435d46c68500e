import type { StudioSignIn } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

export const studio = (transport: Transport) => ({
  async signIn(tenant: string, options: CallOptions = {}): Promise<StudioSignIn> {
    const request = { ...options, query: { tenant } }
    return (await transport.send<StudioSignIn>('GET', '/v1/studio/sign-in', request)).body
  },
})
