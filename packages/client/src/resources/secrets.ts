import type { SecretRewrap } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

/** The operator plane: needs a token with the role `platform_operator`. */
export const secrets = (transport: Transport) => ({
  /**
   * Wraps every stored data key again, under the current master key of the embedded store. May be repeated.
   *
   * @param options signal
   *
   * @example
   * const { rewrapped } = await operator.secrets.rewrap()
   */
  async rewrap(options: CallOptions = {}): Promise<SecretRewrap> {
    return (await transport.send<SecretRewrap>('POST', '/v1/operator/secrets/rewrap', options)).body
  },
})
