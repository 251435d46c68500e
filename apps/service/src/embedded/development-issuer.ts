import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { memoryAdapter } from './memory-adapter.ts'
import { privateFile, writePrivateFile } from './private-file.ts'

export interface DevelopmentIssuerOptions {
  dataDir: string
  /** Wanted port on 127.0.0.1; another free one where it is taken, 0 for any. */
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
  /** What mints tokens; also written to DATA_DIR. */
  file: DevelopmentIssuerFile
  jwksUri(issuer: string): string
  /** `iss` of the tenants' tokens at the last start, where it was another (the port was taken, or changed). */
  formerTenants: string | null
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

/**
 * A real OpenID provider for development: discovery, key set and signed access tokens, one issuer for tenants and
 * one for the operator. Whoever knows the secret in DATA_DIR gets a token for any tenant and role, so it
 * listens on 127.0.0.1 only and does not start in production.
 */
export async function startDevelopmentIssuer(options: DevelopmentIssuerOptions): Promise<DevelopmentIssuer> {
  if (options.production) throw new Error('The development issuer does not start when NODE_ENV is production')
  const server = createServer()
  await listen(server, options.port)
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tenants = `${origin}/tenants`
  const operator = `${origin}/operator`
  const secret = await privateFile(join(options.dataDir, 'development-issuer-secret'), randomSecret)
  const key = JSON.parse(
    await privateFile(join(options.dataDir, 'development-issuer-key'), await newKey()),
  ) as JWK
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
  const former = await formerIssuer(options.dataDir)
  const file: DevelopmentIssuerFile = { tenants, operator, secret }
  await writePrivateFile(join(options.dataDir, ISSUER_FILE), JSON.stringify(file))
  return {
    tenants,
    operator,
    file,
    jwksUri: (issuer) => `${issuer}/jwks`,
    formerTenants: former === tenants ? null : former,
    close: () => closeServer(server),
  }
}

async function formerIssuer(dataDir: string): Promise<string | null> {
  const text = await readFile(join(dataDir, ISSUER_FILE), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as DevelopmentIssuerFile).tenants
}

const randomSecret = () => randomBytes(32).toString('base64url')

async function newKey(): Promise<() => string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return () => JSON.stringify({ ...jwk, kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' })
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port !== 0) listen(server, 0).then(resolve, reject)
      else reject(error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** How frameworks mount an application under a path: `oidc-provider` finds its own addresses from both URLs. */
function mounted(
  prefix: string,
  request: IncomingMessage & { originalUrl?: string },
  next: () => unknown,
): void {
  request.originalUrl = request.url ?? ''
  request.url = request.originalUrl.slice(prefix.length)
  next()
}

/** What a token is asked for, as form members beside the standard ones (or by the name signed in with). */
interface Wish {
  tenant: string | undefined
  roles: string[]
}

type Claims = (wish: Wish) => Record<string, unknown>

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
    return new Provider(options.issuer, configuration(options)).callback()
  })
}

/** The library warns on the console of what is meant so: Node 20, and a sign-in page for development. */
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

function configuration({ secret, key, audience, redirectUris, claims }: ProviderOptions): Configuration {
  const resource = {
    scope: 'api',
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
      devInteractions: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => resource,
      },
    },
    // Signing in as `demo tenant_admin` gives that tenant and those roles.
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    extraTokenClaims: (ctx, token) => {
      const account = 'accountId' in token ? token.accountId : undefined
      return claims(account === undefined ? wishOfForm(ctx) : wishOfName(account))
    },
    ttl: { ClientCredentials: TOKEN_SECONDS, AccessToken: TOKEN_SECONDS },
  }
}

function wishOfName(name: string): Wish {
  const [tenant, ...roles] = name.split(' ')
  return { tenant, roles }
}

function wishOfForm(ctx: KoaContextWithOIDC): Wish {
  const { tenant, role } = (ctx.oidc.body ?? {}) as Record<string, unknown>
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
      grant_types: ['authorization_code'],
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
