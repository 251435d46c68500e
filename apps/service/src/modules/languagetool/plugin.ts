import { LIMITS } from '@semmai/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerHalfClosed } from '../../http/half-closed.ts'
import { hangUpSignal } from '../../http/hang-up.ts'
import { messageLanguage } from '../../http/message-language.ts'
import { recordDenial } from '../../http/record-denial.ts'
import { principalId } from '../identity/principal-id.ts'
import { type AdmitOptions, admit } from './admit.ts'
import { refuse, sendJson, sendText } from './answers.ts'
import { softwareOf } from './check-answer.ts'
import { readCheckRequest } from './check-request.ts'
import { KEY_FIELDS } from './credentials.ts'
import { type Fields, parseForm, parseQuery } from './form-fields.ts'
import { LANGUAGES } from './languages.ts'
import { ProtocolError } from './protocol-error.ts'
import { CATEGORIES, categoryOf, ruleName } from './rule-names.ts'
import type { LanguageTool } from './service.ts'

const LANGUAGETOOL_PREFIX = '/v1/languagetool/v2'

export type ProtocolOptions = AdmitOptions

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
type Serve = (method: ('GET' | 'HEAD' | 'POST')[], url: string, handler: Handler) => void
const READ: Parameters<Serve>[0] = ['GET', 'HEAD']

/** LanguageTool's HTTP protocol, for the clients that speak it (decision F7): forms in, its JSON or plain text out. */
export async function serveLanguageTool(app: FastifyInstance, options: ProtocolOptions): Promise<void> {
  answerHalfClosed(app, LANGUAGETOOL_PREFIX)
  const register = async (scope: FastifyInstance) => {
    takeAnyBody(scope)
    scope.setErrorHandler(refuse)
    scope.addHook('onError', async (request, _reply, error) =>
      recordDenial(options.denials, request, {
        route: `${request.method} ${request.routeOptions.url}`,
        error,
      }),
    )
    const serve: Serve = (method, url, handler) =>
      scope.route({
        method,
        url,
        handler,
        exposeHeadRoute: false,
        bodyLimit: LIMITS.languagetoolBodyBytes,
        schema: { hide: true },
        config: { takesAnyBody: true },
      })
    serveMetadata(serve, options.languageTool)
    serveCheck(serve, options)
    serveWords(serve, options)
  }
  await app.register(register, { prefix: LANGUAGETOOL_PREFIX })
}

/** Without data, as clients ask for it before they know of a key. */
function serveMetadata(serve: Serve, { version, rules }: LanguageTool): void {
  const software = softwareOf(version)
  const parameter = { maxTextLength: LIMITS.languagetoolText }
  const described = rules.map(({ id, type }) => {
    const categoryId = categoryOf(type)
    return { ruleId: ruleName(id, type).id, categoryId, categoryName: CATEGORIES[categoryId] }
  })
  serve(READ, '/languages', async (_request, reply) => sendJson(reply, LANGUAGES))
  serve(READ, '/info', async (_request, reply) => sendJson(reply, { software }))
  serve(READ, '/maxtextlength', async (_request, reply) => sendText(reply, `${LIMITS.languagetoolText}`))
  serve(READ, '/healthcheck', async (_request, reply) => sendText(reply, 'OK'))
  serve(READ, '/configinfo', async (_request, reply) =>
    sendJson(reply, { software, parameter, rules: described }),
  )
}

function serveCheck(serve: Serve, options: ProtocolOptions): void {
  const { languageTool } = options
  // A ping of clients that look whether there is a server.
  serve(['HEAD'], '/check', async (_request, reply) => sendText(reply, ''))
  serve(['GET', 'POST'], '/check', async (request, reply) => {
    refuseTextInQuery(request)
    const fields = bodyFields(request)
    const caller = await admit(options, request, fields)
    const wanted = readCheckRequest(fields, languageTool.rules)
    const call = {
      messageLanguage: messageLanguage(request.headers['accept-language']),
      // Of a client that closed its sending side and nothing else nobody knows whether it still reads (decision 0181).
      signal: hangUpSignal(reply),
    }
    return sendJson(reply, await languageTool.check(caller, wanted, call))
  })
}

function serveWords(serve: Serve, options: ProtocolOptions): void {
  const { words } = options.languageTool
  type User = readonly [tenantId: string, principal: string]
  const forUser = (work: (user: User, fields: Fields) => Promise<object>): Handler => {
    return async (request, reply) => {
      // Clients send key and word in the query, and only there; the log names routes without it.
      const fields: Fields = new Map([...parseQuery(request.raw.url ?? ''), ...bodyFields(request)])
      const { principal } = await admit(options, request, fields)
      return sendJson(reply, await work([principal.tenantId, principalId(principal)], fields))
    }
  }
  const list = forUser(async (user, fields) => {
    const offset = wholeNumber(fields, 'offset', 0)
    const all = await words.read(...user)
    return { words: all.slice(offset, offset + wholeNumber(fields, 'limit', LIMITS.personalWords)) }
  })
  const add = forUser(async (user, fields) => ({ added: await words.add(...user, wordOf(fields)) }))
  const remove = forUser(async (user, fields) => ({ deleted: await words.remove(...user, wordOf(fields)) }))
  serve(READ, '/words', list)
  serve(['POST'], '/words/add', add)
  serve(['POST'], '/words/delete', remove)
}

function wordOf(fields: Fields): string {
  const word = fields.get('word')
  if (!word) throw new ProtocolError(400, "Missing 'word' parameter")
  return word
}

/** Clients name forms `application/json`, or name nothing: every body is read as what it is. */
function takeAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LIMITS.languagetoolBodyBytes },
    (_request, body, done) => done(null, body),
  )
}

function bodyFields({ body, headers }: FastifyRequest): Fields {
  if (!Buffer.isBuffer(body)) return new Map()
  if (/^\s*multipart\//i.test(headers['content-type'] ?? '')) {
    throw new ProtocolError(
      400,
      'Send the parameters as a form (application/x-www-form-urlencoded), not in parts.',
    )
  }
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    throw new ProtocolError(400, 'Send the parameters without Content-Encoding.')
  }
  return parseForm(body)
}

/** Addresses end up in the logs of proxies: what is private does not belong there. */
function refuseTextInQuery(request: FastifyRequest): void {
  const query = parseQuery(request.raw.url ?? '')
  if (['text', 'data', ...KEY_FIELDS].some((name) => query.has(name))) {
    throw new ProtocolError(400, 'Send text and key in the body of a POST, not in the address.')
  }
}

function wholeNumber(fields: Fields, name: string, fallback: number): number {
  const value = fields.get(name)
  if (value === undefined) return fallback
  if (!/^\d{1,6}$/.test(value)) throw new ProtocolError(400, `'${name}' must be a whole number`)
  return Number(value)
}
