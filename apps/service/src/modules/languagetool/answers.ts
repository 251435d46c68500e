import type { FastifyReply, FastifyRequest } from 'fastify'
import { ClientGone } from '../../http/call.ts'
import { toProblem } from '../../http/error-handler.ts'
import { ProtocolError } from './protocol-error.ts'

/** Exactly this type: Emacs takes no other, not even with a charset. */
export function sendJson(reply: FastifyReply, body: object): FastifyReply {
  return reply.header('content-type', 'application/json').send(Buffer.from(JSON.stringify(body), 'utf8'))
}

/** UTF-8, with the status that the reply has by then. */
export function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', 'text/plain; charset=utf-8').send(text)
}

/** Refusals are plain text, and a missing or wrong key is 403, as this protocol's clients know it. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Nobody reads an answer: the handler of all routes notes the end.
  if (error instanceof ClientGone) throw error
  if (error instanceof ProtocolError) return sendText(reply.code(error.status), `Error: ${error.message}`)
  const problem = toProblem(error)
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed')
  const retryAfter = problem.extras.headers?.['Retry-After']
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return sendText(reply.code(problem.status === 401 ? 403 : problem.status), `Error: ${problem.message}`)
}
