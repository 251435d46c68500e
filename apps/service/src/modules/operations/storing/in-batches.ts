import { Problem } from '../../../problem.ts'

/**
 * Lets calls that come at the same time share one run: what comes while a run is under way goes together with the
 * next, at most `maxBatch` at a time. `run` gives a result for each item, in order. Where a run of several fails other
 * than by a `Problem` (database unavailable), each item runs alone, so that only the faulty one fails.
 */
export function inBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxBatch: number,
): (item: Item) => Promise<Result> {
  interface Waiting {
    item: Item
    resolve(result: Result): void
    reject(error: unknown): void
  }
  const waiting: Waiting[] = []
  let working = false

  async function runTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item))
      for (const [i, { resolve }] of batch.entries()) resolve(results[i] as Result)
    } catch (error) {
      if (batch.length === 1 || error instanceof Problem) for (const { reject } of batch) reject(error)
      else for (const alone of batch) await runTogether([alone])
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) await runTogether(waiting.splice(0, maxBatch))
    working = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (working) return
      working = true
      // What ends in the same turn of the event loop goes together.
      setImmediate(() => void work())
    })
}
