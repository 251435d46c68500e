import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { COMPONENTS } from '@semmai/contract'
import type { FastifyInstance } from 'fastify'
import { documentRoute, documentWhole } from './document-route.ts'
import { CONTENT_SECURITY_POLICY, LOGO_IMAGE, THEME } from './documentation-theme.ts'

const DESCRIPTION = `Proofreads Tamil and critiques Tamil essays.

**Lengths** count Unicode code points. **Offsets** (\`start\`, \`end\`, \`from\`, \`to\`) count UTF-16 code units of the text
as sent, half open. **Times** are RFC 3339 in UTC with milliseconds, **ids** are UUIDv7, **lists** answer
\`{items, next_cursor}\`.

**Refusals** are RFC 9457 problems; switch on \`code\`. Answers may gain fields: ignore what you do not know. A field
that a request should not have is refused (400 \`unknown_field\`).

**Operations.** A text beyond the threshold, or one sent with \`Prefer: respond-async\`, becomes an operation (202): poll
\`poll_url\` until it has \`succeeded\`, \`failed\` or been \`cancelled\`, best with \`Prefer: wait=20\`. Results are kept for
7 days unless the deployment says otherwise, then 410 for 30 days.

**Repeating.** Every POST takes an \`Idempotency-Key\`; a client that got no answer sends the same key again.

**Tracing.** A W3C \`traceparent\` is continued.`

/** `/openapi.json` (3.1) from the very schemas that validate, and `/docs` to read it. Register before the routes. */
export async function serveDocumentation(app: FastifyInstance, version: string): Promise<void> {
  for (const component of COMPONENTS) app.addSchema(component)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Semmai', version, description: DESCRIPTION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: documentRoute,
    transformObject: documentWhole,
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) => {
        const { $id } = json
        return typeof $id === 'string' ? $id : `def-${index}`
      },
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: THEME,
    logo: LOGO_IMAGE,
    staticCSP: CONTENT_SECURITY_POLICY,
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
