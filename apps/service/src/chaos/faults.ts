import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseServer } from './database-server.ts'
import type { SeededRandom } from './random.ts'
import type { SupervisedNode } from './supervised-node.ts'
import type { TcpProxy } from './tcp-proxy.ts'

export interface FaultTargets {
  apis: readonly [SupervisedNode, ...SupervisedNode[]]
  workers: readonly [SupervisedNode, ...SupervisedNode[]]
  proxy: TcpProxy
  database: DatabaseServer
}

type Fault = (targets: FaultTargets, random: SeededRandom) => Promise<void> | void

const LONGEST_DELAY_MS = 300
const DELAYED_MS = 1_500

const FAULTS: Readonly<Record<string, Fault>> = {
  'kill -9 an API node': ({ apis }, random) => random.pick(apis).kill('SIGKILL'),
  'kill -9 a worker': ({ workers }, random) => random.pick(workers).kill('SIGKILL'),
  'kill -9 both workers': ({ workers }) => {
    for (const worker of workers) worker.kill('SIGKILL')
  },
  'drain a worker': ({ workers }, random) => random.pick(workers).kill('SIGTERM'),
  'drain an API node': ({ apis }, random) => random.pick(apis).kill('SIGTERM'),
  'cut every database connection': ({ proxy }) => proxy.cut(),
  'delay the database': async ({ proxy }, random) => {
    proxy.delay(1 + random.below(LONGEST_DELAY_MS))
    await wait(DELAYED_MS)
    proxy.delay(0)
  },
  'restart Postgres': ({ database }) => database.restart('stop'),
  'kill -9 Postgres': ({ database }) => database.restart('kill'),
}

const LONGEST_PAUSE_MS = 2_500

/** Brings one fault after the other until the time is over; gives how often each came. */
export async function bringFaults(
  targets: FaultTargets,
  random: SeededRandom,
  until: () => boolean,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const names = Object.keys(FAULTS)
  while (!until()) {
    await wait(300 + random.below(LONGEST_PAUSE_MS))
    const name = names[random.below(names.length)] ?? ''
    counts[name] = (counts[name] ?? 0) + 1
    await FAULTS[name]?.(targets, random)
  }
  return counts
}
