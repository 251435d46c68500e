import { setTimeout as wait } from 'node:timers/promises'
import type { Benchmark, Figure } from './benchmark.ts'
import { startExternally } from './external-setup.ts'
import type { RunningService } from './programs.ts'
import { distinctTexts } from './texts.ts'

/** What the flooding tenant sends in total, and how fast: twenty times its limit. */
const FLOOD = 5_000
const FLOOD_PER_SECOND = 100
/** Quiet and flooded rounds alternate, so a busy machine affects both. */
const ROUNDS = 5
const ROUND_MS = (1_000 * FLOOD) / FLOOD_PER_SECOND / ROUNDS
/** Sequential calls of the other tenant, with a pause. */
const PAUSE_MS = 40
const WARM_UP_CALLS = 300
const CHARACTERS = 1_000
/** Limits are by the minute: rounds that begin with one meet as many accepted tasks in every run. */
const MINUTE_MS = 60_000

/** How much a tenant's latency suffers when another, with default limits, floods the service with tasks. */
export const fairness: Benchmark = {
  name: 'fairness',
  async run() {
    const service = await startExternally()
    try {
      return await measure(service)
    } finally {
      await service.stop()
    }
  },
}

async function measure(service: RunningService): Promise<Figure[]> {
  const texts = distinctTexts(2_000, CHARACTERS)
  const caller = new Caller(service, await service.tokenOf('demo'), texts)
  const flooder = new Caller(service, await service.tokenOf('demo2'), texts)
  for (let i = 0; i < WARM_UP_CALLS; i++) await caller.proofread()
  await wait(MINUTE_MS - (Date.now() % MINUTE_MS))
  const quiet = new Latencies()
  const flooded = new Latencies()
  const statuses = new Map<number, number>()
  for (let round = 0; round < ROUNDS; round++) {
    await quiet.collect(caller, ROUND_MS)
    await Promise.all([flooded.collect(caller, ROUND_MS), flood(flooder, statuses)])
  }
  process.stderr.write(`the flood was answered ${JSON.stringify(Object.fromEntries(statuses))}\n`)
  return [
    figure('Synchronous proofread', quiet.synchronous, flooded.synchronous),
    figure('Operation, from POST to its end', quiet.asynchronous, flooded.asynchronous),
  ]
}

function figure(what: string, quiet: readonly number[], flooded: readonly number[]): Figure {
  return {
    what: `${what}, 95 %, while another tenant sends ${FLOOD} tasks, ${FLOOD_PER_SECOND} a second`,
    value: percentile95(flooded),
    unit: 'ms',
    baseline: { what: 'while it sends none', value: percentile95(quiet) },
    target: { at: 'most', value: 1.15, of: 'ratio' },
  }
}

function percentile95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

class Latencies {
  readonly synchronous: number[] = []
  readonly asynchronous: number[] = []

  async collect(caller: Caller, forMs: number): Promise<void> {
    const end = performance.now() + forMs
    while (performance.now() < end) {
      this.synchronous.push(await timed(() => caller.proofread()))
      await wait(PAUSE_MS)
      this.asynchronous.push(await timed(() => caller.operate()))
      await wait(PAUSE_MS)
    }
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Sends its part of the flood at fixed times, without waiting for answers. */
async function flood(flooder: Caller, statuses: Map<number, number>): Promise<void> {
  const start = performance.now()
  const answers: Promise<void>[] = []
  for (let i = 0; i < FLOOD / ROUNDS; i++) {
    const due = start + (1_000 * i) / FLOOD_PER_SECOND
    if (due > performance.now()) await wait(due - performance.now())
    const answered = flooder
      .enqueue()
      .then(({ status }) => void statuses.set(status, (statuses.get(status) ?? 0) + 1))
    answers.push(answered)
  }
  await Promise.all(answers)
}

class Caller {
  readonly #service: RunningService
  readonly #headers: Readonly<Record<string, string>>
  readonly #texts: readonly string[]
  #count = 0

  constructor(service: RunningService, token: string, texts: readonly string[]) {
    this.#service = service
    this.#headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    this.#texts = texts
  }

  async proofread(): Promise<void> {
    await this.#accepted(await this.#post({}))
  }

  /** An operation from its POST to its end. */
  async operate(): Promise<void> {
    const { poll_url: path } = await this.#accepted<{ poll_url: string }>(await this.enqueue())
    const headers = { ...this.#headers, prefer: 'wait=20' }
    await this.#accepted(await fetch(this.#service.origin + path, { headers }))
  }

  /** Any answer, also an error. */
  enqueue(): Promise<Response> {
    return this.#post({ prefer: 'respond-async' })
  }

  #post(headers: Readonly<Record<string, string>>): Promise<Response> {
    const text = this.#texts[this.#count++ % this.#texts.length]
    return fetch(`${this.#service.origin}/v1/proofread`, {
      method: 'POST',
      headers: { ...this.#headers, ...headers },
      body: JSON.stringify({ text, language: 'ta' }),
    })
  }

  async #accepted<T>(answer: Response): Promise<T> {
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }
}
