import type { FastifyRequest } from 'fastify'
import type { AccessDenials } from '../modules/audit/access-denials.ts'
import { Problem } from '../problem.ts'

/** Refusals (403) of an authenticated caller go to the tenant's audit log; `route` is `GET /v1/audit`, without ids. */
export function recordDenial(
  denials: AccessDenials,
  request: FastifyRequest,
  { route, error }: { route: string; error: unknown },
): void {
  if (request.principal.issuer === '' || !(error instanceof Problem) || error.status !== 403) return
  const cause = { principal: request.principal, address: request.ip, requestId: request.id }
  denials.record(cause, { route, reason: error.code })
}
