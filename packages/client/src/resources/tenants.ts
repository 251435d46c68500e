import type {
  IdentityConfiguration,
  NetworkConfiguration,
  PageQuery,
  Tenant,
  TenantBlockRequest,
  TenantCreateRequest,
  TenantPage,
  TenantPatch,
} from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

const COLLECTION = '/v1/operator/tenants'
const path = (id: string) => `${COLLECTION}/${encodeURIComponent(id)}`

/** The operator plane: needs a token with the role `platform_operator`. */
export const tenants = (transport: Transport) => ({
  async create(body: TenantCreateRequest, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', COLLECTION, { ...options, body })).body
  },

  async list(query: PageQuery = {}, options: CallOptions = {}): Promise<TenantPage> {
    return (await transport.send<TenantPage>('GET', COLLECTION, { ...options, query })).body
  },

  async get(id: string, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('GET', path(id), options)).body
  },

  async update(id: string, body: TenantPatch, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('PATCH', path(id), { ...options, body })).body
  },

  /** Erases everything but a tombstone, and destroys the tenant's secrets. */
  async delete(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send('DELETE', path(id), options)
  },

  async setNetwork(id: string, body: NetworkConfiguration, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('PUT', `${path(id)}/network`, { ...options, body })).body
  },

  async confirmNetwork(id: string, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', `${path(id)}/network/confirm`, options)).body
  },

  async setIdentity(id: string, body: IdentityConfiguration, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('PUT', `${path(id)}/identity`, { ...options, body })).body
  },

  /** Revokes the tenant's issuer: its tokens stop working on every node within seconds. */
  async revokeIdentity(id: string, options: CallOptions = {}): Promise<void> {
    await transport.send('DELETE', `${path(id)}/identity`, options)
  },

  async block(id: string, body: TenantBlockRequest, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', `${path(id)}/block`, { ...options, body })).body
  },

  async unblock(id: string, options: CallOptions = {}): Promise<Tenant> {
    return (await transport.send<Tenant>('POST', `${path(id)}/unblock`, options)).body
  },
})
