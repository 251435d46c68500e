import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { sendProblem } from './error-handler.ts'

interface Known {
  pattern: RegExp
  methods: Set<string>
}

/**
 * Answers unknown paths with 404 and known paths with another method with 405 and `Allow`.
 * Call it before the routes are registered.
 */
export function answerUnknownRoutes(app: FastifyInstance): void {
  const routes = new Map<string, Known>()
  app.addHook('onRoute', ({ url, method }) => {
    // The preflight answer of every path, where origins are allowed, makes no path known.
    if (url === '*') return
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    for (const one of [method].flat()) known.methods.add(one)
    routes.set(url, known)
  })
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = [...routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap((known) => [...known.methods])
    // A route that knows the method has answered for itself that there is nothing, such as a file of `/docs`.
    if (methods.length === 0 || methods.includes(request.method)) {
      return sendProblem(
        request,
        reply,
        new Problem('route_not_found', 'There is no route with this path: GET /docs lists them.'),
      )
    }
    const allow = [...new Set(methods)].sort().join(', ')
    const detail = `This route does not answer the method of the request, only ${allow}.`
    return sendProblem(
      request,
      reply,
      new Problem('method_not_allowed', detail, { headers: { Allow: allow } }),
    )
  }
  app.setNotFoundHandler(refuse)
  // Ahead of the body: methods that must have one (QUERY) would be refused for their missing content type first.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.is404) refuse(request, reply)
    else done()
  })
}

function patternOf(url: string): RegExp {
  const literal = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/:[A-Za-z_]+/g, '[^/]+').replace(/\\\*$/, '.*')}$`)
}
