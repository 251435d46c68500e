import type {
  CertificationRequest,
  Integration,
  IntegrationCreateRequest,
  IntegrationPage,
  IntegrationPatch,
  OperationAcceptance,
  PageQuery,
} from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

const COLLECTION = '/v1/admin/integrations'
const path = (id: string) => `${COLLECTION}/${encodeURIComponent(id)}`

export const integrations = (transport: Transport) => ({
  async create(body: IntegrationCreateRequest, options: CallOptions = {}): Promise<Integration> {
    return (await transport.send<Integration>('POST', COLLECTION, { ...options, body })).body
  },

  async list(query: PageQuery = {}, options: CallOptions = {}): Promise<IntegrationPage> {
    return (await transport.send<IntegrationPage>('GET', COLLECTION, { ...options, query })).body
  },

  async get(id: string, options: CallOptions = {}): Promise<Integration> {
    return (await transport.send<Integration>('GET', path(id), options)).body
  },

  async update(id: string, body: IntegrationPatch, options: CallOptions = {}): Promise<Integration> {
    return (await transport.send<Integration>('PATCH', path(id), { ...options, body })).body
  },

  /** Called by the integration itself, with a token of its own client: proves that it reaches the service. */
  async handshake(id: string, options: CallOptions = {}): Promise<Integration> {
    const handshake = `/v1/integrations/${encodeURIComponent(id)}/handshake`
    return (await transport.send<Integration>('POST', handshake, options)).body
  },

  async certify(
    id: string,
    body: CertificationRequest = {},
    options: CallOptions = {},
  ): Promise<OperationAcceptance> {
    const certifications = `${path(id)}/certifications`
    return (await transport.send<OperationAcceptance>('POST', certifications, { ...options, body })).body
  },
})
