import type { PageQuery, UsagePage } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

export const usage = (transport: Transport) => ({
  async list(query: PageQuery = {}, options: CallOptions = {}): Promise<UsagePage> {
    return (await transport.send<UsagePage>('GET', '/v1/admin/usage', { ...options, query })).body
  },
})
