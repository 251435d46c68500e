import { loadEngine } from '@semmai/tamil-node'
import Fastify from 'fastify'

/** The baseline of the service: one Fastify route that calls the same engine, and nothing else. */
const engine = loadEngine()
const app = Fastify()
app.post<{ Body: { text: string } }>('/v1/proofread', async ({ body }) => engine.proofread(body.text))
await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify(app.addresses()[0])}\n`)
