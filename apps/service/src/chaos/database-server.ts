import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../embedded/embedded-database.ts'
import { startEmbeddedPostgres } from '../embedded/postgres.ts'
import { readPostmaster } from '../embedded/postmaster.ts'

/** The one Postgres of the chaos program, which can be stopped in order or killed, and comes back. */
export interface DatabaseServer {
  /** Addresses as of the first start; the port changes with every restart. */
  url: string
  migrationUrl: string
  port(): number
  restart(how: 'stop' | 'kill'): Promise<void>
  /** Runs statements as the superuser, each in a transaction of its own, past the proxy. */
  run(...statements: string[]): Promise<void>
  /** Where its files are. */
  folder: string
  stop(): Promise<void>
}

/** On the files in `dataDir`; nothing is migrated. Throws `StartError` where another program uses the folder. */
export async function startDatabaseServer(dataDir: string): Promise<DatabaseServer> {
  const first = await startEmbeddedDatabase({ dataDir })
  let current: Pick<EmbeddedDatabase, 'port' | 'stop' | 'superuserUrl'> = first
  return {
    url: first.url,
    migrationUrl: first.migrationUrl,
    port: () => current.port,
    async restart(how) {
      if (how === 'kill') {
        const postmaster = await readPostmaster(join(dataDir, 'postgres'))
        if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
      }
      // Stopping also ends the supervision, which gives Postgres up when it ends as often as here.
      await current.stop()
      current = await startEmbeddedPostgres({ dataDir })
    },
    folder: dataDir,
    async run(...statements) {
      const client = new pg.Client(current.superuserUrl('semmai'))
      await client.connect()
      try {
        for (const statement of statements) await client.query(statement)
      } finally {
        await client.end()
      }
    },
    stop: () => current.stop(),
  }
}
