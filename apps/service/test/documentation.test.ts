import { beforeAll, describe, expect, it } from 'vitest'
import { undocumentedStatus } from './documented-statuses.ts'
import { rawHttp } from './raw-http.ts'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'

let harness: TestHarness
let service: TestService

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start({ role: 'api' })
})

describe('the page of the documentation', () => {
  it.each([
    '/docs/static/../package.json',
    '/docs/static/..%2f..%2fpackage.json',
    '/docs/static/%2e%2e/index.js',
    '/docs/static/..%5c..%5cpackage.json',
    '/docs/static/%00',
    '/docs/static/a%00b',
    '/docs/static/%ff',
    '/docs/static/.hidden',
    '/docs/static//etc/passwd',
    '/docs/static/a/../../x',
    '/docs/static/nothing.js',
    '/docs/../openapi.json',
  ])('answers 404 for %s', async (path) => {
    const reply = await rawHttp(service.origin, [`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`])
    expect(JSON.parse(reply.body)).toMatchObject({ status: 404, code: 'route_not_found' })
  })

  it('loads nothing from elsewhere, runs nothing inline, and stands in no frame', async () => {
    for (const path of ['/docs', '/docs/', '/docs/static/swagger-ui.css']) {
      const reply = await fetch(service.origin + path)
      const policy = reply.headers.get('content-security-policy') ?? ''
      expect([path, reply.status]).toEqual([path, 200])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/unsafe|https?:/)
      expect(reply.headers.get('x-frame-options')).toBe('DENY')
    }
    const page = await (await fetch(`${service.origin}/docs`)).text()
    const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]
    expect(scripts.every(([, attributes, code]) => attributes?.includes('src=') && code?.trim() === '')).toBe(
      true,
    )
    expect(page).not.toMatch(/<style|style=|\son\w+=/)
    const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url)
    expect(loaded.length).toBeGreaterThan(4)
    for (const url of loaded) expect([url, (await fetch(service.origin + url)).status]).toEqual([url, 200])
  })

  it('carries the name of the service, not of the tool that draws it', async () => {
    const page = await (await fetch(`${service.origin}/docs`)).text()
    expect(page).toContain('<title>Semmai API</title>')
    expect(page).not.toContain('favicon-32x32')
    const start = await (await fetch(`${service.origin}/docs/static/swagger-initializer.js`)).text()
    const [, logo = ''] = start.match(/data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)/) ?? []
    expect(Buffer.from(logo, 'base64').toString()).toContain('Semmai')
  })
})

describe('the OpenAPI document', () => {
  it('lists for each route the statuses that it may answer with, and their codes', async () => {
    const { body } = await service.call('/openapi.json', { token: null })
    const statuses = (method: string, path: string) => Object.keys(body.paths[path][method].responses)
    expect(statuses('get', '/v1/admin/settings')).toEqual([
      ...['200', '401', '403', '429', '431', '500', '503', 'default'],
    ])
    expect(statuses('post', '/v1/proofread')).toEqual([
      ...['200', '202', '400', '401', '403', '408', '409', '410', '413', '415', '422', '429', '431'],
      ...['500', '502', '503', 'default'],
    ])
    const { 409: conflict } = body.paths['/v1/operator/tenants'].post.responses
    expect(conflict.description).toContain('`tenant_exists`')
    expect(conflict.content['application/problem+json'].schema.$ref).toMatch(/Problem$/)
  })

  it('is compared with every answer of these tests: one with another status is red', async () => {
    const { body } = await service.call('/openapi.json', { token: null })
    expect(undocumentedStatus(body, 'GET', '/v1/admin/settings?x=1', 200)).toBeNull()
    expect(undocumentedStatus(body, 'GET', '/v1/operations/x', 418)).toContain(
      '/v1/operations/{operation_id}',
    )
    expect(undocumentedStatus(body, 'GET', '/v1/nothing', 418)).toBeNull()
  })
})
