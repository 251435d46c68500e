import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Answers clients that close their sending side once the request is out (Emacs, some scripts) on the paths that begin
 * so. On all others a closed sending side is a hang-up, as Node has it: the call is aborted (decision B5).
 */
export function answerHalfClosed(app: FastifyInstance, prefix: string): void {
  const { server } = app
  if (!('httpAllowHalfOpen' in server)) throw new Error('This server cannot keep half-closed connections')
  server.httpAllowHalfOpen = true
  const underWay = new WeakMap<Socket, Set<IncomingMessage>>()
  server.on('connection', (socket: Socket) => {
    const requests = new Set<IncomingMessage>()
    underWay.set(socket, requests)
    // Node has decided to wait for the answers by now.
    socket.on('end', () => {
      const hungUp = [...requests].filter(({ url = '' }) => !url.startsWith(prefix))
      if (hungUp.length === 0) return
      for (const request of hungUp) request.destroy(hangUp())
      socket.end()
    })
  })
  server.on('request', (request, response) => {
    const requests = underWay.get(request.socket)
    requests?.add(request)
    response.once('close', () => requests?.delete(request))
  })
}

/** As Node reports it where half-closed connections are not allowed. */
function hangUp(): Error {
  return Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
}
