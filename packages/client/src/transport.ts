import type { MessageLanguage, ProblemDetails } from '@semmai/contract'
import { delay } from './delay.ts'
import { errorFor } from './error-for.ts'
import { ApiError, ConnectionError, TimeoutError, UnexpectedAnswerError } from './errors.ts'

/** How a client reaches the service. */
export interface ClientOptions {
  /** Address of the service, without `/v1`; for example `https://semmai.example`. */
  baseUrl: string
  /** An access token of the tenant's issuer, or a function that gives a fresh one before each call. */
  token?: string | (() => string | Promise<string>)
  /** Another `fetch`, for tests or special networks; the global one when absent. */
  fetch?: typeof fetch
  /**
   * How often a call is repeated after a 429, a 503 with `Retry-After`, or a 409 `idempotency_in_progress`, and a GET or
   * a POST after a lost connection or a time-out as well; 2 when absent.
   */
  maxRetries?: number
  /** Longest time of one attempt until its answer is read, in milliseconds; 60,000 when absent. */
  timeoutMs?: number
}

/** Options of every method. */
export interface CallOptions {
  /** Aborts the call; the method then throws the reason of the signal. */
  signal?: AbortSignal
  /** Key of a POST, 1 to 255 visible ASCII characters. The client makes one when absent (decision B5). */
  idempotencyKey?: string
  /** Language of the messages of issues: `en` for English; Tamil when absent. */
  messageLanguage?: MessageLanguage
}

/** One call, without method and path. */
export interface TransportRequest extends CallOptions {
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
  prefer?: readonly string[]
}

/** A 2xx answer; `body` is undefined where there was none. */
export interface TransportResponse<T> {
  status: number
  headers: Headers
  body: T
}

/** HTTP methods of the service. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Sends one call and gives its JSON body. Throws `ApiError` or `ConnectionError`; an abort throws its reason. */
export interface Transport {
  send<T>(method: Method, path: string, request?: TransportRequest): Promise<TransportResponse<T>>
}

const MAX_RETRY_WAIT_MS = 30_000
/** More than the longest long poll, 30 s. */
const DEFAULT_TIMEOUT_MS = 60_000

/** The transport of a client: token, headers, retries, errors. */
export function createTransport(options: ClientOptions): Transport {
  const base = options.baseUrl.replace(/(?<!\/)\/+$/, '')
  const doFetch = options.fetch ?? ((input, init) => fetch(input, init))
  const maxRetries = options.maxRetries ?? 2
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS

  async function once<T>(method: Method, path: string, request: TransportRequest, key: string | undefined) {
    const url = base + path + queryString(request.query)
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout
    const init: RequestInit = { method, headers: await headersFor(options, request, key), signal }
    if (request.body !== undefined) init.body = JSON.stringify(request.body)
    try {
      const response = await doFetch(url, init)
      const text = await response.text()
      return answerOf<T>(`${method} ${url}`, response, text)
    } catch (error) {
      if (error instanceof ApiError || error instanceof UnexpectedAnswerError) throw error
      if (request.signal?.aborted) throw request.signal.reason
      if (timeout.aborted) {
        throw new TimeoutError(`${method} ${url}: no answer within ${timeoutMs} ms`, { cause: error })
      }
      throw new ConnectionError(`${method} ${url}: no answer`, { cause: error })
    }
  }

  return {
    async send<T>(method: Method, path: string, request: TransportRequest = {}) {
      const key = method === 'POST' ? (request.idempotencyKey ?? newIdempotencyKey()) : undefined
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await once<T>(method, path, request, key)
        } catch (error) {
          if (attempt >= maxRetries || !isRepeatable(error, method)) throw error
          await delay(retryWaitMs(error, attempt), request.signal)
        }
      }
    },
  }
}

async function headersFor(options: ClientOptions, request: TransportRequest, key: string | undefined) {
  const headers = new Headers({ accept: 'application/json' })
  const token = typeof options.token === 'function' ? await options.token() : options.token
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (request.body !== undefined) headers.set('content-type', 'application/json')
  if (key) headers.set('idempotency-key', key)
  if (request.prefer?.length) headers.set('prefer', request.prefer.join(', '))
  if (request.messageLanguage) headers.set('accept-language', request.messageLanguage)
  return headers
}

function queryString(query: TransportRequest['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}

function answerOf<T>(call: string, response: Response, text: string): TransportResponse<T> {
  const { status, headers } = response
  const body = parsed(text)
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (!response.ok) throw errorFor(status, isObject ? (body as Partial<ProblemDetails>) : {}, headers)
  if (!isObject && status !== 204) {
    throw new UnexpectedAnswerError(`${call}: HTTP ${status} is not an answer of Semmai; check baseUrl`)
  }
  return { status, headers, body: body as T }
}

/** Undefined where the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Only failures that may pass are worth repeating. After one without an answer the call may have taken effect: a GET has
 * none and a POST carries its key, but a PATCH would take effect twice, and a PUT or a DELETE be refused for its own
 * first effect.
 */
function isRepeatable(error: unknown, method: Method): boolean {
  if (error instanceof ConnectionError) return method === 'GET' || method === 'POST'
  if (!(error instanceof ApiError)) return false
  if (error.code === 'idempotency_in_progress') return true
  return error.status === 429 || (error.status === 503 && error.retryAfter !== null)
}

function retryWaitMs(error: unknown, attempt: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : null
  const wait = asked === null ? 250 * 2 ** attempt * (0.5 + Math.random()) : asked * 1000
  return Math.min(wait, MAX_RETRY_WAIT_MS)
}

/**
 * A random idempotency key: 128 bits as 32 hexadecimal digits. Store it before the call to repeat the call with one
 * effect even after a crash of your program. (`crypto.randomUUID` does not exist on plain-http pages.)
 *
 * @example
 * const idempotencyKey = newIdempotencyKey()
 * const first = await semmai.proofread.create({ text: 'வணக்கம்.', language: 'ta' }, { idempotencyKey })
 * const again = await semmai.proofread.create({ text: 'வணக்கம்.', language: 'ta' }, { idempotencyKey })
 * console.log(again.operation_id === first.operation_id) // true
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
