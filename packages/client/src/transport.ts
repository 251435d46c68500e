import type { ProblemDetails } from '@semmai/contract'
import { delay } from './delay.ts'
import { ApiError, ConnectionError, errorFor, SemmaiError } from './errors.ts'

export interface ClientOptions {
  /** Where the service is, without `/v1`; for example `https://semmai.example`. */
  baseUrl: string
  /** An access token of the tenant's issuer, or a function that gives a fresh one before each call. */
  token?: string | (() => string | Promise<string>)
  /** Another `fetch`, for tests or special networks; the global one when absent. */
  fetch?: typeof fetch
  /** How often a call is repeated after a lost connection, 429 or 503; 2 when absent. */
  maxRetries?: number
}

export interface CallOptions {
  signal?: AbortSignal
  /** Made by the client when absent, so that a repeated POST has one effect (decision B5). */
  idempotencyKey?: string
  /** `en` for English issue messages; Tamil when absent. */
  messageLanguage?: 'ta' | 'en'
}

export interface TransportRequest extends CallOptions {
  query?: Readonly<Record<string, string | number | undefined>>
  body?: unknown
  prefer?: readonly string[]
}

export interface TransportResponse<T> {
  status: number
  headers: Headers
  body: T
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Sends one call and gives its JSON body. Throws `ApiError` or `ConnectionError`; an abort throws its reason. */
export interface Transport {
  send<T>(method: Method, path: string, request?: TransportRequest): Promise<TransportResponse<T>>
}

const MAX_RETRY_WAIT_MS = 30_000

export function createTransport(options: ClientOptions): Transport {
  const base = options.baseUrl.replace(/\/+$/, '')
  const doFetch = options.fetch ?? ((input, init) => fetch(input, init))
  const maxRetries = options.maxRetries ?? 2

  async function once<T>(method: Method, path: string, request: TransportRequest, key: string | undefined) {
    const init: RequestInit = { method, headers: await headersFor(options, request, key) }
    if (request.body !== undefined) init.body = JSON.stringify(request.body)
    if (request.signal) init.signal = request.signal
    let response: Response
    try {
      response = await doFetch(base + path + queryString(request.query), init)
    } catch (error) {
      if (request.signal?.aborted) throw request.signal.reason
      throw new ConnectionError(`${method} ${base}${path}: no answer`, { cause: error })
    }
    const body = await readBody(response)
    if (!response.ok) throw errorFor(response.status, problemOf(body), response.headers)
    return { status: response.status, headers: response.headers, body: body as T }
  }

  return {
    async send<T>(method: Method, path: string, request: TransportRequest = {}) {
      const key = method === 'POST' ? (request.idempotencyKey ?? newIdempotencyKey()) : undefined
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await once<T>(method, path, request, key)
        } catch (error) {
          if (attempt >= maxRetries || !isRepeatable(error)) throw error
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

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw new ConnectionError('the answer broke off', { cause: error })
  })
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!response.ok) return undefined
    throw new SemmaiError(`HTTP ${response.status} with a body that is not JSON`, { cause: error })
  }
}

function problemOf(body: unknown): Partial<ProblemDetails> {
  return typeof body === 'object' && body !== null ? (body as Partial<ProblemDetails>) : {}
}

/** A POST carries its key, so repeating it is safe; only faults that may pass are worth repeating. */
function isRepeatable(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ApiError)) return false
  if (error.code === 'idempotency_in_progress') return true
  return error.status === 429 || (error.status === 503 && error.retryAfter !== null)
}

function retryWaitMs(error: unknown, attempt: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : null
  const wait = asked === null ? 250 * 2 ** attempt * (0.5 + Math.random()) : asked * 1000
  return Math.min(wait, MAX_RETRY_WAIT_MS)
}

/** A random key of 128 bits; `randomUUID` is missing on plain-http pages. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
