import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { ServiceAddress } from './service-under-test.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects, and fails where it is not there
  body: any
}

export interface Caller {
  token: string
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body: unknown): Promise<Answer>
  patch(path: string, body: unknown): Promise<Answer>
  delete(path: string): Promise<Answer>
}

export interface TokenRequest {
  /** Absent for the platform's operator. */
  tenant?: string
  roles?: readonly string[]
  client?: string
}

export interface RunningService extends ServiceAddress {
  /** `iss` of the development issuer's tokens for tenants. */
  tenantIssuer: string
  /** An access token of the development issuer. */
  token(request: TokenRequest): Promise<string>
  /** A caller with its own token. */
  as(request: TokenRequest): Promise<Caller>
  /** One call without a token. */
  send(path: string, init?: RequestInit): Promise<Answer>
}

interface DevelopmentIssuer {
  tenants: string
  operator: string
  secret: string
}

/** The service of this test run; the first caller starts it. */
export async function runningService(): Promise<RunningService> {
  const asked = await fetch(inject('serviceUnderTestUrl'))
  if (!asked.ok) throw new Error(await asked.text())
  const address = (await asked.json()) as ServiceAddress
  const issuer = JSON.parse(
    readFileSync(join(address.dataDir, 'development-issuer.json'), 'utf8'),
  ) as DevelopmentIssuer

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(address.url + path, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }

  const token = (request: TokenRequest) => mintToken(issuer, request)

  return {
    ...address,
    tenantIssuer: issuer.tenants,
    token,
    send,
    as: async (request) => caller(send, await token(request)),
  }
}

/** What `npm run token` does: the OAuth client credentials grant of the development issuer. */
async function mintToken(
  issuer: DevelopmentIssuer,
  { tenant, roles = [], client = 'semmai-development' }: TokenRequest,
): Promise<string> {
  const form = new URLSearchParams({
    ...{ grant_type: 'client_credentials', client_id: client, client_secret: issuer.secret },
    ...{ role: roles.join(' '), ...(tenant === undefined ? {} : { tenant }) },
  })
  const address = tenant === undefined ? issuer.operator : issuer.tenants
  const answer = await fetch(`${address}/token`, { method: 'POST', body: form })
  const { access_token: token } = (await answer.json()) as { access_token?: string }
  if (token === undefined) throw new Error(`The development issuer answers ${answer.status}`)
  return token
}

function caller(send: RunningService['send'], token: string): Caller {
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    token,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body) => call('PUT', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
  }
}
