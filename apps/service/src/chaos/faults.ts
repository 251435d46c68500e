import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseServer } from './database-server.ts'
import { fillDisk } from './fill-disk.ts'
import type { SeededRandom } from './random.ts'
import type { SupervisedNode } from './supervised-node.ts'
import type { TcpProxy } from './tcp-proxy.ts'

export interface FaultTargets {
  apis: readonly [SupervisedNode, ...SupervisedNode[]]
  workers: readonly [SupervisedNode, ...SupervisedNode[]]
  proxy: TcpProxy
  database: DatabaseServer
  /** Whether the database is on a file system so small that it may be filled up. */
  smallDisk: boolean
}

type Fault = (targets: FaultTargets, random: SeededRandom) => Promise<void> | void

const LONGEST_DELAY_MS = 300
const DELAYED_MS = 1_500
/** Tables whose writes fail on a disk that the database calls full. */
const WRITTEN = ['operation', 'idempotency_key']

const RELOAD = 'select pg_reload_conf()'

/** Fills the file system for a while; in the plan only where it is a small one. */
const FILL_DISK = 'fill the disk'

async function during(database: DatabaseServer, begin: string[], end: string[]): Promise<void> {
  await database.run(...begin)
  await wait(DELAYED_MS)
  await database.run(...end)
}

const FAULTS: ReadonlyMap<string, Fault> = new Map(
  Object.entries({
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
    'refuse writes, as on a full disk': ({ database }) =>
      during(
        database,
        [
          `create function refuse_write() returns trigger language plpgsql as
           $$ begin raise exception 'could not extend file: no space left' using errcode = 'disk_full'; end $$`,
          ...WRITTEN.map(
            (table) =>
              `create trigger refuse_write before insert or update on ${table} execute function refuse_write()`,
          ),
        ],
        ['drop function refuse_write cascade'],
      ),
    'make every transaction read-only, as on a demoted leader': ({ database }) =>
      during(
        database,
        ['alter system set default_transaction_read_only = on', RELOAD],
        ['alter system reset default_transaction_read_only', RELOAD],
      ),
    'slow the disk: 100 ms more for each commit': ({ database }) =>
      during(
        database,
        ['alter system set commit_delay = 100000', 'alter system set commit_siblings = 0', RELOAD],
        ['alter system reset commit_delay', 'alter system reset commit_siblings', RELOAD],
      ),
    'restart Postgres': ({ database }) => database.restart('stop'),
    'kill -9 Postgres': ({ database }) => database.restart('kill'),
    [FILL_DISK]: ({ database }) => fillDisk(database.folder, DELAYED_MS),
  }),
)

const LONGEST_PAUSE_MS = 2_500

/** Brings one fault after the other until the time is over; gives how often each came. */
export async function bringFaults(
  targets: FaultTargets,
  random: SeededRandom,
  until: () => boolean,
): Promise<Record<string, number>> {
  const counts = new Map<string, number>()
  const names = [...FAULTS.keys()].filter((name) => targets.smallDisk || name !== FILL_DISK)
  while (!until()) {
    await wait(300 + random.below(LONGEST_PAUSE_MS))
    const name = names[random.below(names.length)] ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
    await FAULTS.get(name)?.(targets, random)
  }
  return Object.fromEntries(counts)
}
