import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Call {
  method: string
  path: string
  authorization: string | undefined
  body: unknown
}

export type Answer = { status: number; body?: unknown }

/** A local HTTP server that records each call and gives prepared answers. */
export async function recordingServer(answer: (call: Call) => Answer) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    const { method = '', url: path = '', headers } = request
    const call = { method, path, authorization: headers.authorization, body }
    calls.push(call)
    const { status, body: answered } = answer(call)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(answered === undefined ? undefined : JSON.stringify(answered))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
