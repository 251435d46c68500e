import { join } from 'node:path'
import { startEmbeddedDatabase } from '../embedded/embedded-database.ts'
import { startEmbeddedPostgres } from '../embedded/postgres.ts'
import { readPostmaster } from '../embedded/postmaster.ts'

/** The one Postgres of the chaos program, which can be stopped in order or killed, and comes back. */
export interface DatabaseServer {
  /** Addresses as of the first start; the port changes with every restart. */
  url: string
  migrationUrl: string
  port(): number
  restart(how: 'stop' | 'kill'): Promise<void>
  stop(): Promise<void>
}

export async function startDatabaseServer(dataDir: string): Promise<DatabaseServer> {
  const first = await startEmbeddedDatabase({ dataDir })
  let current: { port: number; stop(): Promise<void> } = first
  return {
    url: first.url,
    migrationUrl: first.migrationUrl,
    port: () => current.port,
    async restart(how) {
      if (how === 'stop') await current.stop()
      else {
        const postmaster = await readPostmaster(join(dataDir, 'postgres'))
        if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      }
      current = await startEmbeddedPostgres({ dataDir })
    },
    stop: () => current.stop(),
  }
}
