import { expect } from 'vitest'
import type { Answer } from './running-service.ts'

export const aString: unknown = expect.any(String)
export const aNumber: unknown = expect.any(Number)
/** UUID version 7. */
export const aUuid: unknown = expect.stringMatching(
  /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
)
/** RFC 3339 in UTC with milliseconds. */
export const aTimestamp: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
export const tamilText: unknown = expect.stringMatching(/[\u0b80-\u0bff]/)
export const aFingerprint: unknown = expect.stringMatching(/^hmac-sha256:[0-9a-f]{16}$/)

/** A complete error: every member of its problem body, and its headers. */
export function expectProblem(answer: Answer, status: number, code: string, more: object = {}): void {
  expect([answer.status, answer.body?.code]).toEqual([status, code])
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(answer.body).toEqual({
    ...{ type: aString, title: aString, status, detail: aString, instance: aString, code },
    request_id: answer.headers.get('x-request-id'),
    ...more,
  })
}

/** One entry of `errors` in a problem body. */
export const anError = (pointer: string, code: string): unknown => ({ pointer, code, detail: aString })
