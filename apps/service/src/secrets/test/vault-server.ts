import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Version {
  data: unknown
  destroyed: boolean
}

/** KV version 2 of a Vault or OpenBao server, as its HTTP API is documented; for tests on the loopback only. */
export async function vaultServer(token: string): Promise<{ address: string; server: Server }> {
  const paths = new Map<string, Version[]>()

  function answer(method: string, url: URL, body: unknown): { status: number; json?: unknown } {
    const [, mount, verb, path] = /^\/v1\/([^/]+)\/(data|destroy)\/(.+)$/.exec(url.pathname) ?? []
    if (mount !== 'secret' || !path) return { status: 404, json: { errors: [] } }
    const versions = paths.get(path) ?? []
    if (verb === 'data' && (method === 'POST' || method === 'PUT')) {
      paths.set(path, [...versions, { data: (body as { data: unknown }).data, destroyed: false }])
      const metadata = { created_time: new Date().toISOString(), deletion_time: '', destroyed: false }
      return { status: 200, json: { data: { ...metadata, version: versions.length + 1 } } }
    }
    if (verb === 'data' && method === 'GET') {
      const number = Number(url.searchParams.get('version') ?? versions.length)
      const version = versions[number - 1]
      if (!version) return { status: 404, json: { errors: [] } }
      const metadata = { destroyed: version.destroyed, version: number, deletion_time: '' }
      const data = version.destroyed ? null : version.data
      return { status: version.destroyed ? 404 : 200, json: { data: { data, metadata } } }
    }
    if (verb === 'destroy' && (method === 'POST' || method === 'PUT')) {
      for (const number of (body as { versions: number[] }).versions) {
        const version = versions[number - 1]
        if (version) Object.assign(version, { destroyed: true, data: null })
      }
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
