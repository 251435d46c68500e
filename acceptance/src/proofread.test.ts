// Interface 2.1, 2.2 and 4.1; decisions A1 to A9.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aNumber, anError, aString, aUuid, expectProblem, tamilText } from './shapes.ts'
import { tenantIn } from './tenant.ts'

const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள். மாணவர்கள் பாடத்தை படித்தார்கள்.'
const RIGHT = 'அவன் நேற்று பள்ளிக்கு வந்தான். மாணவர்கள் பாடத்தைப் படித்தார்கள்.'

const service = await runningService()
const { id: tenantId, user } = await tenantIn(service, 'byok_pending')
const proofread = (text: unknown, headers = {}) =>
  user.post('/v1/proofread', { text, language: 'ta' }, headers)

describe('POST /v1/proofread', () => {
  it('answers 200 with every field of the result', async () => {
    const { status, headers, body } = await proofread(FAULTY)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('content-language')).toBe('ta')
    const issue = { message: tamilText, rule: aString, alternatives: [] }
    expect(body).toEqual({
      request_id: headers.get('x-request-id'),
      tenant_id: tenantId,
      operation_id: aUuid,
      status: 'succeeded',
      provider: 'builtin',
      model: expect.stringMatching(/^semmai-tamil-\d+\.\d+\.\d+/),
      latency_ms: aNumber,
      result: {
        original_text: FAULTY,
        corrected_text: RIGHT,
        issues: [
          { ...issue, type: 'grammar', severity: 'high', start: 22, end: 29, suggestion: 'வந்தான்' },
          { ...issue, type: 'grammar', severity: 'medium', start: 41, end: 48, suggestion: 'பாடத்தைப்' },
        ],
      },
    })
  })

  it('uses the four types and the three severities', async () => {
    const { components } = (await service.send('/openapi.json')).body
    const { type, severity } = components.schemas.Issue.properties
    const named = ({ $ref }: { $ref: string }) => components.schemas[$ref.split('/').at(-1) ?? '']
    expect(named(type).enum).toEqual(['grammar', 'spelling', 'style', 'clarity'])
    expect(named(severity).enum).toEqual(['low', 'medium', 'high'])
  })

  it('counts offsets in UTF-16 units; its suggestions give the corrected text', async () => {
    const text = `😀 ${FAULTY} semmai@example.org 1330`
    const { result } = (await proofread(text)).body
    expect(result.issues.map(({ start, end }: Issue) => text.slice(start, end))).toEqual(['வந்தாள்', 'பாடத்தை'])
    const applied = result.issues.reduceRight(
      (all: string, { start, end, suggestion }: Issue) => all.slice(0, start) + suggestion + all.slice(end),
      result.original_text,
    )
    expect(applied).toBe(result.corrected_text)
  })

  it('gives messages in English on Accept-Language: en', async () => {
    const { headers, body } = await proofread(FAULTY, { 'accept-language': 'en' })
    expect(headers.get('content-language')).toBe('en')
    expect(body.result.issues[0].message).toMatch(/^[^\u0b80-\u0bff]*[a-z]{3}/)
  })

  it('gives the same result for the same text', async () => {
    expect((await proofread(FAULTY)).body.result).toEqual((await proofread(FAULTY)).body.result)
  })

  it.each([
    [1199, '😀', 200],
    [1200, '😀', 200],
    [1201, '😀', 202],
    [10_000, 'க', 202],
  ])('%i characters of %s are answered %i', async (length, character, status) => {
    expect((await proofread(character.repeat(length))).status).toBe(status)
  })

  it('answers 202 with every field of the acceptance for Prefer: respond-async', async () => {
    const { status, headers, body } = await proofread(FAULTY, { prefer: 'respond-async' })
    expect(status).toBe(202)
    expect(body).toEqual({
      request_id: headers.get('x-request-id'),
      tenant_id: tenantId,
      operation_id: aUuid,
      status: 'queued',
      poll_url: `/v1/operations/${body.operation_id}`,
    })
    expect(headers.get('location')).toBe(body.poll_url)
    expect(headers.get('retry-after')).toBe('1')
    expect(headers.get('preference-applied')).toBe('respond-async')
  })

  it.each([
    ['white space', ' \n\t '],
    ['no Tamil', 'Only English, 123, https://example.org.'],
    ['decomposed signs and joiners', 'க\u0bc6\u0bbeக்கு\u200c\u200d \u0bcd'],
    ['one word of 1,200 letters', 'க'.repeat(1200)],
    ['markup', '<script>alert(1)</script> மழை'],
  ])('takes %s as a text', async (_what, text) => {
    const { status, body } = await proofread(text)
    expect(status).toBe(200)
    expect(body.result.original_text).toBe(text)
  })

  it.each([
    ['an empty text', { text: '', language: 'ta' }, 'invalid_request', '/text', 'min_length'],
    ['no text', { language: 'ta' }, 'invalid_request', '/text', 'required'],
    ['a number', { text: 7, language: 'ta' }, 'invalid_request', '/text', 'type'],
    [
      '10,001 characters',
      { text: 'க'.repeat(10_001), language: 'ta' },
      'text_too_long',
      '/text',
      'text_too_long',
    ],
    [
      'another language',
      { text: 'அ', language: 'en' },
      'unsupported_language',
      '/language',
      'unsupported_language',
    ],
    ['no language', { text: 'அ' }, 'invalid_request', '/language', 'required'],
    ['an unknown field', { text: 'அ', language: 'ta', txt: 1 }, 'unknown_field', '/txt', 'unknown_field'],
  ])('refuses %s', async (_what, body, code, pointer, error) => {
    expectProblem(await user.post('/v1/proofread', body), 400, code, { errors: [anError(pointer, error)] })
  })

  it.each([
    ['NUL', 'அஆ\u0000', 2],
    ['half a character', '\ud800அ', 0],
  ])('refuses %s, and says where', async (_what, text, index) => {
    const more = { index, errors: [anError('/text', 'invalid_character')] }
    expectProblem(await proofread(text), 400, 'invalid_character', more)
  })
})

interface Issue {
  start: number
  end: number
  suggestion: string
}
