import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveFrontPage } from './front-page.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  serveFrontPage(app, '1.2.3')
  await app.ready()
})
afterAll(() => app.close())

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

it.each([
  [BROWSER, 'text/html; charset=utf-8'],
  ['*/*', 'text/html; charset=utf-8'],
  [undefined, 'text/html; charset=utf-8'],
  ['application/json', 'application/json; charset=utf-8'],
  ['text/html;q=0.5, application/json', 'application/json; charset=utf-8'],
  ['image/png', 'application/json; charset=utf-8'],
])('answers Accept: %s with %s', async (accept, type) => {
  const answer = await app.inject({ url: '/', headers: accept ? { accept } : {} })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers.vary).toBe('Accept')
})

it('leads to the reference, and names the version', async () => {
  const page = await app.inject({ url: '/' })
  expect(page.body).toContain('<a href="/docs">')
  expect(page.body).toContain('1.2.3')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const data = await app.inject({ url: '/', headers: { accept: 'application/json' } })
  expect(data.json()).toMatchObject({ name: 'semmai', version: '1.2.3', links: { documentation: '/docs' } })
})
