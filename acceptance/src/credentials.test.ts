// Interface 2.7, 2.8, 4.5, 4.6 and 5.3; decisions E.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aFingerprint, anError, aString, aTimestamp, expectProblem } from './shapes.ts'
import { CREDENTIALS, tenantIn } from './tenant.ts'

const service = await runningService()
const VALIDATE = `${CREDENTIALS}/validate`

describe('POST /v1/admin/byok/providers/textmodel/credentials', () => {
  it('answers 201 to create and 200 to rotate, with every field', async () => {
    const { id, admin } = await tenantIn(service, 'byok_pending')
    const created = await admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create', label: 'முதல்' })
    const common = {
      tenant_id: id,
      provider: 'textmodel',
      fingerprint: aFingerprint,
      uploaded_at: aTimestamp,
    }
    const state = { validation_status: 'pending', onboarding_state: 'validation_pending' }
    expect(created.status).toBe(201)
    expect(created.body).toEqual({ ...common, ...state, mode: 'create', label: 'முதல்', rotated_at: null })
    const rotated = await admin.post(CREDENTIALS, { credential: 'valid-2', mode: 'rotate', label: 'second' })
    expect(rotated.status).toBe(200)
    expect(rotated.body).toEqual({
      ...common,
      ...state,
      mode: 'rotate',
      label: 'second',
      rotated_at: aTimestamp,
    })
    expect(rotated.body.fingerprint).not.toBe(created.body.fingerprint)
  })

  it('accepts create for the first key and rotate for later ones', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    const early = await admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'rotate' })
    expectProblem(early, 409, 'credential_not_configured')
    await admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create' })
    const again = await admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create' })
    expectProblem(again, 409, 'credential_already_exists')
  })

  it('accepts a label of 1 to 120 characters', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    const upload = (more: object) =>
      admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create', ...more })
    for (const [label, error] of [
      ['', 'min_length'],
      ['அ'.repeat(121), 'max_length'],
    ] as const) {
      expectProblem(await upload({ label }), 400, 'invalid_request', { errors: [anError('/label', error)] })
    }
    expectProblem(await upload({ mode: 'CREATE' }), 400, 'invalid_request', {
      errors: [anError('/mode', 'enum')],
    })
    expect((await upload({ label: 'அ'.repeat(120) })).status).toBe(201)
  })

  it.each([['x'.repeat(4097)], [''], ['valid-1\n'], ['விசை']])(
    'takes printable ASCII only, not %j',
    async (credential) => {
      const { admin } = await tenantIn(service, 'byok_pending')
      const answer = await admin.post(CREDENTIALS, { credential, mode: 'create' })
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_credential_format'])
    },
  )

  it('refuses another provider', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    const path = '/v1/admin/byok/providers/another/credentials'
    expectProblem(await admin.post(path, { credential: 'k', mode: 'create' }), 404, 'provider_not_found')
    expectProblem(await admin.post(`${path}/validate`), 404, 'provider_not_found')
  })
})

describe('POST /v1/admin/byok/providers/textmodel/credentials/validate', () => {
  it('answers with every field when the provider accepts the key', async () => {
    const { id, admin } = await tenantIn(service, 'validation_pending')
    const { status, body } = await admin.post(VALIDATE)
    expect(status).toBe(200)
    expect(body).toEqual({
      tenant_id: id,
      provider: 'textmodel',
      validation_status: 'passed',
      onboarding_state: 'certification_pending',
      checked_at: aTimestamp,
      error: null,
    })
  })

  it.each([
    ['revoked-1', 'provider_auth_failed', false],
    ['quota-1', 'provider_quota_exceeded', true],
  ])('answers with every field when it refuses %s', async (key, code, retryable) => {
    const { id, admin } = await tenantIn(service, 'validation_pending', key)
    const { status, body } = await admin.post(VALIDATE)
    expect(status).toBe(200)
    expect(body).toEqual({
      tenant_id: id,
      provider: 'textmodel',
      validation_status: 'failed',
      onboarding_state: 'validation_pending',
      checked_at: aTimestamp,
      error: { code, message: aString },
    })
    const { blockers } = (await admin.get('/v1/admin/onboarding/status')).body
    expect(blockers).toEqual([{ code, step: 'validation', message: aString, retryable, since: aTimestamp }])
  })

  it('is refused without a key', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    expectProblem(await admin.post(VALIDATE), 409, 'credential_not_configured')
  })

  it('is required again after a rotation; the engine serves meanwhile', async () => {
    const { admin, user } = await tenantIn(service, 'certification_pending')
    const served = async () =>
      (await user.post('/v1/proofread', { text: 'மழை', language: 'ta' })).body.provider
    expect(await served()).toBe('textmodel')
    const { body } = await admin.post(CREDENTIALS, { credential: 'valid-2', mode: 'rotate' })
    expect(body).toMatchObject({ validation_status: 'pending', onboarding_state: 'validation_pending' })
    expect(await served()).toBe('builtin')
    expect((await admin.post(VALIDATE)).body.validation_status).toBe('passed')
    expect(await served()).toBe('textmodel')
  })
})

describe('the key', () => {
  it('is in no file of the service, no line of its output, and no process that it started', async () => {
    const canary = `canary${randomBytes(8).toString('hex')}`
    const tenant = await tenantIn(service, 'live', `valid-${canary}`)
    await tenant.user.post('/v1/proofread', { text: 'அவன் நேற்று பள்ளிக்கு வந்தாள்.', language: 'ta' })
    await tenant.admin.post(CREDENTIALS, { credential: `revoked-${canary}`, mode: 'rotate' })
    await tenant.admin.post(VALIDATE)
    const files = [...filesIn(service.dataDir), ...(service.outputFile ? [service.outputFile] : [])]
    // The search does find things: the name of the tenant is in the database and in the log.
    expect(files.filter(holding(tenant.id)).length).toBeGreaterThan(0)
    expect(files.filter(holding(canary))).toEqual([])
    expect(processFiles().filter(holding(canary))).toEqual([])
  })

  it('of the deployment is in the environment of the service alone, not of what it starts', () => {
    const files = processFiles()
    // The service itself and Postgres with its processes.
    if (process.platform === 'linux') expect(files.length).toBeGreaterThan(4)
    const holders = files.filter(holding('canary-of-the-deployment'))
    expect(holders.filter((file) => file.endsWith('cmdline'))).toEqual([])
    expect(holders.length).toBeLessThanOrEqual(1)
  })
})

/** Database and write-ahead log among them. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Arguments and environment of the service and of every process that it started, where the system shows them as
 * files. Other processes of the machine may belong to another run of the tests.
 */
function processFiles(): string[] {
  if (process.platform !== 'linux') return []
  const lock = JSON.parse(readFileSync(join(service.dataDir, 'semmai.lock'), 'utf8')) as { pid: number }
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  const tree = new Set([String(lock.pid)])
  // A child may have a smaller number than its parent, so that one pass may not find all.
  for (let size = 0; size < tree.size; ) {
    size = tree.size
    for (const pid of processes) if (tree.has(parentOf(pid))) tree.add(pid)
  }
  return [...tree].flatMap((pid) => [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`])
}

/** Empty for a process that has ended meanwhile. */
function parentOf(pid: string): string {
  try {
    return /^\d+ \(.*\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1] ?? ''
  } catch {
    return ''
  }
}

function holding(word: string): (file: string) => boolean {
  return (file) => {
    try {
      return readFileSync(file).includes(word)
    } catch {
      // A process or a file that is gone meanwhile, or another user's.
      return false
    }
  }
}
