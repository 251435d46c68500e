import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Ends the process in order: what was registered last is stopped first, and all of it even where one part fails. */
export interface Shutdown {
  /** True from the first signal or failure on. */
  readonly begun: boolean
  register(stop: () => Promise<unknown>): void
  /** From now on the first signal stops the process in order, and a later one at once. */
  onSignals(log: Logger): void
  /** Stops everything within a time limit and exits with code 1. */
  fail(): Promise<never>
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Ctrl-C reaches this process twice, from the terminal and from npm: both are one request. */
const SAME_REQUEST_MS = 1_000
const FAILED_STOP_LIMIT_MS = 15_000

/**
 * For the whole process, which exits when all is stopped: after a signal without a time limit, by `fail`
 * within 15 s.
 */
export function createShutdown(): Shutdown {
  const stops: (() => Promise<unknown>)[] = []
  let begunAt: number | null = null

  async function stopAll(log: Logger | null): Promise<boolean> {
    begunAt ??= performance.now()
    let complete = true
    for (const stop of stops.splice(0).reverse()) {
      await stop().catch((err: unknown) => {
        complete = false
        log?.error({ err }, 'could not stop in order')
      })
    }
    return complete
  }

  return {
    get begun() {
      return begunAt !== null
    },
    register: (stop) => void stops.push(stop),
    onSignals(log) {
      for (const signal of SIGNALS) {
        process.on(signal, () => {
          if (begunAt === null) {
            log.info({ signal }, 'stopping')
            void stopAll(log).then((complete) => process.exit(complete ? 0 : 1))
          } else if (performance.now() - begunAt > SAME_REQUEST_MS) process.exit(1)
        })
      }
    },
    async fail() {
      await Promise.race([stopAll(null), wait(FAILED_STOP_LIMIT_MS)])
      process.exit(1)
    },
  }
}
