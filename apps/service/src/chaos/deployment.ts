import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, freePorts } from '../embedded/free-port.ts'
import { type SupervisedNode, superviseNode } from './supervised-node.ts'

const PROXY_SETTINGS = fileURLToPath(new URL('../../../../deploy/haproxy/haproxy.cfg', import.meta.url))
const LONGEST_PROXY_START_MS = 10_000
const TAKEN_OUT_MS = 5_000

/** The layout of `deploy/` as processes: haproxy before two API nodes, and two workers. */
export interface Deployment {
  /** Address of the proxy. */
  origin: string
  /** In the order in which a rolling restart takes them. */
  nodes: readonly { name: string; node: SupervisedNode }[]
  /** Takes a node out at the proxy for some work, as an operator does with a version that does not drain by itself. */
  whileTakenOut(name: string, work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

export interface DeploymentOptions {
  /** Path of the program that a node runs at its next start. */
  program(name: string): string
  /** The port that the proxy probes; versions before 0.2.0 answer on the API's only. */
  probed: 'metrics' | 'api'
  /** A folder of its own. */
  scratch: string
  /** Settings that all nodes share. */
  environment: Readonly<Record<string, string>>
}

/** Starts everything, and waits until the proxy finds a node ready. */
export async function startDeployment(options: DeploymentOptions): Promise<Deployment> {
  const apis = [await portsOfNode(), await portsOfNode()] as const
  const keys = { FINGERPRINT_KEY: newKey(), SECRET_MASTER_KEY: newKey() }
  const common = { ...options.environment, ...keys, HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback' }
  const start = (name: string, role: 'api' | 'worker', { api, metrics }: Ports) => ({
    name,
    node: superviseNode(() => ({
      args: [options.program(name), '--role', role],
      environment: { ...common, PORT: String(api), METRICS_PORT: String(metrics) },
    })),
  })
  const nodes = [
    start('api-1', 'api', apis[0]),
    start('worker-1', 'worker', { api: 0, metrics: 0 }),
    start('api-2', 'api', apis[1]),
    start('worker-2', 'worker', { api: 0, metrics: 0 }),
  ]
  await Promise.all(nodes.map(({ node }) => node.ready))
  const proxy = await startProxy(apis, options.probed, options.scratch)
  return {
    origin: proxy.origin,
    nodes,
    async whileTakenOut(name, work) {
      // The proxy knows no workers.
      if (!name.startsWith('api-')) return work()
      await proxy.tell(`set server api/${name} state drain`)
      await wait(TAKEN_OUT_MS)
      await work()
      await proxy.tell(`set server api/${name} state ready`)
    },
    async stop() {
      await Promise.all(nodes.map(({ node }) => node.stop()))
      proxy.stop()
    },
  }
}

interface Ports {
  api: number
  metrics: number
}

const newKey = () => randomBytes(32).toString('base64')

async function portsOfNode(): Promise<Ports> {
  const api = await freePorts(2)
  return { api, metrics: api + 1 }
}

/** `deploy/haproxy/haproxy.cfg` as it stands, with an administrator's socket. */
async function startProxy(
  [api1, api2]: readonly [Ports, Ports],
  probed: DeploymentOptions['probed'],
  scratch: string,
): Promise<{ origin: string; tell(command: string): Promise<void>; stop(): void }> {
  const listen = `127.0.0.1:${await freePort()}`
  const socket = join(scratch, 'haproxy.sock')
  const admin = join(scratch, 'admin.cfg')
  await writeFile(admin, `global\n  stats socket ${socket} level admin\n`)
  const settings = [
    ...['API_1=127.0.0.1', 'API_2=127.0.0.1', `API_PORT=${api1.api}`, `API_PORT_2=${api2.api}`],
    ...[`HEALTH_PORT=${api1[probed]}`, `HEALTH_PORT_2=${api2[probed]}`, `LISTEN=${listen}`],
  ]
  const files = ['-f', PROXY_SETTINGS, '-f', admin]
  const proxy = spawn('env', [...settings, 'haproxy', ...files, '-db'], { stdio: 'ignore' })
  const origin = `http://${listen}`
  const limit = performance.now() + LONGEST_PROXY_START_MS
  while (
    !(await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (proxy.exitCode !== null || performance.now() > limit) throw new Error('haproxy did not start')
    await wait(100)
  }
  return { origin, tell: (command) => tellProxy(socket, command), stop: () => void proxy.kill('SIGTERM') }
}

/** Throws what the proxy says against it. */
async function tellProxy(socket: string, command: string): Promise<void> {
  const connection = connect(socket)
  connection.end(`${command}\n`)
  const answer = (await text(connection)).trim()
  if (answer !== '') throw new Error(`haproxy: ${answer}`)
}
