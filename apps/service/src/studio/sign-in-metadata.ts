import { LRUCache } from 'lru-cache'
import { isRecord } from '../is-record.ts'
import { guardedFetch, OutboundError, type OutboundPolicy } from '../outbound/guarded-fetch.ts'

/** What a page needs to sign a tenant's users in, from the issuer's discovery document. */
export interface SignInMetadata {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  /** Null where the issuer has none. */
  end_session_endpoint: string | null
  /** How its ID tokens may be signed, and whether it names itself when it answers (RFC 9207). */
  id_token_signing_alg_values_supported: string[]
  authorization_response_iss_parameter_supported: boolean
}

/** Gives the metadata of an issuer; null while it cannot be had or is unusable. */
export type FindSignInMetadata = (issuer: string) => Promise<SignInMetadata | null>

const FRESH_MS = 5 * 60_000
/** How long an issuer that gave none is not asked again. */
const RETRY_MS = 10_000
const MAX_ISSUERS = 1_000

/** Asks issuers under the rules of decision D2, and remembers their answers for some minutes. */
export function createSignInMetadata(outbound: OutboundPolicy): FindSignInMetadata {
  const known = new LRUCache<string, Promise<SignInMetadata | null>>({ max: MAX_ISSUERS, ttl: FRESH_MS })
  return (issuer) => {
    const remembered = known.get(issuer)
    if (remembered !== undefined) return remembered
    const asked = fetchMetadata(issuer, outbound).then((metadata) => {
      if (metadata === null) known.set(issuer, asked, { ttl: RETRY_MS })
      return metadata
    })
    known.set(issuer, asked)
    return asked
  }
}

async function fetchMetadata(issuer: string, outbound: OutboundPolicy): Promise<SignInMetadata | null> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    return readMetadata(issuer, await guardedFetch(address, outbound))
  } catch (error) {
    if (error instanceof OutboundError) return null
    throw error
  }
}

/** The metadata in a discovery document; null where it is of another issuer or lacks an endpoint. */
export function readMetadata(issuer: string, document: unknown): SignInMetadata | null {
  if (!isRecord(document)) return null
  const authorization = webAddress(document.authorization_endpoint)
  const token = webAddress(document.token_endpoint)
  if (document.issuer !== issuer || authorization === null || token === null) return null
  return {
    issuer,
    authorization_endpoint: authorization,
    token_endpoint: token,
    end_session_endpoint: webAddress(document.end_session_endpoint),
    id_token_signing_alg_values_supported: namesIn(document.id_token_signing_alg_values_supported),
    authorization_response_iss_parameter_supported:
      document.authorization_response_iss_parameter_supported === true,
  }
}

/** Only addresses of the web: another scheme in a link would run as a script. */
function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null
  return ['https:', 'http:'].includes(new URL(value).protocol) ? value : null
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
