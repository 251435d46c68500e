import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { byokHarness, CREDENTIALS, FAULTY } from './byok-harness.ts'
import type { CallOptions, Reply } from './test-service.ts'

const { harness, model, textmodel, tenantIn, pastTheService } = await byokHarness()

const CANARY = `canary${randomBytes(8).toString('hex')}`
const WORD = 'உரைக்குறிப்பறவை'

/** One tenant's whole life with its key, faults included, on a node that logs everything. Gives what came out. */
async function wholeLife() {
  const log: string[] = []
  const node = await harness.start(
    {},
    { textmodel },
    pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
  )
  const { tenantId, token } = await tenantIn('byok_pending')
  const answers: unknown[] = []
  const call = async (path: string, options: CallOptions = {}): Promise<Reply> => {
    const reply = await node.call(path, {
      ...{ token, method: 'POST', headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` } },
      ...options,
    })
    answers.push(reply.status, [...reply.headers], reply.body)
    return reply
  }
  const upload = (credential: string, mode: string, options: CallOptions = {}) =>
    call(CREDENTIALS, { body: { credential, mode }, ...options })
  const validate = () => call(`${CREDENTIALS}/validate`)
  const proofread = (text: string, headers: Record<string, string> = {}) =>
    call('/v1/proofread', { body: { text, language: 'ta' }, headers })

  const headers = { 'idempotency-key': 'canary' }
  await upload(`valid-${CANARY}`, 'create', { headers })
  await upload(`valid-${CANARY}`, 'create', { headers })
  await upload(`valid-${CANARY}`, 'create')
  await upload(`${CANARY}\n`, 'rotate')
  await call(CREDENTIALS, { raw: `{"credential":"valid-${CANARY}","mode":` })
  await call(CREDENTIALS, { body: { credential: `valid-${CANARY}`, mode: 'create', secret: CANARY } })
  await validate()
  const text = `${FAULTY} ${WORD}`
  await proofread(text, { 'idempotency-key': 'text' })
  const { body: accepted } = await proofread(text, { prefer: 'respond-async' })
  await call(`/v1/operations/${accepted.operation_id}`, { method: 'GET', headers: { prefer: 'wait=20' } })
  await call('/v1/essay-critique', { body: { essay: text, language: 'ta' } })
  for (const answer of ['server_error', 'html', 'not_json', 'injected'] as const) {
    model.switches.answer = answer
    await proofread(text)
  }
  model.switches.answer = 'honest'
  // A provider that repeats the key in its refusal.
  model.switches.failure = { status: 401, body: { error: { message: `Incorrect API key: valid-${CANARY}` } } }
  await proofread(text)
  model.switches.failure = null
  await upload(`revoked-${CANARY}`, 'rotate')
  await validate()
  await call('/v1/admin/onboarding/status', { method: 'GET' })
  await call('/v1/admin/audit-events?limit=100', { method: 'GET' })
  await call('/v1/operations', { method: 'GET' })
  await call('/v1/admin/usage', { method: 'GET' })
  await pastTheService(`update secrets set master_key_id = 'unknown' where tenant_id = '${tenantId}'`)
  await validate()
  await node.call('/v1/proofread', { body: { text, language: 'ta', extra: text }, token })
  const metrics = await node.service.metrics.registry.metrics()
  await node.stop()
  return { answers, log, metrics }
}

const life = await wholeLife()

describe('a key', () => {
  it('is in no answer, error or header', () => {
    expect(life.answers.length).toBeGreaterThan(40)
    expect(JSON.stringify(life.answers)).not.toContain(CANARY)
  })

  it('is in no line of the log, at any level', () => {
    expect(life.log.length).toBeGreaterThan(10)
    expect(life.log.join('')).not.toContain(CANARY)
  })

  it('is in no metric', () => {
    expect(life.metrics).toContain('semmai_http_request_duration_seconds_bucket')
    expect(life.metrics).not.toContain(CANARY)
  })

  it('is in no row of any table of any schema, the queue and the audit log included', async () => {
    const rows = await everyRow()
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.some((row) => row.includes('byok_credential_create'))).toBe(true)
    expect(rows.filter((row) => row.includes(CANARY))).toEqual([])
  })

  it.runIf(process.platform === 'linux')(
    'is among the arguments and in the environment of no process',
    () => {
      const seen = ['cmdline', 'environ'].flatMap(everyProcess)
      expect(seen.some((text) => text.includes('postgres'))).toBe(true)
      expect(seen.filter((text) => text.includes(CANARY))).toEqual([])
    },
  )
})

describe('a submitted text', () => {
  it('is in no line of the log, at any level', () => expect(life.log.join('')).not.toContain(WORD))

  it('is in no metric', () => expect(life.metrics).not.toContain(WORD))
})

/** Every row of every table as text, bytes as characters. */
async function everyRow(): Promise<string[]> {
  const tables = await pastTheService(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(15)
  const rows = await Promise.all(
    tables.map(({ name }) => pastTheService(`select replace(t::text, '\\\\', '') as row from ${name} t`)),
  )
  return rows.flat().map(({ row }) => String(row))
}

/** A file of `/proc` of every process that may be read. */
function everyProcess(file: string): string[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => {
      try {
        return readFileSync(join('/proc', pid, file), 'utf8')
      } catch {
        return ''
      }
    })
}
