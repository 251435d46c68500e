import { connect, createServer, type Socket } from 'node:net'

/** Stands between the nodes and Postgres, and cuts or delays what passes. */
export interface TcpProxy {
  port: number
  /** Cuts every connection that stands now; new ones are let through. */
  cut(): void
  /** Holds every byte for so many milliseconds from now on. */
  delay(ms: number): void
  close(): void
}

/**
 * Listens on a free port of 127.0.0.1. `targetPort` is asked for every new connection, so the target may move
 * or be gone.
 */
export async function startTcpProxy(targetPort: () => number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let delayMs = 0
  const server = createServer((client) => {
    const upstream = connect(targetPort(), '127.0.0.1')
    join(client, upstream)
    join(upstream, client)
  })

  function join(from: Socket, to: Socket): void {
    sockets.add(from)
    from.setNoDelay(true)
    from.on('data', (data) => {
      if (delayMs === 0) to.write(data)
      else setTimeout(() => to.writable && to.write(data), delayMs)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    delay(ms) {
      delayMs = ms
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
