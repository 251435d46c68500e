import type { Operation } from '@semmai/contract'
import type { Observation } from './history.ts'
import { createTries, type FailedCall } from './load-tries.ts'
import type { SeededRandom } from './random.ts'

/**
 * Calls as an integration makes them, and what came of them. Every try that fails counts, also where repeating it helped,
 * which is done as the client library does it.
 */
export interface Load {
  /** One text, until its operation has ended; gives whether it succeeded. */
  call(): Promise<boolean>
  /** What each call saw. */
  histories: Observation[][]
  failures: FailedCall[]
  /** Calls that failed at every try. */
  lost(): number
  /** Of the synchronous calls answered 200, in milliseconds. */
  latencies: number[]
}

export interface LoadOptions {
  origin: string
  token: string
  random: SeededRandom
}

const LONGEST_OPERATION_MS = 180_000
/** The share of calls that ask for an operation, and of them those whose text is too long for another answer. */
const ASYNC_SHARE = 0.25
const SHORT = { least: 200, most: 1_000 }
const LONG = { least: 1_500, most: 4_000 }

const SENTENCES = [
  'இன்று காலை பள்ளியில் தமிழ் இலக்கிய விழா தொடங்கியது.',
  'மாணவர்கள் தாங்கள் எழுதிய கவிதைகளை மேடையில் வாசித்தார்கள்.',
  'அவன் நேற்று வந்தாள்.',
  'ஆசிரியர் ஒவ்வொரு கட்டுரையையும் பொறுமையாக படித்தார்.',
  'நூலகத்தில் பழைய ஓலைச்சுவடிகளும் பாதுகாக்கப்படுகின்றன.',
  'மழை பெய்ததால் விளையாட்டுப் போட்டி அடுத்த வாரத்திற்கு தள்ளிவைக்கப்பட்டது.',
  'கிராமத்தின் நடுவே ஒரு பெரிய ஆலமரம் நிற்கிறது.',
  'விவசாயிகள் புதிய நெல் வகைகளைப் பயிரிட்டு நல்ல விளைச்சல் கண்டனர்.',
  'தலைவர் தன் உரையில் நீர் மேலாண்மையின் தேவையை விளக்கினார்.',
  'குழந்தைகள் ஆற்றங்கரையில் மணல் வீடு கட்டி விளையாடினர்.',
] as const

/**
 * `random` chooses lengths, sentences and the calls that ask for an operation: the same seed makes the same
 * calls, in the order in which they begin.
 */
export function createLoad({ origin, token, random }: LoadOptions): Load {
  const histories: Observation[][] = []
  const { ask, failOperation, failures, lost } = createTries(origin, token)
  const latencies: number[] = []
  let calls = 0

  async function proofread(history: Observation[]): Promise<boolean> {
    const key = `load-${calls++}`
    const asynchronous = random.next() < ASYNC_SHARE
    const { least, most } = asynchronous && random.next() < 0.5 ? LONG : SHORT
    const began = performance.now()
    const answer = await ask('proofread', '/v1/proofread', {
      method: 'POST',
      body: JSON.stringify({ text: textOf(key, least + random.below(most - least), random), language: 'ta' }),
      headers: { 'idempotency-key': key, ...(asynchronous ? { prefer: 'respond-async' } : {}) },
    })
    if (!answer) return false
    const operationId = String(answer.body.operation_id)
    const status = answer.status === 202 ? 202 : 200
    history.push({ kind: 'accepted', key, operationId, status })
    if (status === 202) return pollUntilEnd(operationId, history)
    latencies.push(performance.now() - began)
    return true
  }

  async function pollUntilEnd(operationId: string, history: Observation[]): Promise<boolean> {
    const limit = performance.now() + LONGEST_OPERATION_MS
    while (performance.now() < limit) {
      const answer = await ask('poll', `/v1/operations/${operationId}`, { headers: { prefer: 'wait=20' } })
      if (!answer) return false
      const { status, completed_at: completedAt, error } = answer.body as unknown as Operation
      const outcome = completedAt ? status : null
      history.push({ kind: 'polled', operationId, status, outcome })
      if (outcome === 'succeeded') return true
      if (outcome !== null) return failOperation(`${outcome} ${error?.code ?? ''}`.trim())
    }
    return failOperation('did not end')
  }

  return {
    histories,
    failures,
    lost,
    latencies,
    async call() {
      const history: Observation[] = []
      histories.push(history)
      return proofread(history)
    },
  }
}

/** The text names its key, so that the database can be asked how many effects a key had. */
function textOf(key: string, length: number, random: SeededRandom): string {
  let text = `key:${key}`
  while (text.length < length) text += ` ${random.pick(SENTENCES)}`
  return text
}
