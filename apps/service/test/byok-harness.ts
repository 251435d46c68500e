import { verifyAuditChain } from '@semmai/client'
import { loadEngine } from '@semmai/tamil-node'
import pg from 'pg'
import type { Logger } from 'pino'
import { afterAll, beforeEach, expect } from 'vitest'
import type { Config } from '../src/config.ts'
import { type ModelServer, type ModelServerSwitches, startModelServer } from '../src/embedded/model-server.ts'
import type { TextmodelAddress } from '../src/wire-providers.ts'
import { silent } from './test-database.ts'
import {
  type CallOptions,
  type Reply,
  type TestHarness,
  type TestService,
  testHarness,
} from './test-service.ts'

export const CREDENTIALS = '/v1/admin/byok/providers/textmodel/credentials'
const STATUS = '/v1/admin/onboarding/status'
/** One fault, which the engine finds, and so the stand-in for a model. */
export const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'
export const RIGHT = 'அவன் நேற்று பள்ளிக்கு வந்தான்.'

export interface ByokHarness {
  harness: TestHarness
  service: TestService
  model: ModelServer
  /** Bodies of the requests that the model got so far. */
  requests: readonly string[]
  /** Where the model is, for further nodes. */
  textmodel: TextmodelAddress
  tenantIn(state: string): Promise<ByokTenant>
  /** A tenant whose key has been validated, and that the model serves. */
  servedTenant(key?: string): Promise<ByokTenant>
  /** Holds every answer of the model; resolves when the next request has arrived. */
  hold(): Promise<void>
  /** Runs one statement as the superuser of the database, whom no row-level security stops. */
  pastTheService(statement: string): Promise<Record<string, unknown>[]>
}

/** A tenant of one's own, and calls as its administrator. */
export interface ByokTenant {
  tenantId: string
  token: string
  call(path: string, options?: CallOptions): Promise<Reply>
  upload(credential: string, mode?: string, more?: object, options?: CallOptions): Promise<Reply>
  validate(options?: CallOptions): Promise<Reply>
  proofread(text?: string, headers?: Record<string, string>): Promise<Reply>
  status(): Promise<Reply['body']>
  /** Who serves its text calls. */
  choose(provider: 'auto' | 'builtin' | 'textmodel'): Promise<void>
  /** Types of its audit events in order; the chain has been verified. */
  auditTypes(): Promise<string[]>
  /** An integration that has made its handshake. */
  integration(): Promise<string>
  certify(integrationId: string, options?: CallOptions): Promise<Reply>
  /** The operation once it has ended. */
  ended(operationId: string): Promise<Reply['body']>
}

/** A harness with a stand-in for a model, which answers honestly at the start of each test. Once a test file. */
export async function byokHarness(
  config: Partial<Config> = {},
  times: Omit<TextmodelAddress, 'baseUrl' | 'model'> = {},
  log: Logger = silent,
): Promise<ByokHarness> {
  const engine = loadEngine()
  const harness = await testHarness()
  const requests: string[] = []
  const model = await startModelServer({
    proofread: (sentence) => engine.proofread(sentence).issues,
    onRequest: (body) => void requests.push(body),
  })
  const textmodel = { baseUrl: model.baseUrl, model: 'stand-in', ...times }
  const service = await harness.start(config, { textmodel }, log)
  const honest: ModelServerSwitches = { latencyMs: 0, answer: 'honest', failure: null }
  beforeEach(() => void Object.assign(model.switches, honest))
  afterAll(() => model.close())
  let count = 0

  async function tenantIn(state: string): Promise<ByokTenant> {
    const tenantId = `byok-${++count}`
    await harness.addTenant(tenantId, state)
    return byokTenant(harness, service, tenantId)
  }

  return {
    ...{ harness, service, model, requests, textmodel, tenantIn },
    async servedTenant(key = 'valid-1') {
      const tenant = await tenantIn('byok_pending')
      await tenant.upload(key)
      await tenant.validate()
      return tenant
    },
    hold() {
      model.switches.answer = 'hang'
      return new Promise((resolve) => model.onceAsked(resolve))
    },
    async pastTheService(statement) {
      const client = new pg.Client(harness.superuserUrl)
      await client.connect()
      try {
        return (await client.query<Record<string, unknown>>(statement)).rows
      } finally {
        await client.end()
      }
    },
  }
}

async function byokTenant(harness: TestHarness, service: TestService, tenantId: string): Promise<ByokTenant> {
  const token = await harness.token({ tenant_id: tenantId, roles: ['tenant_admin'] })
  const call = (path: string, options: CallOptions = {}) => service.call(path, { token, ...options })
  return {
    ...{ tenantId, token, call },
    upload: (credential, mode = 'create', more = {}, options = {}) =>
      call(CREDENTIALS, { body: { credential, mode, ...more }, ...options }),
    validate: (options = {}) => call(`${CREDENTIALS}/validate`, { method: 'POST', ...options }),
    proofread: (text = FAULTY, headers = {}) =>
      call('/v1/proofread', { body: { text, language: 'ta' }, headers }),
    status: async () => (await call(STATUS)).body,
    async choose(provider) {
      const token = await harness.issuer.sign({
        iss: `${harness.issuer.issuer}/operator`,
        roles: ['platform_operator'],
      })
      const { status } = await service.call(`/v1/operator/tenants/${tenantId}`, {
        ...{ method: 'PATCH', token, body: { provider } },
      })
      expect(status).toBe(200)
    },
    async auditTypes() {
      const { items } = (await call('/v1/admin/audit-events?order=asc&limit=100')).body
      expect((await verifyAuditChain(items)).fault).toBeNull()
      return items.map(({ type }: { type: string }) => type)
    },
    async integration() {
      const body = { name: 'LMS', auth: { client_id: 'lms' } }
      const id: string = (await call('/v1/admin/integrations', { body })).body.integration_id
      const own = await harness.token({ tenant_id: tenantId, client_id: 'lms' })
      await service.call(`/v1/integrations/${id}/handshake`, { method: 'POST', token: own })
      return id
    },
    certify: (id, options = {}) =>
      call(`/v1/admin/integrations/${id}/certifications`, { method: 'POST', ...options }),
    async ended(operationId) {
      for (;;) {
        const { body } = await call(`/v1/operations/${operationId}`, { headers: { prefer: 'wait=10' } })
        if (body.completed_at) return body
      }
    },
  }
}
