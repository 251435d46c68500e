import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import { interruptPostgres, type PostgresProcess, stopPostgres } from './postgres-process.ts'
import { isRunning, isRunningPostmaster } from './postmaster.ts'
import { StartError } from './start-error.ts'

const POLL_MS = 200
/** So many looks ask only whether the process is there; the next also whether it is still Postgres, which costs three files. */
const CHEAP_POLLS = 10
const FIRST_PAUSE_MS = 100
/** More ends than this within the window, and Postgres is given up. */
const MAX_ENDS = 5
const WINDOW_MS = 60_000

export interface SupervisorOptions {
  first: PostgresProcess
  /** Folder of the cluster. */
  cluster: string
  /** Starts Postgres again, on the same port. */
  launch(): Promise<PostgresProcess>
  log?: BaseLogger
  onGivenUp?(error: Error): void
}

export interface PostgresSupervisor {
  /** Ends the supervision and Postgres with it. */
  stop(): Promise<void>
}

/**
 * Starts Postgres again whenever it ends, after a pause that doubles each time, and gives it up after too many ends
 * within a minute. However this program exits, unless it is killed, Postgres is told to stop.
 */
export function keepRunning(options: SupervisorOptions): PostgresSupervisor {
  const { cluster, log } = options
  const stopping = new AbortController()
  let running = options.first
  const interrupt = () => interruptPostgres(running.pid, cluster)
  process.once('exit', interrupt)

  async function supervise(): Promise<void> {
    let ends: number[] = []
    let lastError: unknown
    for (;;) {
      await untilEnded(running, cluster, stopping.signal)
      stopping.signal.throwIfAborted()
      ends = [...ends.filter((time) => time > performance.now() - WINDOW_MS), performance.now()]
      if (ends.length > MAX_ENDS) throw givenUp(cluster, lastError)
      log?.error({ pid: running.pid, ends: ends.length }, 'Postgres ended and is started again')
      await pause(FIRST_PAUSE_MS * 2 ** ends.length, stopping.signal)
      try {
        running = await options.launch()
        log?.info({ pid: running.pid, port: running.port }, 'Postgres runs again')
      } catch (error) {
        lastError = error
        log?.error({ err: error }, 'Postgres did not start')
      }
    }
  }

  const supervised = supervise().catch((error: unknown) => {
    if (stopping.signal.aborted) return
    options.onGivenUp?.(error instanceof Error ? error : new Error(String(error)))
  })
  return {
    async stop() {
      stopping.abort()
      await supervised
      await stopPostgres(running.pid, cluster)
      process.off('exit', interrupt)
    },
  }
}

/** Waits until the process is no longer the Postgres of this folder. A child tells its end; another's process must be looked at. */
async function untilEnded(
  { pid, ended }: PostgresProcess,
  cluster: string,
  signal: AbortSignal,
): Promise<void> {
  if (ended) {
    if (!signal.aborted) await Promise.race([ended, once(signal, 'abort')])
    return
  }
  for (let polls = 0; ; polls++) {
    const runs = polls % CHEAP_POLLS === 0 ? isRunningPostmaster(pid, cluster) : isRunning(pid)
    if (!runs) return
    await pause(POLL_MS, signal)
  }
}

/** Keeps no program alive that has nothing else to do. */
const pause = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal, ref: false })

function givenUp(cluster: string, lastError: unknown): StartError {
  const reason = lastError instanceof Error ? ` (${lastError.message})` : ''
  return new StartError(
    `The embedded Postgres ended ${MAX_ENDS + 1} times within ${WINDOW_MS / 1000} s and is not started again${reason}: ` +
      `see ${cluster}.log`,
  )
}
