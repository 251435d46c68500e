import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { isRecord } from '../is-record.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { privateFile, writePrivateFile } from './private-file.ts'
import { createSignInPage } from './sign-in-page.ts'
import { StartError } from './start-error.ts'

export interface DevelopmentIssuerOptions {
  dataDir: string
  /** Port on 127.0.0.1; 0 for any that is free. */
  port: number
  /** `aud` of the tokens. */
  audience: string
  production: boolean
  /** Where the studio may be sent back to after signing in. */
  studioRedirectUris?: readonly string[]
}

export interface DevelopmentIssuer {
  /** `iss` of the tokens of tenants. */
  tenants: string
  /** `iss` of the tokens of the platform's operator. */
  operator: string
  /** What mints tokens. */
  file: DevelopmentIssuerFile
  /** Writes `file` to DATA_DIR, for `npm run token`. Call it once the service is running: a failed start must not. */
  publish(): Promise<void>
  jwksUri(issuer: string): string
  close(): Promise<void>
}

/** What `npm run token` needs to know; kept in DATA_DIR, mode 0600. */
export interface DevelopmentIssuerFile {
  tenants: string
  operator: string
  secret: string
}

export const ISSUER_FILE = 'development-issuer.json'
export const STUDIO_CLIENT_ID = 'semmai-studio'

const TOKEN_SECONDS = 12 * 3600
const RESOURCE = 'urn:semmai:api'
const API_SCOPE = 'api'
/** Path of the sign-in page below an issuer. */
const INTERACTION = '/interaction/'

/**
 * A real OpenID provider for development: discovery, key set and signed access tokens, one issuer for tenants and
 * one for the operator. Everyone who knows the secret in DATA_DIR gets a token for any tenant and role, so it
 * listens on 127.0.0.1 only and does not start in production. The data folder must be claimed by the caller.
 * Throws a `StartError` where its key file is damaged, and the error of `listen` where the port is in use.
 */
export async function startDevelopmentIssuer(options: DevelopmentIssuerOptions): Promise<DevelopmentIssuer> {
  if (options.production) throw new Error('The development issuer does not start when NODE_ENV is production')
  const secret = await privateFile(join(options.dataDir, 'development-issuer-secret'), randomSecret)
  const key = await signingKey(join(options.dataDir, 'development-issuer-key'))
  const server = createServer()
  await listen(server, options.port)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tenants = `${origin}/tenants`
  const operator = `${origin}/operator`
  const common = { secret, key, audience: options.audience, redirectUris: options.studioRedirectUris ?? [] }
  const mounts = {
    '/tenants': await createProvider({ ...common, issuer: tenants, claims: tenantClaims }),
    '/operator': await createProvider({ ...common, issuer: operator, claims: operatorClaims }),
  }
  server.on('request', (request, response) => {
    for (const [prefix, handler] of Object.entries(mounts)) {
      if (request.url?.startsWith(`${prefix}/`))
        return mounted(prefix, request, () => handler(request, response))
    }
    response.writeHead(404).end()
  })
  const file: DevelopmentIssuerFile = { tenants, operator, secret }
  return {
    tenants,
    operator,
    file,
    publish: () => writePrivateFile(join(options.dataDir, ISSUER_FILE), JSON.stringify(file)),
    jwksUri: (issuer) => `${issuer}/jwks`,
    close: () => closeServer(server),
  }
}

/** Reads the key from the file, made where it is missing. */
async function signingKey(path: string): Promise<JWK> {
  const text = await privateFile(path, await newKey())
  try {
    const key = JSON.parse(text) as JWK
    await importJWK(key, 'ES256')
    if (key.d === undefined) throw new Error('it holds no private key')
    return key
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `${path} is not a key of the development issuer (${reason}): delete it to have a new one made; ` +
        'tokens signed with the old one are refused then',
    )
  }
}

const randomSecret = () => randomBytes(32).toString('base64url')

