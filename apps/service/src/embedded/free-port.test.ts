import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePorts } from './free-port.ts'

const COUNT = 4

it('gives a row of ports that can all be listened on', async () => {
  const first = await freePorts(COUNT)
  const servers = Array.from({ length: COUNT }, (_, index) =>
    createServer().listen(first + index, '127.0.0.1'),
  )
  await Promise.all(servers.map((server) => once(server, 'listening')))
  for (const server of servers) server.close()
})

it.runIf(process.platform === 'linux')('gives none that an outgoing connection may take', async () => {
  const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
  const lowest = Number(range.trim().split(/\s+/)[0])
  for (let times = 0; times < 50; times += 1) expect((await freePorts(COUNT)) + COUNT).toBeLessThan(lowest)
})
