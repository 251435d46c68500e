import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { COMPONENTS } from '@semmai/contract'
import type { FastifyInstance } from 'fastify'

/** `/openapi.json` (3.1) from the very schemas that validate, and `/docs` to read it. Register before the routes. */
export async function serveDocumentation(app: FastifyInstance, version: string): Promise<void> {
  for (const component of COMPONENTS) app.addSchema(component)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Semmai', version, description: 'Proofreads Tamil and critiques Tamil essays.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    refResolver: {
      buildLocalReference: (json, _baseUri, _fragment, index) => {
        const { $id } = json
        return typeof $id === 'string' ? $id : `def-${index}`
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
