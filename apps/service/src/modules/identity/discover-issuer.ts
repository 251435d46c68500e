import type { IdentityConfiguration } from '@semmai/contract'
import { isRecord } from '../../is-record.ts'
import {
  guardedFetch,
  OutboundError,
  type OutboundPolicy,
  permittedUrl,
} from '../../outbound/guarded-fetch.ts'
import { Problem } from '../../problem.ts'
import { fetchKeySet } from './key-set.ts'

/** Key types that an accepted signature can be verified with. */
const KEY_TYPES = ['RSA', 'EC', 'OKP']

/**
 * Checks an issuer before it is registered: discovery names it exactly, and its key set holds keys that can be
 * used. Gives the address of the key set. With a `jwks_uri` given, discovery is not asked.
 * Throws `invalid_request` at the faulty member, or `identity_provider_unavailable` when there is no answer.
 */
export async function discoverIssuer(wanted: IdentityConfiguration, policy: OutboundPolicy): Promise<string> {
  await at('/issuer', async () => permittedUrl(wanted.issuer, policy))
  const jwksUri = wanted.jwks_uri ?? (await at('/issuer', () => discoveredKeySet(wanted.issuer, policy)))
  const keySet = await at(wanted.jwks_uri === undefined ? '/issuer' : '/jwks_uri', () =>
    fetchKeySet(jwksUri, policy),
  )
  if (!keySet.keys.some(({ kty }) => KEY_TYPES.includes(kty ?? ''))) {
    throw unusable('/issuer', 'The key set of the issuer holds no public key.')
  }
  return jwksUri
}

async function discoveredKeySet(issuer: string, policy: OutboundPolicy): Promise<string> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const { issuer: named, jwks_uri: jwksUri } = asObject(await guardedFetch(address, policy))
  if (named !== issuer) throw new OutboundError('Its discovery document names another issuer.')
  if (typeof jwksUri !== 'string') throw new OutboundError('Its discovery document has no jwks_uri.')
  return jwksUri
}

function asObject(document: unknown): Record<string, unknown> {
  if (isRecord(document)) return document
  throw new OutboundError('Its discovery document is not an object.')
}

async function at<T>(pointer: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.unavailable)
      throw new Problem('identity_provider_unavailable', `${error.message} Nothing was changed: try again.`)
    throw unusable(pointer, error.message)
  }
}

function unusable(pointer: string, detail: string): Problem {
  return new Problem('invalid_request', detail, { errors: [{ pointer, code: 'issuer_unusable', detail }] })
}
