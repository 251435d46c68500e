import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Serves an issuer's key set over https, as the service in production asks for it. */
export interface KeySetServer {
  url: string
  /** Its certificate, for `NODE_EXTRA_CA_CERTS`. */
  certificateFile: string
  close(): void
}

/** Passes on the key set at `source`. Makes its certificate in the folder, with `openssl` from the path. */
export async function startKeySetServer(folder: string, source: string): Promise<KeySetServer> {
  const keyFile = join(folder, 'key-set.key')
  const certificateFile = join(folder, 'key-set.pem')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', certificateFile],
  ])
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certificateFile)])
  const server = createServer({ key, cert }, (_request, response) => {
    fetch(source)
      .then((answer) => answer.text())
      .then(
        (keys) => response.setHeader('content-type', 'application/json').end(keys),
        () => response.writeHead(502).end(),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`,
    certificateFile,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
