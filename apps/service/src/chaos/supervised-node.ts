import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const RESTART_PAUSE_MS = 300
const LONGEST_START_MS = 120_000
/** What a node writes when it serves: the line of `node.ts`, or the log entry of the program. */
const READY = /^ready |"ready"/m

/** How a node is started. */
export interface NodeCommand {
  /** A program for Node, and its arguments. */
  args: readonly [string, ...string[]]
  /** The whole environment; absent: that of this program. */
  environment?: Readonly<Record<string, string>>
}

/** A node as a child process that is started again whenever it ends, as an orchestrator would. */
export interface SupervisedNode {
  ready: Promise<void>
  kill(signal: Signal): void
  /** Ends the process by the signal, and waits until its successor is ready. */
  restart(signal: Signal): Promise<void>
  stop(): Promise<void>
}

export type Signal = 'SIGKILL' | 'SIGTERM'

/** Asks for the command at every start. */
export function superviseNode(command: () => NodeCommand): SupervisedNode {
  let child: ChildProcess | null = null
  let stopped = false
  let announce: () => void = () => undefined
  const nextReady = () =>
    new Promise<void>((resolve) => {
      announce = resolve
    })

  async function keepRunning(): Promise<void> {
    while (!stopped) {
      const { args, environment } = command()
      const running = spawn(process.execPath, args, {
        stdio: ['ignore', 'pipe', 'ignore'],
        ...(environment ? { env: environment } : {}),
      })
      child = running
      let starting = true
      running.stdout.on('data', (data: Buffer) => {
        if (!starting || !READY.test(data.toString())) return
        starting = false
        announce()
      })
      await new Promise((resolve) => running.once('exit', resolve))
      child = null
      await wait(RESTART_PAUSE_MS)
    }
  }

  const ready = nextReady()
  const over = keepRunning()
  return {
    ready,
    kill: (signal) => void child?.kill(signal),
    async restart(signal) {
      const successor = nextReady().then(() => 'ready')
      child?.kill(signal)
      const late = wait(LONGEST_START_MS, 'late', { ref: false })
      if ((await Promise.race([successor, late])) === 'late') throw new Error('A node did not come back')
    },
    async stop() {
      stopped = true
      child?.kill('SIGTERM')
      await Promise.race([over, wait(10_000)])
      child?.kill('SIGKILL')
      await over
    },
  }
}
