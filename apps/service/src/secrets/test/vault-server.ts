import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** KV version 2 of a Vault or OpenBao server, as its HTTP API is documented; for tests on the loopback only. */
export async function vaultServer(token: string): Promise<{ address: string; server: Server }> {
  const paths = new Map<string, unknown[]>()

  function answer(method: string, url: URL, body: unknown): { status: number; json?: unknown } {
    const [, mount, verb, path] = /^\/v1\/([^/]+)\/(data|metadata)\/(.+)$/.exec(url.pathname) ?? []
    if (mount !== 'secret' || !path) return { status: 404, json: { errors: ['no handler for route'] } }
    const versions = paths.get(path) ?? []
    if (verb === 'data' && (method === 'POST' || method === 'PUT')) {
      const { data, options } = body as { data: unknown; options?: { cas?: number } }
      if ((options?.cas ?? versions.length) !== versions.length)
        return {
          status: 400,
          json: { errors: ['check-and-set parameter did not match the current version'] },
        }
      paths.set(path, [...versions, data])
      return { status: 200, json: { data: { version: versions.length + 1, destroyed: false } } }
    }
    if (verb === 'data' && method === 'GET') {
      if (versions.length === 0) return { status: 404, json: { errors: [] } }
      const metadata = { version: versions.length, destroyed: false, deletion_time: '' }
      return { status: 200, json: { data: { data: versions.at(-1), metadata } } }
    }
    if (verb === 'metadata' && method === 'DELETE') {
      paths.delete(path)
      return { status: 204 }
    }
    return { status: 405, json: { errors: ['unsupported operation'] } }
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const allowed = request.headers['x-vault-token'] === token
    const url = new URL(request.url ?? '/', 'http://vault')
    const { status, json } = allowed
      ? answer(request.method ?? 'GET', url, text === '' ? null : JSON.parse(text))
      : { status: 403, json: { errors: ['permission denied'] } }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(json === undefined ? undefined : JSON.stringify(json))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}
