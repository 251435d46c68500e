import type { Operation, OperationEndpoint, OperationPage, OperationStatus } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'
import { type WaitOptions, waitForOperation } from '../wait.ts'

export interface OperationListOptions extends CallOptions {
  status?: OperationStatus
  endpoint?: OperationEndpoint
  limit?: number
  cursor?: string
}

const path = (id: string) => `/v1/operations/${encodeURIComponent(id)}`

export const operations = (transport: Transport) => ({
  async get(id: string, options: CallOptions & { waitSeconds?: number } = {}): Promise<Operation> {
    const prefer = options.waitSeconds === undefined ? [] : [`wait=${options.waitSeconds}`]
    return (await transport.send<Operation>('GET', path(id), { ...options, prefer })).body
  },

  async list(options: OperationListOptions = {}): Promise<OperationPage> {
    const { status, endpoint, limit, cursor, ...call } = options
    const query = { status, endpoint, limit, cursor } as Record<string, string | number | undefined>
    return (await transport.send<OperationPage>('GET', '/v1/operations', { ...call, query })).body
  },

  /** `queued` or `running` becomes `cancelled`; an ended one throws `ConflictError` `operation_terminal`. */
  async cancel(id: string, options: CallOptions = {}): Promise<Operation> {
    return (await transport.send<Operation>('POST', `${path(id)}/cancel`, options)).body
  },

  /** Erases a finished operation at once. */
  async delete(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send('DELETE', path(id), options)
  },

  /** Follows the operation to its end; gives it whatever its end is. */
  wait(id: string, options: WaitOptions = {}): Promise<Operation> {
    return waitForOperation(transport, id, options)
  },
})
