import { PROBLEM_CODES, type ProblemCode, type ProblemDetails } from '@semmai/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { SecretStoreUnavailable, secretStoreProblem } from '../secrets/secret-store.ts'
import { ClientGone } from './call.ts'
import { CLIENT_CLOSED_REQUEST, type NoteEnd } from './request-end.ts'
import { InvalidJson } from './strict-json.ts'
import { problemOfValidation } from './validation-problem.ts'

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** The body of a refusal (RFC 9457, decision B1). `instance` is the path without its query. */
export function problemBody(problem: Problem, instance: string, requestId: string): ProblemDetails {
  return {
    type: `https://semmai.dev/problems/${problem.code}`,
    title: PROBLEM_CODES[problem.code].title,
    status: problem.status,
    detail: problem.message,
    instance,
    code: problem.code,
    request_id: requestId,
    ...(problem.extras.errors ? { errors: [...problem.extras.errors] } : {}),
    ...problem.extras.members,
  }
}

/** Headers that a refusal always has, by its status: `Retry-After` on 503, the challenge on 401. */
function headersOf(problem: Problem): Record<string, string> {
  const headers: Record<string, string> = {}
  if (problem.status === 503) headers['retry-after'] = '2'
  if (problem.status === 401) {
    const error = problem.code === 'missing_token' ? '' : ', error="invalid_token"'
    headers['www-authenticate'] = `Bearer realm="semmai"${error}`
  }
  for (const [name, value] of Object.entries(problem.extras.headers ?? {}))
    headers[name.toLowerCase()] = value
  return headers
}

/** Every error that leaves a hook, a parser or a handler, as the refusal it means; unknown ones are a 500. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof InvalidJson) return new Problem('invalid_json', error.message)
  if (error instanceof SecretStoreUnavailable) return secretStoreProblem()
  if (isFastifyError(error)) {
    if (error.validation) return problemOfValidation(error.validation, error.validationContext ?? 'body')
    const known = FRAMEWORK_CODES.get(error.code)
    if (known) return new Problem(known.code, known.detail)
  }
  if (isRefusedPath(error)) return new Problem('route_not_found', 'There is no file with this path.')
  return new Problem('internal', 'The service failed. Quote the request id when you report this.')
}

const FRAMEWORK_CODES: ReadonlyMap<string, { code: ProblemCode; detail: string }> = new Map(
  Object.entries({
    FST_ERR_CTP_BODY_TOO_LARGE: { code: 'body_too_large', detail: 'The body must be at most 256 KiB.' },
    FST_ERR_CTP_INVALID_MEDIA_TYPE: {
      code: 'unsupported_media_type',
      detail: 'Send the body as application/json.',
    },
    FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
      code: 'invalid_request',
      detail: 'The body is not as long as Content-Length says: send its length in bytes.',
    },
    FST_ERR_BAD_URL: {
      code: 'route_not_found',
      detail: 'The path is not a valid URL path: percent-encode it in UTF-8.',
    },
    FST_ERR_MAX_PARAM_LENGTH: { code: 'route_not_found', detail: 'An id in the path is longer than any id.' },
  }),
)

/** How the file server of `/docs` refuses a path that leaves its folder or cannot name a file. */
function isRefusedPath(error: unknown): boolean {
  if (!(error instanceof Error) || !('statusCode' in error) || 'validation' in error) return false
  return !('code' in error) && [400, 403, 404].includes(Number(error.statusCode))
}

function isFastifyError(error: unknown): error is FastifyError & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/**
 * Answers with a refusal (RFC 9457): status, headers, body. Its code stays on the request as `refusal`;
 * nothing is logged here.
 */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const instance = request.url.split('?', 1)[0] ?? '/'
  request.refusal = problem.code
  return reply
    .code(problem.status)
    .headers(headersOf(problem))
    .type(PROBLEM_TYPE)
    .serializer(JSON.stringify)
    .send(problemBody(problem, instance, request.id))
}

/** While its body was read, or while its call was under way. */
function isHangUp(error: unknown, { raw }: FastifyRequest): boolean {
  if (error instanceof ClientGone) return true
  return raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

/** The only place that renders a refusal of the application; raw sockets are `client-errors.ts`. */
export function handleErrors(app: FastifyInstance, noteEnd: NoteEnd): void {
  app.setErrorHandler((error, request, reply) => {
    if (isHangUp(error, request)) {
      noteEnd(request, reply, CLIENT_CLOSED_REQUEST)
      return reply.code(CLIENT_CLOSED_REQUEST).send()
    }
    const problem = toProblem(error)
    if (problem.code === 'internal') request.log.error({ err: error }, 'request failed')
    return sendProblem(request, reply, problem)
  })
}
