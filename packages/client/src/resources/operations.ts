import type { Operation, OperationListQuery, OperationPage } from '@semmai/contract'
import type { ListQuery } from '../list-query.ts'
import type { CallOptions, Transport } from '../transport.ts'
import { type WaitOptions, waitForOperation } from '../wait.ts'

const path = (id: string) => `/v1/operations/${encodeURIComponent(id)}`

/** Calls and their outcomes. */
export const operations = (transport: Transport) => ({
  /**
   * One operation of the tenant. Its `result` is present once it has `succeeded`.
   *
   * @param id `operation_id`
   * @param options `waitSeconds`: long poll, at most 30 s
   * @throws {OperationNotFoundError} also for another tenant's operation
   * @throws {OperationExpiredError} after the retention
   *
   * @example
   * const { operation_id } = await semmai.proofread.create({ text: 'வணக்கம்.', language: 'ta' })
   * const operation = await semmai.operations.get(operation_id)
   * console.log(operation.status) // succeeded
   */
  async get(id: string, options: CallOptions & { waitSeconds?: number } = {}): Promise<Operation> {
    const prefer = options.waitSeconds === undefined ? [] : [`wait=${options.waitSeconds}`]
    return (await transport.send<Operation>('GET', path(id), { ...options, prefer })).body
  },

  /**
   * One page of operations, newest first: the caller's own; a `tenant_admin` sees the tenant's.
   *
   * @param options `status`, `endpoint`, `limit` (1 to 100), `cursor`
   * @throws {InvalidRequestError}
   *
   * @example
   * const { items } = await semmai.operations.list({ status: 'succeeded', limit: 20 })
   */
  async list(options: ListQuery<OperationListQuery> & CallOptions = {}): Promise<OperationPage> {
    const { status, endpoint, limit, cursor, ...call } = options
    const query = { status, endpoint, limit, cursor }
    return (await transport.send<OperationPage>('GET', '/v1/operations', { ...call, query })).body
  },

  /**
   * Cancels a `queued` or `running` operation. One that is cancelled already is no error.
   *
   * @param id `operation_id`
   * @param options signal, idempotency key, language of messages
   * @throws {OperationTerminalError} when it has succeeded or failed
   * @throws {InsufficientRoleError} unless the caller created it or is a `tenant_admin`
   *
   * @example
   * const { operation_id } = await semmai.proofread.create({ text: 'வணக்கம்.', language: 'ta' })
   * const error = await semmai.operations.cancel(operation_id).catch((thrown) => thrown)
   * console.log(error.code) // operation_terminal
   */
  async cancel(id: string, options: CallOptions = {}): Promise<Operation> {
    return (await transport.send<Operation>('POST', `${path(id)}/cancel`, options)).body
  },

  /**
   * Erases an ended operation and its result at once. By its creator or a `tenant_admin`.
   *
   * @param id `operation_id`
   * @param options signal
   * @throws {OperationTerminalError} while it is queued or running
   *
   * @example
   * const { operation_id } = await semmai.proofread.create({ text: 'வணக்கம்.', language: 'ta' })
   * await semmai.operations.delete(operation_id)
   */
  async delete(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send('DELETE', path(id), options)
  },

  /**
   * Follows an operation until it ends, and gives it, also where it failed or was cancelled.
   *
   * @param id `operation_id`
   * @param options long poll, progress, signal
   * @throws {OperationNotFoundError}
   *
   * @example
   * const text = 'அவன் நேற்று வந்தான். '.repeat(100)
   * const { operation_id } = await semmai.proofread.create({ text, language: 'ta' })
   * const { status } = await semmai.operations.wait(operation_id)
   * console.log(status) // succeeded
   */
  wait(id: string, options: WaitOptions = {}): Promise<Operation> {
    return waitForOperation(transport, id, options)
  },
})
