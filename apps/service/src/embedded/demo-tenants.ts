import type { Operation, OperationAcceptance, Tenant } from '@semmai/contract'
import type { FastifyInstance } from 'fastify'
import type { BaseLogger } from 'pino'
import type { Database } from '../database/database.ts'
import { type DevelopmentIssuer, STUDIO_CLIENT_ID } from './development-issuer.ts'
import { mintToken } from './mint-token.ts'

export const DEMO_TENANTS = ['demo', 'demo2'] as const

/** A key that the stand-in for a language model accepts. */
const DEMO_KEY = 'valid-demo'
const DEMO_CLIENT = 'semmai-demo-integration'

export interface DemoTenantsOptions {
  /** The service itself, called as any client calls it. */
  app: FastifyInstance
  database: Database
  issuer: DevelopmentIssuer
  audience: string
  log: BaseLogger
}

/**
 * Takes two tenants through the whole onboarding, so that they are live and use the built-in engine. Continues
 * where an interrupted start stopped; does nothing where they are live.
 */
export async function prepareDemoTenants(options: DemoTenantsOptions): Promise<void> {
  const live = await followIssuer(options.database, options.issuer)
  const others = DEMO_TENANTS.filter((tenantId) => !live.includes(tenantId))
  if (others.length === 0) return
  const operator = await mintToken(options.issuer.file, { tenant: null, roles: ['platform_operator'] })
  for (const tenantId of others) await makeLive(options, operator, tenantId)
}

/**
 * The address of the development issuer contains its port; where that changed, its tenants follow. Every earlier
 * address has the same form, so that none has to be remembered, and an interrupted start loses none. Gives the demo
 * tenants that are live.
 */
async function followIssuer(database: Database, issuer: DevelopmentIssuer): Promise<string[]> {
  return database.transaction('operator', null, async (tx) => {
    await tx.query(
      `update identity_configurations set issuer = $1, jwks_uri = $2, registered_at = clock_timestamp()
       where issuer ~ '^http://127[.]0[.]0[.]1:[0-9]+/tenants$' and issuer <> $1`,
      [issuer.tenants, issuer.jwksUri(issuer.tenants)],
    )
    const { rows } = await tx.query<{ tenant_id: string }>(
      `select tenant_id from tenants
       where tenant_id = any ($1) and onboarding_state = 'live' and deleted_at is null`,
      [DEMO_TENANTS],
    )
    return rows.map(({ tenant_id }) => tenant_id)
  })
}

type Ask = <T>(
  token: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) => Promise<T>

interface StepContext {
  ask: Ask
  tenantId: string
  operator: string
  issuer: DevelopmentIssuer
  audience: string
  /** A token of the tenant; for its administrator where no client is named. */
  token(client?: string): Promise<string>
}

/** What moves a tenant on from each state, as docs/onboarding.md says. */
const STEPS: Readonly<
  Partial<Record<Tenant['onboarding_state'], (context: StepContext) => Promise<unknown>>>
> = {
  async created({ ask, operator, tenantId }) {
    await ask(operator, 'PATCH', `/v1/operator/tenants/${tenantId}`, { provider: 'builtin' })
    await ask(operator, 'PUT', `/v1/operator/tenants/${tenantId}/network`, { mode: 'public' })
  },
  network_pending: ({ ask, operator, tenantId }) =>
    ask(operator, 'POST', `/v1/operator/tenants/${tenantId}/network/confirm`),
  identity_pending: ({ ask, operator, tenantId, issuer, audience }) =>
    ask(operator, 'PUT', `/v1/operator/tenants/${tenantId}/identity`, {
      issuer: issuer.tenants,
      audience,
      studio_client_id: STUDIO_CLIENT_ID,
    }),
  byok_pending: async ({ ask, token }) =>
    ask(await token(), 'POST', '/v1/admin/byok/providers/textmodel/credentials', {
      credential: DEMO_KEY,
      mode: 'create',
      label: 'for the stand-in model',
    }),
  validation_pending: async ({ ask, token }) =>
    ask(await token(), 'POST', '/v1/admin/byok/providers/textmodel/credentials/validate'),
  certification_pending: certify,
  go_live_ready: async ({ ask, token }) => ask(await token(), 'POST', '/v1/admin/onboarding/go-live'),
}

async function certify({ ask, token }: StepContext): Promise<void> {
  const admin = await token()
  const { integration_id: id } = await ask<{ integration_id: string }>(
    admin,
    'POST',
    '/v1/admin/integrations',
    {
      name: 'Demo',
      auth: { client_id: DEMO_CLIENT },
    },
  )
  await ask(await token(DEMO_CLIENT), 'POST', `/v1/integrations/${id}/handshake`)
  const { poll_url: poll } = await ask<OperationAcceptance>(
    admin,
    'POST',
    `/v1/admin/integrations/${id}/certifications`,
  )
  for (let polls = 0; polls < 3; polls += 1) {
    const run = await ask<Operation | null>(admin, 'GET', poll)
    if (run?.status !== 'queued' && run?.status !== 'running') return
  }
}

async function makeLive(options: DemoTenantsOptions, operator: string, tenantId: string): Promise<void> {
  const { app, issuer, audience, log } = options
  const ask = asker(app)
  const path = `/v1/operator/tenants/${tenantId}`
  const token = (client?: string) =>
    mintToken(issuer.file, { tenant: tenantId, roles: ['tenant_admin'], ...(client ? { client } : {}) })
  const find = () => ask<Tenant | null>(operator, 'GET', path)
  let tenant = await find()
  tenant ??= await ask<Tenant | null>(operator, 'POST', '/v1/operator/tenants', {
    tenant_id: tenantId,
    name: `Demo (${tenantId})`,
  })
  if (tenant === null) return log.info({ tenant_id: tenantId }, 'This demo tenant was deleted, and stays so')
  for (;;) {
    const { onboarding_state: state } = tenant
    const step = STEPS[state]
    if (step === undefined) return
    await step({ ask, tenantId, operator, issuer, audience, token })
    tenant = (await find()) ?? tenant
    if (tenant.onboarding_state === state)
      return log.warn({ tenant_id: tenantId, state }, 'A demo tenant is not live')
  }
}

/** The last two: an operation that has ended where no results are kept, and the id of a deleted tenant. */
const ABSENT: readonly unknown[] = ['tenant_not_found', 'operation_expired', 'tenant_exists']

/** Calls the service within this process; null for what is not there (any more), an error for any other refusal. */
function asker(app: FastifyInstance): Ask {
  return async <T>(token: string, method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${token}`, prefer: 'wait=20' },
      ...(body ? { payload: body } : {}),
    })
    if (answer.statusCode >= 400 && ABSENT.includes(answer.json<{ code?: unknown }>().code)) return null as T
    if (answer.statusCode >= 300)
      throw new Error(`${method} ${path} answers ${answer.statusCode}: ${answer.body}`)
    return answer.json() as T
  }
}
