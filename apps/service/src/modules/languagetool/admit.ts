import type { FastifyRequest } from 'fastify'
import { checkTenant } from '../../http/gate.ts'
import type { FailedAuthentication, RateLimit } from '../../http/rate-limit.ts'
import type { Access } from '../../http/route.ts'
import { Problem } from '../../problem.ts'
import type { AccessDenials } from '../audit/access-denials.ts'
import { requireTenant, type TenantDirectory } from '../tenants/tenant-policy.ts'
import { accessTokenOf } from './credentials.ts'
import type { Fields } from './form-fields.ts'
import { ProtocolError } from './protocol-error.ts'
import type { Caller, LanguageTool } from './service.ts'

export interface AdmitOptions {
  languageTool: LanguageTool
  directory: TenantDirectory
  /** Its own: checks come with every pause of a writer's hands. */
  rateLimit: RateLimit
  failedAuthentication: FailedAuthentication
  denials: AccessDenials
}

const ACCESS: Access = { caller: 'tenant', textCall: true }

/** Who calls, after every check that a call of the same principal with a token of its issuer would pass. */
export async function admit(options: AdmitOptions, request: FastifyRequest, fields: Fields): Promise<Caller> {
  const token = accessTokenOf(request, fields)
  if (token === null) {
    const message =
      'Access denied: enter an access token as API key (any user name), or send it as Bearer token.'
    throw new ProtocolError(403, message)
  }
  request.principal = await authenticate(options, request, token)
  const tenantId = request.principal.tenantId ?? ''
  const policy = await requireTenant(options.directory, tenantId)
  checkTenant(policy, ACCESS, request.method, request.ip)
  if (!policy.languagetool_api) {
    throw new ProtocolError(
      403,
      'The tenant has not switched this interface on: a tenant_admin does so with the setting languagetool_api.',
    )
  }
  await options.rateLimit.take(tenantId, policy.languagetool_calls_per_minute)
  return { principal: { ...request.principal, tenantId }, policy }
}

async function authenticate(
  { languageTool, failedAuthentication }: AdmitOptions,
  request: FastifyRequest,
  token: string,
) {
  try {
    return await languageTool.tokens.authenticate(token, 'proofread')
  } catch (error) {
    if (error instanceof Problem && error.status === 401) await failedAuthentication.count(request.ip)
    throw error
  }
}
