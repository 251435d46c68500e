// Interface 2.9, 3.2, 4.4 and 4.8; decisions E.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aFingerprint, aString, aTimestamp, aUuid, expectProblem } from './shapes.ts'
import { CREDENTIALS, tenantIn, verifiedIntegration } from './tenant.ts'

const STATUS = '/v1/admin/onboarding/status'
const GO_LIVE = '/v1/admin/onboarding/go-live'
const TEXT = { text: 'மழை பெய்தது.', language: 'ta' }

const service = await runningService()

type Step = 'network' | 'identity' | 'byok' | 'validation' | 'certification' | 'go_live'
const checklist = (...done: Step[]) =>
  (['network', 'identity', 'byok', 'validation', 'certification', 'go_live'] as const).map((step) =>
    done.includes(step)
      ? { step, status: 'completed', completed_at: aTimestamp }
      : { step, status: 'pending', completed_at: null },
  )
const NO_KEY = {
  ...{ configured: false, provider: null, validation_status: null, fingerprint: null, label: null },
  ...{ uploaded_at: null, rotated_at: null, validated_at: null },
}
const NO_RUN = {
  ...{ status: 'not_started', last_run_operation_id: null, passed: null, mode: null, completed_at: null },
}

describe('onboarding', () => {
  it('goes from created to live; the status shows every step', async () => {
    const tenant = await tenantIn(service, 'byok_pending')
    const { admin } = tenant
    const common = { tenant_id: tenant.id, updated_at: aTimestamp, blockers: [] }
    const status = async () => (await admin.get(STATUS)).body
    expect(await status()).toEqual({
      ...{ ...common, onboarding_state: 'byok_pending', checklist: checklist('network', 'identity') },
      ...{ byok: NO_KEY, certification: NO_RUN },
    })
    await admin.post(CREDENTIALS, { credential: 'valid-1', mode: 'create', label: 'first' })
    const byok = {
      ...{ configured: true, provider: 'textmodel', fingerprint: aFingerprint, label: 'first' },
      ...{ uploaded_at: aTimestamp, rotated_at: null },
    }
    expect(await status()).toEqual({
      ...{ ...common, onboarding_state: 'validation_pending' },
      checklist: checklist('network', 'identity', 'byok'),
      byok: { ...byok, validation_status: 'pending', validated_at: null },
      certification: NO_RUN,
    })
    await admin.post(`${CREDENTIALS}/validate`)
    const validated = { ...byok, validation_status: 'passed', validated_at: aTimestamp }
    expect(await status()).toEqual({
      ...{ ...common, onboarding_state: 'certification_pending', byok: validated, certification: NO_RUN },
      checklist: checklist('network', 'identity', 'byok', 'validation'),
    })
    const integration = await verifiedIntegration(tenant)
    const run = await admin.post(`/v1/admin/integrations/${integration}/certifications`)
    await tenant.ended(run.body.operation_id)
    const certification = {
      ...{ status: 'completed', last_run_operation_id: run.body.operation_id, passed: true, mode: 'quick' },
      completed_at: aTimestamp,
    }
    const ready = { ...common, byok: validated, certification }
    expect(await status()).toEqual({
      ...{ ...ready, onboarding_state: 'go_live_ready' },
      checklist: checklist('network', 'identity', 'byok', 'validation', 'certification'),
    })
    const live = await admin.post(GO_LIVE)
    expect(live.status).toBe(200)
    expect(live.body).toEqual({
      ...{ ...ready, onboarding_state: 'live' },
      checklist: checklist('network', 'identity', 'byok', 'validation', 'certification', 'go_live'),
    })
    expect(await status()).toEqual(live.body)
  })

  it('returns to validation after a rotation, also from live', async () => {
    const { admin } = await tenantIn(service, 'live')
    await admin.post(CREDENTIALS, { credential: 'valid-2', mode: 'rotate' })
    expect((await admin.get(STATUS)).body).toMatchObject({
      onboarding_state: 'validation_pending',
      checklist: checklist('network', 'identity', 'byok'),
      byok: { validation_status: 'pending', rotated_at: aTimestamp },
    })
  })

  it('blocked shows the blocker, refuses every write and text call, and resumes in the same state', async () => {
    const { id, operator, admin, user } = await tenantIn(service, 'certification_pending')
    const path = `/v1/operator/tenants/${id}`
    const block = { code: 'payment_overdue', message: 'Invoice 7 is open', retryable: true }
    expect((await operator.post(`${path}/block`, block)).body.onboarding_state).toBe('blocked')
    expect((await admin.get(STATUS)).body).toMatchObject({
      onboarding_state: 'blocked',
      blockers: [{ ...block, step: 'certification', since: aTimestamp }],
      checklist: checklist('network', 'identity', 'byok', 'validation').map((item) =>
        item.step === 'certification' ? { ...item, status: 'blocked' } : item,
      ),
    })
    expectProblem(await user.post('/v1/proofread', TEXT), 403, 'tenant_blocked')
    const rotate = { credential: 'valid-2', mode: 'rotate' }
    expectProblem(await admin.post(CREDENTIALS, rotate), 403, 'tenant_blocked')
    const resumed = await operator.post(`${path}/unblock`)
    expect(resumed.body.onboarding_state).toBe('certification_pending')
    expect((await user.post('/v1/proofread', TEXT)).status).toBe(200)
  })

  it('refuses a step in the wrong state, and names the state', async () => {
    const { id, operator, admin } = await tenantIn(service, 'byok_pending')
    const early = await admin.post(GO_LIVE)
    expectProblem(early, 409, 'onboarding_state_conflict', { onboarding_state: 'byok_pending' })
    const late = await operator.post(`/v1/operator/tenants/${id}/network/confirm`)
    expectProblem(late, 409, 'onboarding_state_conflict', { onboarding_state: 'byok_pending' })
  })

  it('accepts no token before the identity is configured', async () => {
    const { admin, user } = await tenantIn(service, 'identity_pending')
    expectProblem(await user.post('/v1/proofread', TEXT), 401, 'invalid_token')
    expectProblem(await admin.get(STATUS), 401, 'invalid_token')
  })
})

