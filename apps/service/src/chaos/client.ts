import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '@semmai/contract'
import type { Observation } from './history.ts'
import type { SeededRandom } from './random.ts'
import type { Timeline } from './timeline.ts'

const CALL_TIMEOUT_MS = 5_000
const KEYS_A_CLIENT = 200

export interface ClientOptions {
  name: string
  origins: readonly [string, ...string[]]
  token: string
  random: SeededRandom
  /** Is told of the calls by the time of their answers. */
  timeline?: Timeline
}

interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Posts with keys, repeats keys whose answer was lost, polls, cancels, and writes down what it saw. */
export async function runClient(options: ClientOptions, until: () => boolean): Promise<Observation[]> {
  const { name, random } = options
  const history: Observation[] = []
  const open: string[] = []
  const unanswered: string[] = []
  /** A repeated answer is no write. */
  const acknowledged = new Set<string>()
  let keys = 0

  async function post(): Promise<void> {
    const again = unanswered.length > 0 && random.next() < 0.7
    const key = again ? (unanswered.shift() ?? '') : `${name}-${keys++ % KEYS_A_CLIENT}-${keys}`
    const answer = await call(options, '/v1/proofread', {
      method: 'POST',
      body: JSON.stringify({ text: textOf(key), language: 'ta' }),
      headers: { 'idempotency-key': key, ...(hashOf(key) % 3 === 0 ? { prefer: 'respond-async' } : {}) },
    })
    if (answer?.status === 200 || answer?.status === 202) {
      const operationId = String(answer.body.operation_id)
      if (!acknowledged.has(operationId)) options.timeline?.acknowledged(performance.now())
      acknowledged.add(operationId)
      history.push({ kind: 'accepted', key, operationId, status: answer.status })
      open.push(operationId)
      // Now and then a client asks again although it was answered.
      if (random.next() < 0.1) unanswered.push(key)
    } else {
      unanswered.push(key)
      if (answer)
        history.push({ kind: 'refused', key, status: answer.status, code: String(answer.body.code) })
    }
  }

  async function poll(): Promise<void> {
    const operationId = open[random.below(open.length)]
    if (operationId === undefined) return
    const prefer = random.next() < 0.5 ? { prefer: 'wait=1' } : {}
    const answer = await call(options, `/v1/operations/${operationId}`, { headers: prefer })
    if (answer?.status === 404 || answer?.status === 410) {
      history.push({ kind: 'polled', operationId, status: 'queued', outcome: `gone with ${answer.status}` })
    }
    if (answer?.status !== 200) return
    const operation = answer.body as unknown as Operation
    const outcome = outcomeOf(operation)
    history.push({ kind: 'polled', operationId, status: operation.status, outcome })
    if (outcome !== null && random.next() < 0.8) open.splice(open.indexOf(operationId), 1)
  }

  async function cancel(): Promise<void> {
    const operationId = open[random.below(open.length)]
    if (operationId === undefined) return
    const answer = await call(options, `/v1/operations/${operationId}/cancel`, { method: 'POST' })
    if (answer?.status === 200) history.push({ kind: 'cancelled', operationId })
  }

  while (!until()) {
    const roll = random.next()
    if (roll < 0.45) await post()
    else if (roll < 0.92) await poll()
    else await cancel()
    await wait(random.below(30))
  }
  return history
}

/** The text names its key, so that the database can be asked how many effects a key had. */
function textOf(key: string): string {
  return `key:${key} அவன் வந்தான்.`
}

function hashOf(text: string): number {
  let sum = 7
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 100_003
  return sum
}

function outcomeOf(operation: Operation): string | null {
  if (!operation.completed_at) return null
  if (operation.status === 'failed') return `failed ${operation.error?.code}`
  return operation.status
}

/** Null where no answer came: the client cannot know what happened. */
async function call(options: ClientOptions, path: string, init: RequestInit): Promise<Answer | null> {
  const answer = await send(options, path, init)
  if (answer === null || answer.status >= 500 || answer.body.code === 'idempotency_in_progress')
    options.timeline?.refused(
      performance.now(),
      answer ? `${answer.status} ${answer.body.code}` : 'no answer',
    )
  return answer
}

async function send(options: ClientOptions, path: string, init: RequestInit): Promise<Answer | null> {
  try {
    const response = await fetch(`${options.random.pick(options.origins)}${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${options.token}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  } catch {
    return null
  }
}
