import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'

let harness: TestHarness
let service: TestService

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
})

const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள்.'
const RIGHT = 'அவன் நேற்று பள்ளிக்கு வந்தான். மாணவர்கள் பாடத்தைப் படித்தார்கள்.'
const proofread = (text: string, headers: Record<string, string> = {}) =>
  service.call('/v1/proofread', { body: { text, language: 'ta' }, headers })

describe('POST /v1/proofread', () => {
  describe('200', () => {
    it('corrects a faulty text, with offsets into the text as sent', async () => {
      const { status, body } = await proofread(FAULTY)
      expect(status).toBe(200)
      expect(body).toMatchObject({ tenant_id: 'demo', status: 'succeeded', provider: 'builtin' })
      expect(body.model).toMatch(/^semmai-tamil-/)
      expect(body.result).toMatchObject({ original_text: FAULTY, corrected_text: RIGHT })
      const excerpts = body.result.issues.map((issue: { start: number; end: number }) =>
        FAULTY.slice(issue.start, issue.end),
      )
      expect(excerpts).toEqual(['வந்தாள்', 'பாடத்தை'])
    })

    it('is an operation too, whose result is the very same body (C1, C2)', async () => {
      const { body } = await proofread(FAULTY)
      const operation = await service.call(`/v1/operations/${body.operation_id}`)
      expect(operation.status).toBe(200)
      expect(operation.body).toMatchObject({ endpoint: 'proofread', status: 'succeeded', model: body.model })
      expect(JSON.stringify(operation.body.result)).toBe(JSON.stringify(body))
    })

    it('never begins to track what is asynchronous: it would slow every later call (decision 0174)', async () => {
      const begun = vi.spyOn(AsyncLocalStorage.prototype, 'run')
      expect((await proofread(FAULTY)).status).toBe(200)
      expect(begun).not.toHaveBeenCalled()
      begun.mockRestore()
    })

    it('answers exactly 1200 characters, counted as code points (A1, A3)', async () => {
      expect((await proofread('😀'.repeat(1200))).status).toBe(200)
    })

    it('gives messages in English when they are asked for, and in Tamil otherwise (A8)', async () => {
      const english = await proofread(FAULTY, { 'accept-language': 'en-GB, ta;q=0.5' })
      expect(english.headers.get('content-language')).toBe('en')
      expect(english.body.result.issues[0].message).toMatch(/[a-z]/)
      const tamil = await proofread(FAULTY)
      expect(tamil.headers.get('content-language')).toBe('ta')
      expect(tamil.body.result.issues[0].message).toMatch(/[\u0b80-\u0bff]/)
    })
  })

  describe('202', () => {
    it.each([
      ['1201 characters', 'க'.repeat(1201), undefined],
      ['Prefer: respond-async', FAULTY, 'respond-async'],
      ['Prefer in capitals', FAULTY, 'RESPOND-ASYNC'],
      ['Prefer in a list with parameters', FAULTY, 'wait=5, respond-async;x=1'],
    ])('goes asynchronous on %s', async (_, text, prefer) => {
      const { status, body, headers } = await proofread(text, prefer ? { prefer } : {})
      expect(status).toBe(202)
      expect(body).toEqual({
        request_id: headers.get('x-request-id'),
        tenant_id: 'demo',
        operation_id: body.operation_id,
        status: 'queued',
        poll_url: `/v1/operations/${body.operation_id}`,
      })
      expect(headers.get('location')).toBe(body.poll_url)
      expect(headers.get('retry-after')).toBe('1')
      expect(headers.get('preference-applied')).toBe(prefer ? 'respond-async' : null)
      const ended = await service.call(body.poll_url, { headers: { prefer: 'wait=20' } })
      expect(ended.body).toMatchObject({ status: 'succeeded', request_id: body.request_id })
      expect(ended.body.result.result.original_text).toBe(text)
    })

    it('ignores a Prefer header that says nothing', async () => {
      expect((await proofread(FAULTY, { prefer: ',,;' })).status).toBe(200)
    })

    it('goes on after the sync time-out: the work under way is neither lost nor done twice (C3)', async () => {
      let calls = 0
      let finish: () => void = () => undefined
      const slow = await harness.start(
        { syncTimeoutMs: 50 },
        {
          providerForTenant: async () => ({
            credential: null,
            provider: {
              name: 'builtin',
              async proofread(text) {
                calls++
                await new Promise<void>((resolve) => {
                  finish = resolve
                })
                return {
                  model: 'slow',
                  result: { original_text: text, corrected_text: text, issues: [] },
                }
              },
              critique: () => Promise.reject(new Error('Only proofreading is scripted')),
            },
          }),
        },
      )
      const { status, body } = await slow.call('/v1/proofread', { body: { text: 'அ', language: 'ta' } })
      expect(status).toBe(202)
      finish()
      const ended = await slow.call(body.poll_url, { headers: { prefer: 'wait=20' } })
      expect(ended.body).toMatchObject({
        status: 'succeeded',
        model: 'slow',
        operation_id: body.operation_id,
      })
      expect(calls).toBe(1)
      await slow.stop()
    })
  })
})
