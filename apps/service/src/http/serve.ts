import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database.ts'
import type { AccessDenials } from '../modules/audit/access-denials.ts'
import type { Authenticator, Principal } from '../modules/identity/principal.ts'
import { principalId } from '../modules/identity/principal-id.ts'
import { requireTenant, type TenantDirectory } from '../modules/tenants/tenant-policy.ts'
import { Problem } from '../problem.ts'
import { checkCharacters } from './body-characters.ts'
import type { Answer, Call } from './call.ts'
import { checkRole, checkTenant } from './gate.ts'
import { onHangUp as listenForHangUp } from './hang-up.ts'
import type { Idempotency, KeyClaim } from './idempotency.ts'
import { readIdempotencyKey } from './idempotency-key.ts'
import { messageLanguage } from './message-language.ts'
import { requireNoBody } from './no-body.ts'
import { parsePrefer } from './prefer.ts'
import { type FailedAuthentication, type RateLimit, rateHeaders } from './rate-limit.ts'
import { recordDenial } from './record-denial.ts'
import type { Access, Route } from './route.ts'
import { schemaOf } from './route-schema.ts'

export interface ServeOptions {
  authenticator: Authenticator
  database: Database
  directory: TenantDirectory
  rateLimit: RateLimit
  failedAuthentication: FailedAuthentication
  idempotency: Idempotency
  denials: AccessDenials
}

const JSON_BODY = 'application/json; charset=utf-8'

/** Puts a module's route behind the checks of decision B4, in their order. */
export type Serve = (access: Access, route: Route) => void

/**
 * Authentication, role, network, tenant state and rate limit come before the body is read; schema, characters
 * and idempotency after. A 403 goes to the audit log of the caller's tenant.
 */
export function createServe(app: FastifyInstance, options: ServeOptions): Serve {
  return (access, route) => {
    app.route({
      method: route.method,
      url: route.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(access, route),
      config: { documented: { access, route } },
      onRequest: async (request, reply) => {
        if (access.caller === 'public') return
        request.principal = await authenticate(options, request)
        checkRole(request.principal, access)
        if (access.caller === 'tenant') await admitTenant(options, access, request, reply)
      },
      preValidation(request, _reply, done) {
        if (route.bodyOptional && request.body === undefined) request.body = {}
        done()
      },
      preHandler(request, _reply, done) {
        checkInput(route, request)
        done()
      },
      handler: (request, reply) => answer(options, route, request, reply),
      onError: async (request, _reply, error) =>
        recordDenial(options.denials, request, { route: `${route.method} ${route.path}`, error }),
    })
  }
}

/** What no schema says of the input; a POST's query parameters are ignored, so they are not looked at. */
function checkInput(route: Route, { body, query }: FastifyRequest): void {
  if (route.body === undefined) requireNoBody(body)
  checkCharacters(body)
  if (route.query === undefined) return
  for (const [name, value] of Object.entries(query ?? {})) checkCharacters(value, name)
}

async function authenticate(options: ServeOptions, request: FastifyRequest): Promise<Principal> {
  try {
    return await options.authenticator.authenticate(bearerToken(request))
  } catch (error) {
    if (error instanceof Problem && error.status === 401) await options.failedAuthentication.count(request.ip)
    throw error
  }
}

function bearerToken(request: FastifyRequest): string {
  const values = request.raw.rawHeaders.filter(
    (_, i, all) => i % 2 === 1 && all[i - 1]?.toLowerCase() === 'authorization',
  )
  if (values.length === 0) {
    throw new Problem('missing_token', 'Send an access token as Authorization: Bearer.')
  }
  const token = /^Bearer +([\w.~+/=-]+) *$/i.exec(values[0] ?? '')?.[1]
  if (values.length > 1 || token === undefined) {
    throw new Problem('invalid_token', 'Authorization must be one Bearer token.')
  }
  return token
}

async function admitTenant(
  options: ServeOptions,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const tenantId = request.principal.tenantId ?? ''
  const policy = await requireTenant(options.directory, tenantId)
  checkTenant(policy, access, request.method, request.ip)
  if (access.textCall) {
    reply.headers(rateHeaders(await options.rateLimit.take(tenantId, policy.text_calls_per_minute)))
  }
}

async function answer(
  options: ServeOptions,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const begun = request.method === 'POST' ? await beginKeyed(options, request) : { claim: null }
  if ('replay' in begun) return send(reply, begun.replay)
  const { claim } = begun
  let answered = false
  try {
    const handle = () => route.handle(callOf(options, request, reply, claim))
    const answer = await (request.trace.span?.run(handle) ?? handle())
    answered = true
    return send(reply, answer)
  } finally {
    await claim?.end(answered)
  }
}

async function beginKeyed(
  options: ServeOptions,
  request: FastifyRequest,
): Promise<{ claim: KeyClaim | null } | { replay: Answer }> {
  const key = readIdempotencyKey(request.raw.rawHeaders)
  if (key === null || request.principal.issuer === '') return { claim: null }
  return options.idempotency.begin({
    tenantId: request.principal.tenantId ?? '',
    principal: principalId(request.principal),
    key,
    method: request.method,
    path: pathOf(request),
    body: request.body,
  })
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function callOf(
  options: ServeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  claim: KeyClaim | null,
): Call {
  const { principal } = request
  const stopListening: (() => void)[] = []
  let hangUp: AbortController | undefined
  const onHangUp: Call['onHangUp'] = (listener) => {
    if (claim === null) stopListening.push(listenForHangUp(reply, listener))
  }
  const purpose = principal.tenantId === null ? 'operator' : 'tenant'
  return {
    requestId: request.id,
    principal,
    tenantId: principal.tenantId ?? '',
    body: request.body,
    query: request.query,
    path: request.params,
    preferences: parsePrefer(request.headers.prefer),
    messageLanguage: messageLanguage(request.headers['accept-language']),
    address: request.ip,
    traceparent: request.trace.traceparent,
    onHangUp,
    get signal() {
      if (hangUp === undefined) {
        const controller = new AbortController()
        onHangUp((reason) => controller.abort(reason))
        hangUp = controller
      }
      return hangUp.signal
    },
    detach() {
      for (const stop of stopListening) stop()
    },
    keyed: claim !== null,
    commit: (effect) =>
      options.database.transaction(purpose, principal.tenantId, async (tx) => {
        const answer = await effect(tx)
        // A replay is this very answer, so it carries this request's id (decision B6).
        claim?.complete(tx, {
          ...answer,
          headers: { ...answer.headers, 'x-request-id': request.id },
        })
        return answer
      }),
  }
}

function send(reply: FastifyReply, { status, headers, body, encoded }: Answer): FastifyReply {
  reply.code(status).headers(headers ?? {})
  return encoded === undefined ? reply.send(body) : reply.type(JSON_BODY).send(encoded)
}
