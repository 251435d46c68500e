import type { BaseLogger } from 'pino'
import type { Database } from '../../database/database.ts'

export interface HeadPublisher {
  /** Publishes at once, and from then on every ten minutes. */
  start(): void
  /** Publishes a last time, so that no proof waits for the next start. */
  stop(): Promise<void>
  /** Publishes every head that moved since it was last published, by whichever node; gives their number. */
  publish(): Promise<number>
}

const EVERY_MS = 10 * 60_000

interface Head {
  tenant_id: string
  seq: number
  hash: string
}

/**
 * Writes the newest link of every audit chain that moved to the log, where it leaves this database: the keeper of
 * the log can show that a chain was rewritten later.
 */
export function createHeadPublisher(database: Database, log: BaseLogger, everyMs = EVERY_MS): HeadPublisher {
  let timer: NodeJS.Timeout | null = null

  async function publish(): Promise<number> {
    const heads = await database.transaction('worker', null, async (tx) => {
      const { rows } = await tx.query<Head>(
        'update audit_chains set published_seq = seq where seq > published_seq returning tenant_id, seq, hash',
      )
      return rows
    })
    for (const { tenant_id, seq, hash } of heads) log.info({ tenant_id, seq, hash }, 'audit chain head')
    return heads.length
  }

  async function tryToPublish(): Promise<void> {
    try {
      await publish()
    } catch (err) {
      log.error({ err }, 'The heads of the audit chains were not published')
    }
  }

  return {
    start() {
      if (timer) return
      void tryToPublish()
      timer = setInterval(() => void tryToPublish(), everyMs).unref()
    },
    async stop() {
      if (timer === null) return
      clearInterval(timer)
      timer = null
      await tryToPublish()
    },
    publish,
  }
}
