import { connect } from 'node:net'

export interface RawReply {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends bytes as they stand, and reads until the server closes the connection or a whole answer is there. */
export function rawHttp(origin: string, chunks: readonly (string | Uint8Array)[]): Promise<RawReply> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(Number(port), hostname, () => {
      for (const chunk of chunks) socket.write(chunk)
    })
    socket.on('data', (data) => {
      received.push(data)
      const reply = parse(Buffer.concat(received).toString())
      if (reply === null) return
      socket.destroy()
      resolve(reply)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`closed after: ${Buffer.concat(received).toString()}`)))
  })
}

function parse(text: string): RawReply | null {
  const [head, body] = text.split('\r\n\r\n', 2)
  if (head === undefined || body === undefined) return null
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
  if (Buffer.byteLength(body) < Number(headers['content-length'] ?? 0)) return null
  return { status: Number(first.split(' ')[1]), headers, body }
}
