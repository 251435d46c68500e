import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { afterAll } from 'vitest'
import { type Config, readConfig } from '../src/config.ts'
import { type Dependencies, type Service, wire } from '../src/wire.ts'
import { undocumentedBody } from './documented-bodies.ts'
import { type OpenApiDocument, undocumentedStatus } from './documented-statuses.ts'
import { type KeyServer, keyServer } from './key-server.ts'
import { registerTenant } from './register-tenant.ts'
import { silent, type TestDatabase, testDatabase } from './test-database.ts'

export interface TestService {
  origin: string
  service: Service
  /** One call; `token` null leaves the header out. */
  call(path: string, options?: CallOptions): Promise<Reply>
  stop(): Promise<void>
}

export interface CallOptions {
  method?: string
  token?: string | null
  body?: unknown
  /** Sent as it stands, instead of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  signal?: AbortSignal
}

export interface Reply {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects, and fails where it is not there
  body: any
}

export interface TestHarness extends TestDatabase {
  issuer: KeyServer
  /** A token of a user of the tenant, who is registered and live. */
  token(claims?: Record<string, unknown>): Promise<string>
  /** Starts one node on this database. */
  start(config?: Partial<Config>, dependencies?: Partial<Dependencies>, log?: Logger): Promise<TestService>
  addTenant(tenantId: string, state?: string): Promise<void>
}

/** A database, an issuer and two live tenants `demo` and `demo2`; nodes are started by the test. Once a test file. */
export async function testHarness(): Promise<TestHarness> {
  const database = await testDatabase()
  const issuer = await keyServer()
  const addTenant = (tenantId: string, state = 'live') =>
    registerTenant(database.database, { tenantId, issuer: issuer.issuer, jwksUri: issuer.jwksUri, state })
  await addTenant('demo')
  await addTenant('demo2')
  const running = new Set<TestService>()
  afterAll(async () => {
    await Promise.all([...running].map((service) => service.stop()))
  })
  return {
    ...database,
    issuer,
    addTenant,
    token: (claims = {}) => issuer.sign({ tenant_id: 'demo', ...claims }),
    async start(config = {}, dependencies = {}, log = silent) {
      const service = await wire({ ...testConfig(), ...config }, log, {
        url: database.url,
        migrationUrl: null,
        operatorIssuer: {
          issuer: `${issuer.issuer}/operator`,
          audience: 'semmai-api',
          jwksUri: issuer.jwksUri,
          rolesClaim: 'roles',
        },
        outbound: { allowLoopback: true, privateHosts: [] },
        ...dependencies,
      })
      const started = testService(service, await issuer.sign({ tenant_id: 'demo' }))
      running.add(started)
      return {
        ...started,
        async stop() {
          if (!running.delete(started)) return
          await started.stop()
        },
      }
    },
  }
}

function testConfig(): Config {
  const dataDir = join(tmpdir(), 'semmai-test-data')
  return {
    ...readConfig({ DATA_DIR: dataDir, METRICS_PORT: '0' }),
    port: 0,
    drainDelayMs: 0,
    drainTimeoutMs: 2_500,
  }
}

let known: OpenApiDocument | null = null

/** Made once: it is the same on every node. Not over HTTP, where a node that shuts down takes no further call. */
function documentOf({ app }: Service): OpenApiDocument {
  known ??= JSON.parse(JSON.stringify(app?.swagger() ?? {})) as OpenApiDocument
  return known
}

function testService(service: Service, defaultToken: string): TestService {
  const port = service.app ? (service.app.server.address() as AddressInfo).port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    service,
    stop: () => service.stop(),
    async call(path, { method, token = defaultToken, body, raw, headers = {}, signal } = {}) {
      const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
      const response = await fetch(`${origin}${path}`, {
        method: method ?? (payload === undefined ? 'GET' : 'POST'),
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(payload === undefined ? {} : { body: payload }),
        ...(signal ? { signal } : {}),
      })
      const text = await response.text()
      const used = method ?? (payload === undefined ? 'GET' : 'POST')
      const undocumented = undocumentedStatus(documentOf(service), used, path, response.status)
      // Whoever adds an answer adds it to its route (`answers`, `refusals`): clients are made from the document.
      if (undocumented !== null) throw new Error(undocumented)
      const answered = text === '' ? null : JSON.parse(text)
      const fault = undocumentedBody(documentOf(service), path, response.status, answered)
      if (fault !== null) throw new Error(fault)
      return { status: response.status, headers: response.headers, body: answered }
    },
  }
}
