import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { NodeOrder } from './node.ts'

const RESTART_PAUSE_MS = 300

/** A node as a child process that is started again whenever it ends, as an orchestrator would. */
export interface SupervisedNode {
  ready: Promise<void>
  kill(signal: 'SIGKILL' | 'SIGTERM'): void
  stop(): Promise<void>
}

export function superviseNode(program: string, order: NodeOrder): SupervisedNode {
  let child: ChildProcess | null = null
  let stopped = false
  let announce: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    announce = resolve
  })

  async function keepRunning(): Promise<void> {
    while (!stopped) {
      const running = spawn(process.execPath, [program, JSON.stringify(order)], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      child = running
      running.stdout.on('data', announce)
      await new Promise((resolve) => running.once('exit', resolve))
      child = null
      await wait(RESTART_PAUSE_MS)
    }
  }

  const over = keepRunning()
  return {
    ready,
    kill: (signal) => void child?.kill(signal),
    async stop() {
      stopped = true
      child?.kill('SIGTERM')
      await Promise.race([over, wait(10_000)])
      child?.kill('SIGKILL')
      await over
    },
  }
}