async function newKey(): Promise<() => string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return () => JSON.stringify({ ...jwk, kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' })
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Mounts an application under a path as frameworks do: `oidc-provider` derives its addresses from both URLs. */
function mounted(
  prefix: string,
  request: IncomingMessage & { originalUrl?: string },
  next: () => unknown,
): void {
  request.originalUrl = request.url ?? ''
  request.url = request.originalUrl.slice(prefix.length)
  next()
}

/** What a token is requested for: members of the form beside the standard ones, or the name signed in with. */
interface RequestedClaims {
  tenant: string | undefined
  roles: string[]
}

type Claims = (requested: RequestedClaims) => Record<string, unknown>

const tenantClaims: Claims = ({ tenant, roles }) => ({ tenant_id: tenant, roles })
const operatorClaims: Claims = ({ roles }) => ({ roles })

interface ProviderOptions {
  issuer: string
  secret: string
  key: JWK
  audience: string
  redirectUris: readonly string[]
  claims: Claims
}

async function createProvider(options: ProviderOptions): Promise<RequestListener> {
  return quietly(async () => {
    const { Provider } = await import('oidc-provider')
    const provider = new Provider(options.issuer, configuration(options))
    const signIn = createSignInPage({ provider, scope: API_SCOPE, resource: RESOURCE })
    const others = provider.callback()
    return (request, response) => {
      if (!request.url?.startsWith(INTERACTION)) return others(request, response)
      signIn(request, response).catch(() =>
        response.writeHead(400).end('Begin again: this sign-in has ended.'),
      )
    }
  })
}

/** The library warns on the console of what is intended here: Node 20, and a sign-in page for development. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider WARNING')) warn(...words)
  }
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}

function configuration({
  issuer,
  secret,
  key,
  audience,
  redirectUris,
  claims,
}: ProviderOptions): Configuration {
  const resource = {
    scope: API_SCOPE,
    audience,
    accessTokenTTL: TOKEN_SECONDS,
    accessTokenFormat: 'jwt' as const,
    jwt: { sign: { alg: 'ES256' as const } },
  }
  return {
    jwks: { keys: [key] },
    adapter: memoryAdapter((clientId) => client(clientId, secret, redirectUris)),
    cookies: { keys: [secret] },
    clientBasedCORS: () => true,
    features: {
      clientCredentials: { enabled: true },
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resource,
      },
    },
    // As issuers do for pages that renew their sessions; the studio keeps it in memory.
    issueRefreshToken: (_ctx, { clientId }) => clientId === STUDIO_CLIENT_ID,
    interactions: { url: (_ctx, { uid }) => `${new URL(issuer).pathname}${INTERACTION}${uid}` },
    // Signing in as `demo tenant_admin` gives that tenant and those roles.
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    extraTokenClaims: (ctx, token) => {
      const account = 'accountId' in token ? token.accountId : undefined
      return claims(account === undefined ? claimsOfForm(ctx) : claimsOfName(account))
    },
    ttl: { ClientCredentials: TOKEN_SECONDS, AccessToken: TOKEN_SECONDS, RefreshToken: 2 * TOKEN_SECONDS },
  }
}

function claimsOfName(name: string): RequestedClaims {
  const [tenant, ...roles] = name.split(' ')
  return { tenant, roles }
}

function claimsOfForm(ctx: KoaContextWithOIDC): RequestedClaims {
  const { tenant, role } = isRecord(ctx.oidc.body) ? ctx.oidc.body : {}
  return {
    tenant: typeof tenant === 'string' ? tenant : undefined,
    roles: typeof role === 'string' ? role.split(' ').filter((one) => one !== '') : [],
  }
}

function client(clientId: string, secret: string, redirectUris: readonly string[]): ClientMetadata {
  // Without it, RS256 is assumed, for which there is no key.
  const common = { client_id: clientId, id_token_signed_response_alg: 'ES256' as const }
  if (clientId === STUDIO_CLIENT_ID) {
    return {
      ...common,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [...redirectUris],
    }
  }
  return {
    ...common,
    client_secret: secret,
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
  }
}
