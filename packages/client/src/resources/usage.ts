import type { PageQuery, UsagePage } from '@semmai/contract'
import type { ListQuery } from '../list-query.ts'
import type { CallOptions, Transport } from '../transport.ts'

/** What the tenant has used. */
export const usage = (transport: Transport) => ({
  /**
   * Calls and tokens of the tenant by day and endpoint, newest day first. For `tenant_admin`, `tenant_viewer`.
   *
   * @param query `limit` (1 to 100), `cursor`
   * @param options signal
   *
   * @example
   * const { items } = await semmai.usage.list()
   */
  async list(query: ListQuery<PageQuery> = {}, options: CallOptions = {}): Promise<UsagePage> {
    return (await transport.send<UsagePage>('GET', '/v1/admin/usage', { ...options, query })).body
  },
})
