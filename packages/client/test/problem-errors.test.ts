import { PROBLEM_CODES, type ProblemCode } from '@semmai/contract'
import { describe, expect, it } from 'vitest'
import { errorFor } from '../src/error-for.ts'
import * as statuses from '../src/errors.ts'
import { PROBLEM_ERRORS } from '../src/problem-errors.ts'
import { errorsPage, problemErrorsModule } from './pages-of-codes.ts'

const codes = Object.keys(PROBLEM_CODES) as ProblemCode[]
const headers = new Headers()

describe('the classes of problem codes', () => {
  it('are those of the contract’s list, as are the codes of docs/errors.md', async () => {
    await expect(problemErrorsModule()).toMatchFileSnapshot('../src/problem-errors.ts')
    await expect(errorsPage()).toMatchFileSnapshot('../../../docs/errors.md')
  })

  it('are one a code, of which none has the name of a class of a status', () => {
    const names = codes.map((code) => errorFor(PROBLEM_CODES[code].status, { code }, headers).name)
    expect(new Set([...names, ...Object.keys(statuses)]).size).toBe(
      codes.length + Object.keys(statuses).length,
    )
    expect(Object.keys(PROBLEM_ERRORS)).toEqual(codes)
  })

  it.each(codes)('%s: has its class, that of its status and the base class', (code) => {
    const { status } = PROBLEM_CODES[code]
    const error = errorFor(status, { code }, headers)
    const ofStatus = errorFor(status, {}, headers)
    expect(error).toBeInstanceOf(PROBLEM_ERRORS[code])
    expect(error).toBeInstanceOf(ofStatus.constructor)
    expect(error).toBeInstanceOf(statuses.ApiError)
    expect(error).toMatchObject({ code, status, name: PROBLEM_ERRORS[code].name })
    const others = codes.filter((other) => other !== code)
    expect(others.filter((other) => error instanceof PROBLEM_ERRORS[other])).toEqual([])
  })

  it.each([
    ['code of a newer service', 'not_known_yet', 'not_known_yet'],
    ['name that every object inherits', 'constructor', 'constructor'],
    ['name of the prototype', '__proto__', '__proto__'],
    ['list', ['rate_limited'], 'unknown'],
    ['number', 1, 'unknown'],
  ])('fall back to that of the status for a %s', (_what, sent, code) => {
    const problem: object = { code: sent }
    for (const [status, ErrorClass] of [
      [400, statuses.BadRequestError],
      [401, statuses.AuthenticationError],
      [403, statuses.PermissionError],
      [404, statuses.NotFoundError],
      [409, statuses.ConflictError],
      [410, statuses.GoneError],
      [422, statuses.UnprocessableError],
      [429, statuses.RateLimitError],
      [418, statuses.ApiError],
      [503, statuses.ServerError],
      [599, statuses.ServerError],
    ] as const) {
      const error = errorFor(status, problem, headers)
      expect([status, error.constructor]).toEqual([status, ErrorClass])
      expect(error).toMatchObject({ status, code })
    }
  })
})
