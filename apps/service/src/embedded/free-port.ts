import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems hand to outgoing connections (Linux from 32,768, others from 49,152): between the
 * probe and its use, no connection of another program can take such a port.
 */
const LOWEST = 10_000
const HIGHEST = 32_000

/** A port of the loopback that nobody listens on at the moment. */
export const freePort = (): Promise<number> => freePorts(1)

/**
 * The first of so many ports in a row that nobody listens on at the moment. They lie below the range of outgoing
 * connections, so that they stay free until somebody else listens there.
 *
 * @example
 * await freePorts(3) // 21_407: 21_408 and 21_409 are free as well
 */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(LOWEST, HIGHEST - count)
    const ports = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.all(ports.map(isFree))
    if (free.every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
