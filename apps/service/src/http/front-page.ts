import type { FastifyInstance, FastifyReply } from 'fastify'
import Negotiator from 'negotiator'

const HTML = 'text/html'
const JSON_TYPE = 'application/json'

/** The pages that this process serves, by what they are for. */
const LINKS = { documentation: '/docs', openapi: '/openapi.json', live: '/livez', ready: '/readyz' }

/**
 * `GET /`: the studio's page, or the links as JSON for a program that prefers it.
 * @param sendStudio null where there is no studio: then a plain page leads on
 */
export function serveFrontPage(
  app: FastifyInstance,
  version: string,
  sendStudio: ((reply: FastifyReply) => Promise<FastifyReply>) | null = null,
): void {
  const page = pageOf(version)
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const preferred = new Negotiator(request.raw).mediaType([HTML, JSON_TYPE])
    reply.header('vary', 'Accept')
    if (preferred !== HTML) return { name: 'semmai', version, links: LINKS }
    if (sendStudio !== null) return sendStudio(reply)
    return reply
      .type(`${HTML}; charset=utf-8`)
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(page)
  })
}

function pageOf(version: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Semmai (செம்மை)</title>
<style>
body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 4rem auto; padding: 0 1rem }
</style>
</head>
<body>
<h1>Semmai <span lang="ta">(செம்மை)</span></h1>
<p>This service proofreads Tamil and critiques Tamil essays.</p>
<ul>
<li><a href="${LINKS.documentation}">Reference of the API</a>, with every call and its answers</li>
<li><a href="${LINKS.openapi}">OpenAPI document</a>, to generate a client from</li>
<li><a href="${LINKS.ready}">Readiness</a> of this process</li>
</ul>
<p>Version ${version}</p>
</body>
</html>
`
}
