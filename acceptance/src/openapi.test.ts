// Clients are generated from this document: it contains the interface and its decisions.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'

interface Operation {
  parameters?: { in: string; name: string }[]
  requestBody?: { required: boolean }
  responses: Record<string, { description: string; headers?: Record<string, unknown> }>
}

const service = await runningService()
const { paths } = (await service.send('/openapi.json')).body as {
  paths: Record<string, Record<string, Operation>>
}
const CERTIFY = '/v1/admin/integrations/{integration_id}/certifications'

function operation(method: string, path: string): Operation {
  const found = paths[path]?.[method]
  if (!found) throw new Error(`The document has no ${method} ${path}`)
  return found
}

const requestHeaders = (method: string, path: string) =>
  (operation(method, path).parameters ?? []).filter((one) => one.in === 'header').map(({ name }) => name)
const answerHeaders = (method: string, path: string, status: string) =>
  Object.keys(operation(method, path).responses[status]?.headers ?? {})

describe('the OpenAPI document', () => {
  it('names every path of the interface, and those of health', () => {
    for (const path of [
      ...['/v1/proofread', '/v1/essay-critique', '/v1/operations/{operation_id}', '/livez', '/readyz'],
      ...['/v1/admin/onboarding/status', '/v1/admin/onboarding/certify', CERTIFY],
      ...['/v1/admin/byok/providers/{provider}/credentials'],
      ...['/v1/admin/byok/providers/{provider}/credentials/validate'],
    ]) {
      expect(Object.keys(paths)).toContain(path)
    }
  })

  it('has an Idempotency-Key on every POST, and documents the replay', () => {
    for (const [path, { post }] of Object.entries(paths)) {
      if (!post || '410' in post.responses) continue
      expect([path, ...requestHeaders('post', path)]).toContain('Idempotency-Key')
      for (const status of Object.keys(post.responses).filter((one) => one.startsWith('2'))) {
        expect([path, ...answerHeaders('post', path, status)]).toContain('Idempotent-Replayed')
      }
    }
  })

  it.each(['/v1/proofread', '/v1/essay-critique'])('documents Prefer and the answers of %s', (path) => {
    expect(requestHeaders('post', path)).toContain('Prefer')
    const limits = ['RateLimit', 'RateLimit-Policy']
    expect(answerHeaders('post', path, '200')).toEqual(
      expect.arrayContaining(['Content-Language', 'Preference-Applied', 'X-Request-Id', ...limits]),
    )
    expect(answerHeaders('post', path, '202')).toEqual(
      expect.arrayContaining(['Location', 'Retry-After', 'Preference-Applied', ...limits]),
    )
    expect(answerHeaders('post', path, 'default')).toEqual(
      expect.arrayContaining(['Retry-After', 'WWW-Authenticate', ...limits]),
    )
  })

  it('documents the long poll', () => {
    expect(requestHeaders('get', '/v1/operations/{operation_id}')).toEqual(['Prefer'])
  })

  it('documents which body is optional', () => {
    expect(operation('post', CERTIFY).requestBody?.required).toBe(false)
    expect(operation('post', '/v1/proofread').requestBody?.required).toBe(true)
  })

  it('describes every answer', () => {
    const descriptions = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.values(responses).map(({ description }) => description))
    expect(descriptions).not.toContain('Default Response')
    expect(descriptions).not.toContain('')
  })
})
