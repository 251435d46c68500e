import type { PrincipalErasure, PrincipalExport, PrincipalRequest } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

/** The data of single persons. For `tenant_admin`. */
export const principals = (transport: Transport) => ({
  /**
   * Everything that the service has of one person: operations with their results, words, access tokens.
   *
   * @param person `issuer` and `subject`, as the claims `iss` and `sub` of their tokens name them
   * @param options signal, idempotency key
   *
   * @example
   * const { operations } = await semmai.principals.export({ issuer: 'https://id.example', subject: 'meena' })
   * console.log(operations.length) // 0
   */
  async export(person: PrincipalRequest, options: CallOptions = {}): Promise<PrincipalExport> {
    const path = '/v1/admin/principals/export'
    return (await transport.send<PrincipalExport>('POST', path, { ...options, body: person })).body
  },

  /**
   * Erases texts, results, words and access tokens of one person. Audit events stay.
   *
   * @param person `issuer` and `subject`, as the claims `iss` and `sub` of their tokens name them
   * @param options signal, idempotency key
   *
   * @example
   * const erased = await semmai.principals.erase({ issuer: 'https://id.example', subject: 'meena' })
   * console.log(erased.access_tokens) // 0
   */
  async erase(person: PrincipalRequest, options: CallOptions = {}): Promise<PrincipalErasure> {
    const path = '/v1/admin/principals/erase'
    return (await transport.send<PrincipalErasure>('POST', path, { ...options, body: person })).body
  },
})
