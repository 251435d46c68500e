import type {
  AccessTokenCreated,
  AccessTokenCreateRequest,
  AccessTokenPage,
  PageQuery,
} from '@semmai/contract'
import type { ListQuery } from '../list-query.ts'
import type { CallOptions, Transport } from '../transport.ts'

const COLLECTION = '/v1/access-tokens'

/** Tokens for programs that cannot sign in, such as LibreOffice: good for LanguageTool's protocol only. */
export const accessTokens = (transport: Transport) => ({
  /**
   * Makes an access token as the caller. Keep `token`: it is not shown again.
   *
   * @param body `name` for people, `expires_in_days` from 1 to 90
   * @param options signal, idempotency key
   * @throws {AccessTokensOffError} where the tenant has not switched them on
   * @throws {TooManyAccessTokensError} ten a user
   *
   * @example
   * await semmai.settings.update({ access_tokens: true })
   * const { id, token } = await semmai.accessTokens.create({ name: 'LibreOffice', expires_in_days: 90 })
   * console.log(token.slice(0, 4)) // smm_
   * await semmai.accessTokens.revoke(id)
   */
  async create(body: AccessTokenCreateRequest, options: CallOptions = {}): Promise<AccessTokenCreated> {
    return (await transport.send<AccessTokenCreated>('POST', COLLECTION, { ...options, body })).body
  },

  /**
   * One page of the caller's access tokens, newest first, with their last use; a `tenant_admin` gets the tenant's.
   *
   * @param query `limit` (1 to 100), `cursor`
   * @param options signal
   *
   * @example
   * const { items } = await semmai.accessTokens.list()
   * for (const { name, expires_at, last_used_at } of items) console.log(name, expires_at, last_used_at)
   */
  async list(query: ListQuery<PageQuery> = {}, options: CallOptions = {}): Promise<AccessTokenPage> {
    return (await transport.send<AccessTokenPage>('GET', COLLECTION, { ...options, query })).body
  },

  /**
   * Revokes an access token: one's own, or as `tenant_admin` any of the tenant. It is refused after 5 s at the latest.
   *
   * @param id `id` of the access token
   * @param options signal
   * @throws {AccessTokenNotFoundError} also for another user's
   *
   * @example
   * await semmai.settings.update({ access_tokens: true })
   * const { id } = await semmai.accessTokens.create({ name: 'Old laptop', expires_in_days: 1 })
   * await semmai.accessTokens.revoke(id)
   */
  async revoke(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send<undefined>('DELETE', `${COLLECTION}/${encodeURIComponent(id)}`, options)
  },
})
