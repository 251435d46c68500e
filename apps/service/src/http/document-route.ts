import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { PROBLEM_CODES } from '@semmai/contract'
import type { FastifySchema } from 'fastify'
import { documentParameters } from './document-parameters.ts'
import { nameSchemas } from './name-schemas.ts'
import type { Access, Route } from './route.ts'
import { byStatus, refusalsOf } from './route-refusals.ts'
import { REFUSAL } from './route-schema.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the documentation tells of the route beyond its schema. */
    documented?: { access: Access; route: Route }
  }
}

type Headers = Record<string, { type: 'string'; description: string; pattern?: string }>
type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>
type TransformObject = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>

const SUCCESSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    200: 'Done',
    201: 'Created',
    202: 'Accepted: an operation to poll',
    204: 'Done, without a body',
  }),
)

const IDEMPOTENCY_KEY = {
  type: 'string' as const,
  pattern: '^[!#-~][!-~]{0,254}$',
  description:
    '1 to 255 visible ASCII characters, bare or as a quoted string (RFC 8941). Within 24 h the same key gives the ' +
    'first success again, with `Idempotent-Replayed: true`; with another body or path it is refused (422).',
}
const REQUEST_ID = 'Made by the server; name it when something went wrong.'
const RATE = {
  RateLimit: 'What is left of the text calls of this minute.',
  'RateLimit-Policy': 'Text calls that the tenant has in a minute.',
}
const ACCEPTED = {
  Location: 'The operation to poll, as `poll_url`.',
  'Retry-After': 'Seconds until a poll makes sense.',
}
const REFUSED = {
  'Retry-After':
    'With 429 and 503, and 409 `idempotency_in_progress`: seconds until another attempt makes sense.',
  'WWW-Authenticate': 'With 401 and a role that does not suffice.',
}
/** Statuses whose refusal may say when to try again. */
const WAITING: readonly number[] = [409, 429, 503]
const OPTIONAL_BODY = 'x-optional-body'

/** Adds to the documentation of a route the headers that it takes and gives; its validation knows nothing of them. */
export const documentRoute: Transform = ({ schema, url, route }) => {
  const { documented } = route.config ?? {}
  if (documented === undefined) return { schema, url }
  const headers = requestHeaders(documented.route)
  return {
    url,
    schema: {
      ...schema,
      ...(schema?.params ? { params: documentParameters(schema.params) } : {}),
      ...(schema?.querystring ? { querystring: documentParameters(schema.querystring) } : {}),
      ...(Object.keys(headers).length > 0 ? { headers: { type: 'object', properties: headers } } : {}),
      ...(documented.route.bodyOptional ? { [OPTIONAL_BODY]: true } : {}),
      response: {
        ...successes(documented),
        ...refusals(documented),
        default: refusal(documented, schema),
      },
    },
  }
}

/** What an OpenAPI document says beyond JSON schemas: whether a body may be absent, and what sets are called. */
export const documentWhole: TransformObject = (document) => {
  if (!('openapiObject' in document)) return document.swaggerObject
  for (const path of Object.values(document.openapiObject.paths ?? {})) {
    for (const operation of [path?.post, path?.put, path?.patch]) {
      if (!operation?.requestBody || !Object.hasOwn(operation, OPTIONAL_BODY)) continue
      operation.requestBody = { ...operation.requestBody, required: false }
      Reflect.deleteProperty(operation, OPTIONAL_BODY)
    }
  }
  return nameSchemas(document.openapiObject)
}

function requestHeaders({ method, requestHeaders = {} }: Route): Headers {
  const own = headersOf(requestHeaders)
  return method === 'POST' ? { 'Idempotency-Key': IDEMPOTENCY_KEY, ...own } : own
}

function successes({ access, route }: { access: Access; route: Route }): Record<string, object> {
  const answers = Object.entries(route.answers).map(([status, schema]) => {
    const headers = headersOf({
      'X-Request-Id': REQUEST_ID,
      ...(status === '202' ? ACCEPTED : {}),
      ...(access.textCall ? RATE : {}),
      ...(route.method === 'POST' ? { 'Idempotent-Replayed': '`true` on an answer given again.' } : {}),
      ...route.answerHeaders,
    })
    const body = schema ? { content: { 'application/json': { schema } } } : { type: 'null' }
    return [status, { description: SUCCESSES.get(status) ?? '', headers, ...body }]
  })
  return Object.fromEntries(answers)
}

/** One entry for each status that the route may refuse with, naming its codes. */
function refusals({ access, route }: { access: Access; route: Route }): Record<string, object> {
  const entries = byStatus(refusalsOf(access, route)).map(([status, codes]) => {
    const headers = headersOf({
      'X-Request-Id': REQUEST_ID,
      ...(WAITING.includes(status) ? { 'Retry-After': REFUSED['Retry-After'] } : {}),
      ...(status === 401 || status === 403 ? { 'WWW-Authenticate': REFUSED['WWW-Authenticate'] } : {}),
      ...(status === 429 && access.textCall ? RATE : {}),
    })
    const description = codes.map((code) => `\`${code}\`: ${PROBLEM_CODES[code].title}`).join('. ')
    return [status, { ...REFUSAL, description, headers }]
  })
  return Object.fromEntries(entries)
}

function refusal({ access }: { access: Access }, { response }: FastifySchema): object {
  const { default: problem } = response as { default: object }
  const headers = { 'X-Request-Id': REQUEST_ID, ...REFUSED, ...(access.textCall ? RATE : {}) }
  return { ...problem, headers: headersOf(headers) }
}

function headersOf(descriptions: Readonly<Record<string, string>>): Headers {
  const headers = Object.entries(descriptions).map(([name, description]) => [
    name,
    { type: 'string' as const, description },
  ])
  return Object.fromEntries(headers)
}
