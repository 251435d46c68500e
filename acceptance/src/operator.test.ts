// Decisions E: the operator's plane.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aNumber, anError, aString, aTimestamp, expectProblem } from './shapes.ts'
import { tenantIn } from './tenant.ts'

const TENANTS = '/v1/operator/tenants'
const service = await runningService()
const operator = await service.as({ roles: ['platform_operator'] })
let count = 0
const newId = () => `o-${process.pid.toString(36)}-${Date.now().toString(36)}-${++count}`

describe('a tenant', () => {
  it('is created with every field; network and identity are filled in later', async () => {
    const id = newId()
    const path = `${TENANTS}/${id}`
    const created = await operator.post(TENANTS, { tenant_id: id, name: 'அச்சகம்' })
    expect(created.status).toBe(201)
    const tenant = {
      ...{ tenant_id: id, name: 'அச்சகம்', provider: 'auto', network: null, identity: null, block: null },
      limits: { text_calls_per_minute: 300, max_open_operations: 20, languagetool_calls_per_minute: 1200 },
      ...{ created_at: aTimestamp, updated_at: aTimestamp },
    }
    expect(created.body).toEqual({ ...tenant, onboarding_state: 'created' })
    const network = { mode: 'private', allowed_cidrs: ['127.0.0.0/8', '::1/128'] }
    const placed = await operator.put(`${path}/network`, network)
    expect(placed.status).toBe(200)
    expect(placed.body).toEqual({
      ...{ ...tenant, onboarding_state: 'network_pending' },
      network: { ...network, confirmed_at: null },
    })
    const confirmed = await operator.post(`${path}/network/confirm`)
    expect(confirmed.body).toEqual({
      ...{ ...tenant, onboarding_state: 'identity_pending' },
      network: { ...network, confirmed_at: aTimestamp },
    })
    const identity = { issuer: service.tenantIssuer, audience: 'semmai-api', roles_claim: 'roles' }
    const known = await operator.put(`${path}/identity`, { ...identity, studio_client_id: 'semmai-studio' })
    expect(known.body).toEqual({
      ...{ ...tenant, onboarding_state: 'byok_pending' },
      network: { ...network, confirmed_at: aTimestamp },
      identity: expect.objectContaining({ ...identity, studio_client_id: 'semmai-studio' }),
    })
    expect((await operator.get(path)).body).toEqual(known.body)
    const signIn = { issuer: service.tenantIssuer, studio_client_id: 'semmai-studio' }
    expect((await service.send(`/v1/studio/sign-in?tenant=${id}`)).body).toEqual(signIn)
  })

  it('accepts a change of name, provider, limits and networks, and keeps the rest', async () => {
    const { id, user } = await tenantIn(service, 'byok_pending')
    const path = `${TENANTS}/${id}`
    const limits = { text_calls_per_minute: 60, max_open_operations: 2 }
    const changed = await operator.patch(path, { name: 'New', provider: 'builtin', limits })
    expect(changed.body).toMatchObject({ name: 'New', provider: 'builtin', limits })
    const one = await operator.patch(path, { limits: { max_open_operations: 3 } })
    expect(one.body).toMatchObject({ name: 'New', limits: { ...limits, max_open_operations: 3 } })
    await operator.patch(path, { allowed_cidrs: ['192.0.2.0/24'] })
    const elsewhere = await user.post('/v1/proofread', { text: 'அ', language: 'ta' })
    expectProblem(elsewhere, 403, 'network_not_allowed')
  })

  it('is blocked and unblocked, and returns to its state', async () => {
    const { id } = await tenantIn(service, 'byok_pending')
    const path = `${TENANTS}/${id}`
    const block = { code: 'abuse', message: 'Under review', retryable: false }
    const blocked = await operator.post(`${path}/block`, block)
    expect(blocked.body).toMatchObject({
      onboarding_state: 'blocked',
      block: { ...block, since: aTimestamp, resume_state: 'byok_pending' },
    })
    expectProblem(await operator.post(`${path}/block`, block), 409, 'onboarding_state_conflict', {
      onboarding_state: 'blocked',
    })
    const free = await operator.post(`${path}/unblock`)
    expect(free.body).toMatchObject({ onboarding_state: 'byok_pending', block: null })
    expectProblem(await operator.post(`${path}/unblock`), 409, 'onboarding_state_conflict', {
      onboarding_state: 'byok_pending',
    })
  })

  it('with a revoked issuer accepts no token until it has an issuer again', async () => {
    const { id, user } = await tenantIn(service, 'byok_pending')
    const path = `${TENANTS}/${id}/identity`
    expect((await operator.delete(path)).status).toBe(204)
    expectProblem(await user.get('/v1/operations'), 401, 'invalid_token')
    await operator.put(path, { issuer: service.tenantIssuer, audience: 'semmai-api' })
    expect((await user.get('/v1/operations')).status).toBe(200)
  })

  it('is deleted with all its data, and its id cannot be reused', async () => {
    const { id, user } = await tenantIn(service, 'byok_pending')
    expect((await operator.delete(`${TENANTS}/${id}`)).status).toBe(204)
    expectProblem(await operator.get(`${TENANTS}/${id}`), 404, 'tenant_not_found')
    expectProblem(await user.get('/v1/operations'), 401, 'invalid_token')
    expectProblem(await operator.post(TENANTS, { tenant_id: id, name: 'Again' }), 409, 'tenant_exists')
  })

  it('is listed page by page', async () => {
    await tenantIn(service, 'created')
    const { status, body } = await operator.get(`${TENANTS}?limit=1`)
    expect(status).toBe(200)
    expect(body).toEqual({ items: [expect.objectContaining({ tenant_id: aString })], next_cursor: aString })
    const next = await operator.get(`${TENANTS}?limit=1&cursor=${body.next_cursor}`)
    expect(next.body.items[0].tenant_id).not.toBe(body.items[0].tenant_id)
  })

  it.each([
    ['an id in capitals', { tenant_id: 'Upper', name: 'x' }, '/tenant_id', 'pattern'],
    ['no name', { tenant_id: 'fine' }, '/name', 'required'],
    ['an unknown field', { tenant_id: 'fine', name: 'x', plan: 'gold' }, '/plan', 'unknown_field'],
  ])('is not created with %s', async (_what, body, pointer, error) => {
    const code = error === 'unknown_field' ? error : 'invalid_request'
    expectProblem(await operator.post(TENANTS, body), 400, code, { errors: [anError(pointer, error)] })
  })

  it('with a private network needs CIDRs', async () => {
    const { id } = await tenantIn(service, 'created')
    const answer = await operator.put(`${TENANTS}/${id}/network`, { mode: 'private' })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request'])
  })
})

describe('POST /v1/operator/secrets/rewrap', () => {
  it('says how many data keys it wrapped again', async () => {
    const { status, body } = await operator.post('/v1/operator/secrets/rewrap')
    expect(status).toBe(200)
    expect(body).toEqual({ rewrapped: 0, current: aNumber })
  })
})

describe('GET /v1/studio/sign-in', () => {
  it('answers an unknown tenant in the same shape', async () => {
    const { status, body } = await service.send('/v1/studio/sign-in?tenant=nobody')
    expect(status).toBe(200)
    expect(body).toEqual({ issuer: null, studio_client_id: null })
  })
})
