import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Which addresses may be called: an issuer's documents (decision D2), targets of webhooks (F8). */
export interface OutboundPolicy {
  /** Plain http to this machine is allowed too; only in the embedded set-up. */
  allowLoopback: boolean
  /** Host names that may resolve to private addresses, named by the operator. */
  privateHosts: readonly string[]
  /** 5,000 unless a test says otherwise. */
  timeoutMs?: number
}

/** Why a document could not be had; `message` is fit for the caller. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  /** There was no answer in time: another attempt may succeed. */
  readonly unavailable: boolean

  constructor(message: string, unavailable = false) {
    super(message)
    this.unavailable = unavailable
  }
}

const LIMIT_BYTES = 64 * 1024
const TIMEOUT_MS = 5_000

/**
 * Fetches one JSON document from an issuer: https only, from a public address (checked on the address that is
 * connected to, so a name cannot change its mind), no redirects, at most 64 KiB, within 5 s.
 * Throws `OutboundError`.
 */
export async function guardedFetch(address: string, policy: OutboundPolicy): Promise<unknown> {
  const text = await guardedRequest(address, policy, { method: 'GET', headers: {} }, readBody)
  try {
    return JSON.parse(text)
  } catch {
    throw new OutboundError(`${new URL(address).host} answered something that is not JSON.`)
  }
}

/**
 * Posts JSON to an address under the same rules, and gives the status of the answer, whose body is not read.
 * Throws `OutboundError`.
 */
export async function guardedPost(
  address: string,
  policy: OutboundPolicy,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
): Promise<number> {
  const sent = { ...headers, 'content-type': 'application/json' }
  return guardedRequest(address, policy, { method: 'POST', headers: sent, body }, async (response) => {
    response.destroy()
    return response.statusCode ?? 0
  })
}

async function guardedRequest<T>(
  address: string,
  policy: OutboundPolicy,
  { method, headers, body }: { method: string; headers: Readonly<Record<string, string>>; body?: string },
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const url = permittedUrl(address, policy)
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  const signal = AbortSignal.timeout(policy.timeoutMs ?? TIMEOUT_MS)
  return new Promise<T>((resolve, reject) => {
    const request = send(url, {
      method,
      agent: false,
      signal,
      lookup: guardedLookup(policy),
      headers: { accept: 'application/json', 'user-agent': 'semmai', ...headers },
    })
    request.on('response', (response) => read(response).then(resolve, reject))
    request.on('error', (error) => reject(asOutboundError(error, signal, url)))
    request.end(body)
  })
}

function asOutboundError(error: Error, signal: AbortSignal, url: URL): OutboundError {
  if (error instanceof OutboundError) return error
  if (signal.aborted) return new OutboundError(`${url.host} did not answer in time.`, true)
  return new OutboundError(`${url.host} cannot be reached.`, true)
}

/** Also used on its own, to refuse an address at once that could never be fetched. */
export function permittedUrl(address: string, policy: OutboundPolicy): URL {
  if (!URL.canParse(address)) throw new OutboundError('The address is not a URL.')
  const url = new URL(address)
  const host = bareHost(url)
  const local = policy.allowLoopback && (host === 'localhost' || isLoopback(host))
  if (url.protocol !== 'https:' && !(local && url.protocol === 'http:')) {
    throw new OutboundError('The address must start with https://.')
  }
  if (url.username !== '' || url.password !== '')
    throw new OutboundError('The address must not hold a password.')
  if (isIP(host) !== 0) requirePermitted(host, host, policy)
  return url
}

const bareHost = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

function requirePermitted(host: string, address: string, policy: OutboundPolicy): void {
  if (policy.privateHosts.includes(host)) return
  if (policy.allowLoopback && isLoopback(address)) return
  if (ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast') return
  throw new OutboundError(`${host} has a private address, which is not allowed.`)
}

function guardedLookup(policy: OutboundPolicy): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      try {
        if (error) throw error
        for (const { address } of addresses) requirePermitted(host, address, policy)
        const [first] = addresses
        if (first === undefined) throw new OutboundError(`${host} has no address.`)
        if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      } catch (refused) {
        callback(refused as NodeJS.ErrnoException, '', 0)
      }
    })
  }
}

async function readBody(response: IncomingMessage): Promise<string> {
  const { statusCode = 0 } = response
  if (statusCode !== 200) {
    response.destroy()
    const what =
      statusCode >= 300 && statusCode < 400 ? 'a redirect, which is not followed' : `status ${statusCode}`
    throw new OutboundError(`The issuer answered ${what}.`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LIMIT_BYTES) {
      response.destroy()
      throw new OutboundError('The issuer answered more than 64 KiB.')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
