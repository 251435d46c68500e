import type { Socket } from 'node:net'
import type { ProblemCode } from '@semmai/contract'
import type { ConnectionError, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { newId } from '../new-id.ts'
import type { RequestMetrics } from '../observability/request-metrics.ts'
import { Problem } from '../problem.ts'
import { PROBLEM_TYPE, problemBody } from './error-handler.ts'

const CODES: ReadonlyMap<string, { code: ProblemCode; detail: string }> = new Map(
  Object.entries({
    HPE_HEADER_OVERFLOW: { code: 'headers_too_large', detail: 'The headers must be at most 16 KiB.' },
    ERR_HTTP_REQUEST_TIMEOUT: {
      code: 'request_timeout',
      detail: 'The request did not arrive whole in time: send it again.',
    },
  }),
)

/**
 * Answers what Node's parser refuses before Fastify sees a request (broken framing, headers over 16 KiB,
 * a body that never ends) with the same problem body as everything else, and closes the connection.
 */
export function answerClientErrors(
  log: Logger,
  metrics: Pick<RequestMetrics, 'refused'>,
): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const known = CODES.get(error.code) ?? {
      code: 'invalid_request' as const,
      detail: 'The request line or a header is not valid HTTP/1.1.',
    }
    const requestId = newId()
    const problem = new Problem(known.code, known.detail)
    metrics.refused(problem.code)
    log.info(
      { request_id: requestId, code: problem.code, status: problem.status, parser_code: error.code },
      'refused by parser',
    )
    socket.end(rawAnswer(problem, requestId))
  }
}

/**
 * Decides what Node would otherwise answer by itself, without a problem body: a missing `Host` and a second one
 * are refused (RFC 9112, 3.2), an unknown expectation is ignored (RFC 9110, 10.1.1). Needs `requireHostHeader: false`.
 */
export function answerInPlaceOfNode(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = countOf('host', raw.rawHeaders)
    if (hosts > 1) throw new Problem('invalid_request', 'A request must have one Host header, not several.')
    if (hosts === 0 && raw.httpVersion === '1.1') {
      throw new Problem('invalid_request', 'A request of HTTP/1.1 must have a Host header.')
    }
    done()
  })
}

/** How often a header is there. `name` is in lower case; `rawHeaders` has names and values in turn. */
function countOf(name: string, rawHeaders: readonly string[]): number {
  return rawHeaders.filter((entry, i) => i % 2 === 0 && entry.toLowerCase() === name).length
}

function rawAnswer(problem: Problem, requestId: string): string {
  const body = JSON.stringify(problemBody(problem, '/', requestId))
  return [
    `HTTP/1.1 ${problem.status} Error`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
