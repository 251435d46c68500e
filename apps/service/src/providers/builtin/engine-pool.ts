import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Critic, CritiqueResult, Engine, Profile, Share, SharedFinding } from '@semmai/tamil'
import { Piscina } from 'piscina'
import type { Grounder } from '../textmodel/grounder.ts'
import type { Turn } from '../turn.ts'
import { createFairTurns } from './fair-turns.ts'

type ProofreadOptions = NonNullable<Parameters<Engine['proofread']>[1]>
type EngineResult = ReturnType<Engine['proofread']>

export interface ProofreadTask {
  text: string
  options: ProofreadOptions
}

/** One share of a long text, for one of the threads that proofread it together. */
export interface ShareTask {
  text: string
  share: Share
  profile: Profile | undefined
}

export interface FoundTask extends ProofreadTask {
  shares: readonly (readonly SharedFinding[])[]
}

export interface CritiqueTask {
  essay: string
  options: NonNullable<Parameters<Critic['critique']>[1]>
}

/**
 * Runs what is long off the event loop: the engine, and the grounding of long answers. Tenants take turns; a call that
 * waits longer than `MAX_WAIT_MS` for its own is refused with `overloaded`.
 */
export interface EnginePool {
  proofread(task: ProofreadTask, turn: Turn): Promise<EngineResult>
  critique(task: CritiqueTask, turn: Turn): Promise<CritiqueResult>
  readonly grounder: Grounder
  close(): Promise<void>
}

const MAX_THREADS = 4
const MAX_WAITING = 256
const MAX_WAITING_OF_TENANT = 64
/** The longest text takes a fraction of a second; this is a queue of dozens of them. */
const MAX_WAIT_MS = 10_000
const IDLE_MS = 60_000
/** UTF-16 code units from which on a text is shared out: each thread reads the whole text once more, a tenth of the work. */
const SHARED_LENGTH = 20_000

/** Names of the functions that the file of the threads exports. */
type TaskName = 'proofread' | 'findIn' | 'proofreadFound' | 'critique' | 'groundEditsOf' | 'groundProposalsOf'

/**
 * Threads start with the first long text, and end when none came for a minute. A work that has begun is never stopped:
 * it is short, and its thread would have to load the engine anew. A very long text is shared out among the threads that
 * are free when it comes (decision 0172). One core is left to the event loop.
 */
export function createEnginePool(
  threadFile = new URL('./engine-worker.js', import.meta.url),
  maxThreads = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
): EnginePool {
  const pool = new Piscina({
    filename: fileURLToPath(threadFile),
    minThreads: 0,
    maxThreads,
    idleTimeout: IDLE_MS,
  })
  const turns = createFairTurns({
    slots: maxThreads,
    maxWaiting: MAX_WAITING,
    maxWaitingOfTenant: MAX_WAITING_OF_TENANT,
    maxWaitMs: MAX_WAIT_MS,
  })
  const run = <Result>(name: TaskName, task: unknown, turn: Turn): Promise<Result> =>
    turns.run(turn, () => pool.run(task, { name }))
  async function proofreadTogether(task: ProofreadTask, turn: Turn, of: number): Promise<EngineResult> {
    const { text, options } = task
    const shares = await Promise.all(
      Array.from({ length: of }, (_, part) =>
        run<readonly SharedFinding[]>(
          'findIn',
          { text, share: { part, of }, profile: options.profile },
          turn,
        ),
      ),
    )
    return run('proofreadFound', { ...task, shares }, turn)
  }
  return {
    proofread: (task, turn) => {
      const together = task.text.length < SHARED_LENGTH ? 1 : turns.free()
      return together > 1 ? proofreadTogether(task, turn, together) : run('proofread', task, turn)
    },
    critique: (task, turn) => run('critique', task, turn),
    grounder: {
      edits: (task, turn) => run('groundEditsOf', task, turn),
      proposals: (task, turn) => run('groundProposalsOf', task, turn),
    },
    close: () => pool.destroy(),
  }
}
