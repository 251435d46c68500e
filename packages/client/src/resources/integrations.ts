import type {
  CertificationRequest,
  Integration,
  IntegrationCreateRequest,
  IntegrationPage,
  IntegrationPatch,
  OperationAcceptance,
  PageQuery,
} from '@semmai/contract'
import type { ListQuery } from '../list-query.ts'
import type { CallOptions, Transport } from '../transport.ts'

const COLLECTION = '/v1/admin/integrations'
const path = (id: string) => `${COLLECTION}/${encodeURIComponent(id)}`

/** Programs of the tenant that call the service. */
export const integrations = (transport: Transport) => ({
  /**
   * Registers a program of the tenant by the client id of its tokens. For `tenant_admin`, as are the other changes.
   *
   * @param body name and `auth.client_id`; `active` and `auth.active` are true when absent
   * @param options signal, idempotency key, language of messages
   * @throws {InvalidRequestError}
   *
   * @example
   * const { integration_id } = await semmai.integrations.create({ name: 'LMS', auth: { client_id: 'lms' } })
   */
  async create(body: IntegrationCreateRequest, options: CallOptions = {}): Promise<Integration> {
    return (await transport.send<Integration>('POST', COLLECTION, { ...options, body })).body
  },

  /**
   * One page of the tenant's integrations.
   *
   * @param query `limit` (1 to 100), `cursor`
   * @param options signal
   *
   * @example
   * const { items } = await semmai.integrations.list()
   */
  async list(query: ListQuery<PageQuery> = {}, options: CallOptions = {}): Promise<IntegrationPage> {
    return (await transport.send<IntegrationPage>('GET', COLLECTION, { ...options, query })).body
  },

  /**
   * One integration.
   *
   * @param id `integration_id`
   * @param options signal
   * @throws {IntegrationNotFoundError} also for another tenant's integration
   *
   * @example
   * const { items } = await semmai.integrations.list()
   * const { connectivity } = await semmai.integrations.get(items[0].integration_id)
   */
  async get(id: string, options: CallOptions = {}): Promise<Integration> {
    return (await transport.send<Integration>('GET', path(id), options)).body
  },

  /**
   * Changes the given members. A change of `auth` or `active` resets connectivity.
   *
   * @param id `integration_id`
   * @param body the members to change
   * @param options signal, idempotency key, language of messages
   * @throws {IntegrationNotFoundError}
   *
   * @example
   * const { integration_id } = await semmai.integrations.create({ name: 'LMS', auth: { client_id: 'lms' } })
   * const { name } = await semmai.integrations.update(integration_id, { name: 'School LMS' })
   * console.log(name) // School LMS
   */
  async update(id: string, body: IntegrationPatch, options: CallOptions = {}): Promise<Integration> {
    return (await transport.send<Integration>('PATCH', path(id), { ...options, body })).body
  },

  /**
   * Called by the integration itself, with a token of its own client: proves that it reaches the service.
   *
   * @param id `integration_id`
   * @param options signal, idempotency key, language of messages
   * @throws {InsufficientRoleError} when the token belongs to another client
   *
   * @example
   * const auth = { client_id: 'lms' }
   * const { integration_id } = await semmai.integrations.create({ name: 'LMS', auth })
   * const { connectivity } = await integration.integrations.handshake(integration_id)
   * console.log(connectivity.verified) // true
   */
  async handshake(id: string, options: CallOptions = {}): Promise<Integration> {
    const handshake = `/v1/integrations/${encodeURIComponent(id)}/handshake`
    return (await transport.send<Integration>('POST', handshake, options)).body
  },

  /**
   * Starts a certification run. Always asynchronous: follow the operation.
   *
   * @param id `integration_id`
   * @param body `mode`: `quick` (default) or `full`
   * @param options signal, idempotency key, language of messages
   * @throws {CertificationPreconditionFailedError} `errors` lists every unmet precondition
   *
   * @example
   * const auth = { client_id: 'lms' }
   * const { integration_id } = await semmai.integrations.create({ name: 'LMS', auth })
   * await integration.integrations.handshake(integration_id)
   * const { operation_id } = await semmai.integrations.certify(integration_id, { mode: 'quick' })
   * const { result } = await semmai.operations.wait(operation_id)
   * console.log(result.passed) // true
   */
  async certify(
    id: string,
    body: CertificationRequest = {},
    options: CallOptions = {},
  ): Promise<OperationAcceptance> {
    const certifications = `${path(id)}/certifications`
    return (await transport.send<OperationAcceptance>('POST', certifications, { ...options, body })).body
  },
})
