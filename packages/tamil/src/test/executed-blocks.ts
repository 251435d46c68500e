import { Session } from 'node:inspector/promises'

const PACKAGE = new URL('../', import.meta.url).pathname

/** By the function, such as `rules/rule.ts › matchesOf (at 1204)`: how often its busiest block ran, and in how many its code fell. */
export type BlockCounts = ReadonlyMap<string, { readonly most: number; readonly blocks: number }>

/**
 * Counts how often the branches and loops of this package's functions run, by the precise coverage of V8. The same work
 * on the same text gives the same numbers, on any machine and under any load; what the built-in functions do inside (a
 * regular expression, `slice`) is not in them. Only what is loaded after the start is counted block by block.
 *
 * @example
 * const counter = await BlockCounter.start()
 * const { loadEngine } = await import('@semmai/tamil-node')
 * const blocks = await counter.count(() => void loadEngine().proofread('நான் வந்தான்.'))
 */
export class BlockCounter {
  readonly #session: Session

  private constructor(session: Session) {
    this.#session = session
  }

  static async start(): Promise<BlockCounter> {
    const session = new Session()
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
    return new BlockCounter(session)
  }

  async count(work: () => void): Promise<BlockCounts> {
    await this.#session.post('Profiler.takePreciseCoverage')
    work()
    const { result } = await this.#session.post('Profiler.takePreciseCoverage')
    const counts = new Map<string, { most: number; blocks: number }>()
    for (const { url, functions } of result) {
      const path = url.replace(/^file:\/\//, '')
      if (!path.startsWith(PACKAGE)) continue
      for (const { functionName, ranges } of functions) {
        const name = `${path.slice(PACKAGE.length)} › ${functionName} (at ${ranges[0]?.startOffset})`
        counts.set(name, { most: Math.max(...ranges.map(({ count }) => count)), blocks: ranges.length })
      }
    }
    return counts
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage')
    this.#session.disconnect()
  }
}
