// Interface 2.1, 2.2, 2.5, 2.6, 4.1, 4.3, 8 over HTTP only.
import { createClient } from '@semmai/client'
import type { Operation, ProofreadEnvelope } from '@semmai/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningService, runningService } from './running-service.ts'

const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள்.'
const RIGHT = 'அவன் நேற்று பள்ளிக்கு வந்தான். மாணவர்கள் பாடத்தைப் படித்தார்கள்.'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('POST /v1/proofread', () => {
  let service: RunningService
  let token = ''
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/v1/proofread`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    })

  beforeAll(async () => {
    service = await runningService()
    token = service.token({ tenant: 'demo' })
  }, 240_000)
  afterAll(() => service?.stop(), 60_000)

  it('corrects a faulty text and says where and why', async () => {
    const response = await post({ text: FAULTY, language: 'ta' })
    const body = (await response.json()) as ProofreadEnvelope
    expect(response.status).toBe(200)
    expect(body).toMatchObject({ tenant_id: 'demo', status: 'succeeded', provider: 'builtin' })
    expect(body.operation_id).toMatch(UUID)
    expect(response.headers.get('x-request-id')).toBe(body.request_id)
    expect(body.result.original_text).toBe(FAULTY)
    expect(body.result.corrected_text).toBe(RIGHT)
    expect(body.result.issues.map(({ start, end }) => FAULTY.slice(start, end))).toEqual(['வந்தாள்', 'பாடத்தை'])
  })

  it('answers 200 up to 1200 characters, 202 beyond, and the operation ends with the same body', async () => {
    expect((await post({ text: 'க'.repeat(1200), language: 'ta' })).status).toBe(200)
    const text = `${'மழை பெய்தது. '.repeat(100)}${FAULTY}`
    const response = await post({ text, language: 'ta' })
    const accepted = (await response.json()) as { operation_id: string; poll_url: string; status: string }
    expect(response.status).toBe(202)
    expect(accepted).toMatchObject({ status: 'queued', poll_url: `/v1/operations/${accepted.operation_id}` })
    expect(response.headers.get('location')).toBe(accepted.poll_url)
    const operation: Operation = await createClient({ baseUrl: service.url, token }).operations.wait(
      accepted.operation_id,
    )
    expect(operation).toMatchObject({ endpoint: 'proofread', status: 'succeeded' })
    expect((operation.result as ProofreadEnvelope).result.original_text).toBe(text)
  })

  it('goes asynchronous on Prefer: respond-async', async () => {
    const response = await post({ text: FAULTY, language: 'ta' }, { prefer: 'respond-async' })
    expect(response.status).toBe(202)
    expect(response.headers.get('preference-applied')).toBe('respond-async')
  })

  it.each([
    [{ text: '', language: 'ta' }, 'invalid_request'],
    [{ text: 'க'.repeat(10_001), language: 'ta' }, 'text_too_long'],
    [{ text: 'அ', language: 'en' }, 'unsupported_language'],
    [{ text: 'அ', language: 'ta', extra: 1 }, 'unknown_field'],
  ])('refuses %j', async (body, code) => {
    const response = await post(body)
    const problem = (await response.json()) as { code: string; request_id: string }
    expect([response.status, problem.code]).toEqual([400, code])
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(problem.request_id).toBe(response.headers.get('x-request-id'))
  })

  it("another tenant's operation is like none", async () => {
    const { operation_id: id } = (await (
      await post({ text: FAULTY, language: 'ta' })
    ).json()) as ProofreadEnvelope
    const other = service.token({ tenant: 'demo2' })
    const answer = async (path: string, bearer: string) => {
      const response = await fetch(`${service.url}${path}`, {
        headers: { authorization: `Bearer ${bearer}` },
      })
      return [response.status, ((await response.json()) as { code?: string }).code]
    }
    expect(await answer(`/v1/operations/${id}`, token)).toEqual([200, undefined])
    expect(await answer(`/v1/operations/${id}`, other)).toEqual([404, 'operation_not_found'])
  })

  it('refuses a call without a token, and the retired route with or without one', async () => {
    const response = await fetch(`${service.url}/v1/proofread`, { method: 'POST' })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
    const retired = await fetch(`${service.url}/v1/admin/onboarding/certify`, { method: 'POST', body: '{' })
    expect(retired.status).toBe(410)
  })
})
