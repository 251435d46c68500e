import { PROBLEM_CODES, type ProblemCode } from '@semmai/contract'
import { expect } from 'vitest'
import type { Reply } from './test-service.ts'

/** One shape on every refusal (decision B1), and what every answer carries (B6, B10). */
export function expectProblem(reply: Reply, code: ProblemCode): void {
  expect(reply.body?.code, JSON.stringify(reply.body)).toBe(code)
  const { status, title } = PROBLEM_CODES[code]
  expect(reply.status).toBe(status)
  expect(reply.body).toMatchObject({ status, title, request_id: reply.headers.get('x-request-id') })
  expect(reply.body.type).toMatch(/^https:/)
  expect(reply.body.instance).toMatch(/^\//)
  expect(reply.body.detail).not.toMatch(/select|insert|node_modules/i)
  expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
}

export function pointers(reply: Reply): string[] {
  return reply.body.errors.map(({ pointer }: { pointer: string }) => pointer)
}
