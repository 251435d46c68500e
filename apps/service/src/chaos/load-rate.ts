import { setTimeout as wait } from 'node:timers/promises'
import type { Load } from './load.ts'
import type { SeededRandom } from './random.ts'

/** Enough that every node and core has something to do at any time. */
const CLIENTS = 24

/** Calls a second that succeed while so many clients call again at once; after a warm-up. Throws where none does. */
export async function measureCapacity(load: Load, warmUpMs: number, forMs: number): Promise<number> {
  const end = performance.now() + warmUpMs + forMs
  let ended = 0
  const counted = wait(warmUpMs).then(() => {
    ended = 0
  })
  const count = wait(warmUpMs + forMs).then(() => ended)
  const client = async () => {
    while (performance.now() < end) {
      if (await load.call()) ended++
    }
  }
  await Promise.all([counted, ...Array.from({ length: CLIENTS }, client)])
  const perSecond = (await count) / (forMs / 1000)
  if (perSecond === 0) throw new Error('No call succeeded while the capacity was measured')
  return perSecond
}

/** Calls at this rate, by chance as independent callers do and whether or not earlier calls have ended; then waits for all. */
export async function callAtRate(
  load: Load,
  perSecond: number,
  random: SeededRandom,
  until: () => boolean,
): Promise<{ mostOpen: number }> {
  const open = new Set<Promise<unknown>>()
  let mostOpen = 0
  let next = performance.now()
  while (!until()) {
    next += (-Math.log(1 - random.next()) / perSecond) * 1000
    const early = next - performance.now()
    if (early > 0) await wait(early)
    const call = load.call().finally(() => open.delete(call))
    open.add(call)
    mostOpen = Math.max(mostOpen, open.size)
  }
  await Promise.all(open)
  return { mostOpen }
}
