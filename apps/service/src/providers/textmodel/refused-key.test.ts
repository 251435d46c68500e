import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadCritic, loadEngine } from '@semmai/tamil-node'
import { afterEach, expect, it } from 'vitest'
import { Secret } from '../../secrets/secret.ts'
import { createBuiltinProvider } from '../builtin/builtin-provider.ts'
import { createTamilLanguage } from '../builtin/tamil-language.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { createGrounder } from './grounder.ts'
import { createOpenAICompatibleModel } from './openai-compatible-model.ts'
import { createTextmodelProvider } from './textmodel-provider.ts'

const engine = loadEngine()
const language = createTamilLanguage(engine)
let server: Server | undefined
afterEach(() => void server?.close())

/** A proxy that answers every completion with 400, in words of its own, and its list of models with a status. */
async function testCall(modelsStatus: number): Promise<unknown> {
  server = createServer((request, response) => {
    request.resume()
    const status = request.url === '/v1/models' && request.method === 'GET' ? modelsStatus : 400
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'not today', type: 'odd' } }))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const provider = createTextmodelProvider({
    model: createOpenAICompatibleModel({ baseUrl: `http://127.0.0.1:${port}/v1`, model: 'm' }),
    engine: createBuiltinProvider({ engine, critic: loadCritic, pool: null, lookup: null }),
    language,
    grounder: createGrounder(language, null),
    breaker: createCircuitBreaker(),
    boundary: () => 'b0',
  })
  return provider.testCall(new Secret('sk-9999'), new AbortController().signal).then(
    () => null,
    (error: unknown) => error,
  )
}

it.each([400, 401, 403])(
  'a 400 is a wrong key where the list of models is refused with %i',
  async (status) => {
    expect(await testCall(status)).toMatchObject({ code: 'provider_auth_failed' })
  },
)

it.each([200, 404, 500])('a 400 stays what it is where the list of models answers %i', async (status) => {
  expect(await testCall(status)).toMatchObject({ code: 'provider_bad_response' })
})
