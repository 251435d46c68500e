import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { DEMO_TENANTS, prepareDemoTenants } from '../src/embedded/demo-tenants.ts'
import { startDevelopmentIssuer } from '../src/embedded/development-issuer.ts'
import { startModelServer } from '../src/embedded/model-server.ts'
import { wire } from '../src/wire.ts'
import { silent, testDatabase } from './test-database.ts'

const { url, database } = await testDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'semmai-demo-'))
const issuer = await startDevelopmentIssuer({ dataDir, audience: 'semmai-api', port: 0, production: false })
const model = await startModelServer({ proofread: () => [] })

afterAll(async () => {
  await service.stop()
  await model.close()
  await issuer.close()
  await rm(dataDir, { recursive: true })
})

const config = {
  ...readConfig({ DATA_DIR: dataDir, METRICS_PORT: '0', DRAIN_DELAY_MS: '0', OPERATION_RETENTION: '0' }),
  port: 0,
}
const service = await wire(config, silent, {
  ...{ url, migrationUrl: null },
  operatorIssuer: {
    ...{ issuer: issuer.operator, audience: 'semmai-api', rolesClaim: 'roles' },
    jwksUri: issuer.jwksUri(issuer.operator),
  },
  outbound: { allowLoopback: true, privateHosts: [] },
  textmodel: { baseUrl: model.baseUrl, model: 'stand-in' },
})

async function prepare(): Promise<void> {
  const { app } = service
  if (app === null) throw new Error('The service does not listen')
  await prepareDemoTenants({ app, database, issuer, audience: 'semmai-api', log: silent })
}

const asOperator = (statement: string) => database.transaction('operator', null, (tx) => tx.query(statement))

it('the demo tenants become live also where no results are kept (C7)', async () => {
  await prepare()
  const { rows } = await asOperator('select tenant_id, onboarding_state from tenants order by tenant_id')
  expect(rows).toEqual(DEMO_TENANTS.map((tenant_id) => ({ tenant_id, onboarding_state: 'live' })))
})

it('one that was deleted stays so, and stops no start', async () => {
  await asOperator(`update tenants set deleted_at = now() where tenant_id = 'demo2'`)
  await prepare()
  const { rows } = await asOperator('select tenant_id from tenants where deleted_at is null')
  expect(rows).toEqual([{ tenant_id: 'demo' }])
})