describe('POST /v1/admin/onboarding/certify', () => {
  it('links to a path that answers', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    const { headers } = await admin.post('/v1/admin/onboarding/certify')
    const path = /^<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? ''
    expect((await admin.get(path)).status).toBe(200)
  })

  it.each([{}, { authorization: 'Bearer nonsense' }])(
    'is retired, with and without a token: %j',
    async (headers) => {
      const answer = await service.send('/v1/admin/onboarding/certify', {
        method: 'POST',
        headers,
        body: '{',
      })
      expectProblem(answer, 410, 'route_retired')
      expect(answer.headers.get('link')).toBe('</v1/admin/integrations>; rel="successor-version"')
      expect(answer.headers.get('link-template')).toBe(
        '"/v1/admin/integrations/{integration_id}/certifications"; rel="successor-version"',
      )
    },
  )
})

describe('the demo', () => {
  it('is live, and `npm run token` issues tokens for it', async () => {
    const root = fileURLToPath(new URL('../..', import.meta.url))
    const program = `${root}scripts/run-built.mjs`
    const args = [
      program,
      'apps/service/dist/embedded/token.js',
      '--tenant',
      'demo',
      '--role',
      'tenant_viewer',
    ]
    const env = { ...process.env, DATA_DIR: service.dataDir }
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
    expect(status).toBe(0)
    const headers = { authorization: `Bearer ${stdout.trim()}` }
    const answer = await service.send(STATUS, { headers })
    expect(answer.body).toMatchObject({
      ...{ tenant_id: 'demo', onboarding_state: 'live' },
      certification: { last_run_operation_id: aUuid, mode: aString },
    })
  })
})
