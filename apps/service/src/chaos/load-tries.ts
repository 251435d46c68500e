import { setTimeout as wait } from 'node:timers/promises'

/** A try of a call that did not give what was asked for. */
export interface FailedCall {
  at: string
  call: 'proofread' | 'poll' | 'operation'
  what: string
}

export interface Answer {
  status: number
  body: Record<string, unknown>
}

/** Calls with the repetitions of the client library: after a lost connection, a time-out, 429 and 503, twice. */
export interface Tries {
  /** Null: every try failed. */
  ask(call: FailedCall['call'], path: string, init: RequestInit): Promise<Answer | null>
  /** Notes an operation that was accepted and did not succeed. */
  failOperation(what: string): false
  /** Every try that failed, also where the next did not. */
  failures: FailedCall[]
  /** Calls that failed at every try, and operations that did not succeed. */
  lost(): number
}

/** Longer than the proxy waits for a node. */
const CALL_TIMEOUT_MS = 70_000
const REPEATS = 2
const REPEAT_AFTER_MS = 1_000
const REPEATED = [0, 429, 503]

/**
 * `origin` has no path; `token` goes with every call. An answer is waited for 70 s at most, and a repetition
 * comes 1 s later.
 */
export function createTries(origin: string, token: string): Tries {
  const failures: FailedCall[] = []
  let lost = 0

  function fail(call: FailedCall['call'], what: string): void {
    failures.push({ at: new Date().toISOString(), call, what })
  }

  return {
    failures,
    lost: () => lost,
    async ask(call, path, init) {
      for (let repeat = 0; ; repeat++) {
        const answer = await request(`${origin}${path}`, token, init)
        if (answer.status === 200 || answer.status === 202) return answer
        fail(call, answer.what)
        if (repeat === REPEATS || !REPEATED.includes(answer.status)) {
          lost++
          return null
        }
        await wait(REPEAT_AFTER_MS)
      }
    },
    failOperation(what) {
      fail('operation', what)
      lost++
      return false
    },
  }
}

interface AnyAnswer extends Answer {
  /** Status, code and detail, or why no answer came; then the status is 0. */
  what: string
}

async function request(url: string, token: string, init: RequestInit): Promise<AnyAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: {
        authorization: `Bearer ${token}`,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...(init.headers as Record<string, string> | undefined),
      },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    const text = await response.text()
    // A proxy's own answers are pages.
    const json = response.headers.get('content-type')?.includes('json') ?? false
    const body = (json ? JSON.parse(text) : {}) as Record<string, unknown>
    const what = `${response.status} ${body.code ?? ''} ${body.detail ?? text.slice(0, 60)}`
    return { status: response.status, body, what }
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error
    return { status: 0, body: {}, what: `no answer: ${String(reason)}` }
  }
}
