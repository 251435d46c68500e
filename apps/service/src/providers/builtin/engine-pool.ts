import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Critic, CritiqueResult, Engine } from '@semmai/tamil'
import { Piscina } from 'piscina'
import { Problem } from '../../problem.ts'

type ProofreadOptions = NonNullable<Parameters<Engine['proofread']>[1]>
type EngineResult = ReturnType<Engine['proofread']>

export interface ProofreadTask {
  text: string
  options: ProofreadOptions
}

export interface CritiqueTask {
  essay: string
  options: NonNullable<Parameters<Critic['critique']>[1]>
}

/** Runs the engine off the event loop, for texts that would hold it up. */
export interface EnginePool {
  proofread(task: ProofreadTask, signal: AbortSignal): Promise<EngineResult>
  critique(task: CritiqueTask, signal: AbortSignal): Promise<CritiqueResult>
  close(): Promise<void>
}

const MAX_THREADS = 4
const MAX_WAITING = 256
const IDLE_MS = 60_000

/** Threads start with the first long text, and end when none came for a minute. */
export function createEnginePool(): EnginePool {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./engine-worker.js', import.meta.url)),
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
  })
  async function run<Result>(
    name: 'proofread' | 'critique',
    task: unknown,
    signal: AbortSignal,
  ): Promise<Result> {
    try {
      return await pool.run(task, { name, signal })
    } catch (error) {
      if (error instanceof Error && /queue/i.test(error.message) && !signal.aborted) {
        throw new Problem('overloaded', 'Too many long texts are under way; try again shortly.')
      }
      throw error
    }
  }
  return {
    proofread: (task, signal) => run('proofread', task, signal),
    critique: (task, signal) => run('critique', task, signal),
    close: () => pool.destroy(),
  }
}
