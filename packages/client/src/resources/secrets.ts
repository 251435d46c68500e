import type { SecretRewrap } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

/** The operator plane: needs a token with the role `platform_operator`. */
export const secrets = (transport: Transport) => ({
  /** Wraps every stored data key anew under the present master key of the embedded store. */
  async rewrap(options: CallOptions = {}): Promise<SecretRewrap> {
    return (await transport.send<SecretRewrap>('POST', '/v1/operator/secrets/rewrap', options)).body
  },
})
