import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '../database/database.ts'
import { findSignIn } from '../modules/identity/find-sign-in.ts'
import { isTenantId } from '../modules/identity/is-tenant-id.ts'
import { securityPolicy } from './security-policy.ts'
import type { FindSignInMetadata } from './sign-in-metadata.ts'
import { fillPage, type PageSettings } from './studio-page.ts'

export interface StudioOptions {
  database: Database
  findSignInMetadata: FindSignInMetadata
  /** Where `GET /` leads; null: it asks for the tenant. */
  defaultTenant: string | null
}

export interface Studio {
  /** Answers `GET /` for a browser. */
  sendFrontPage(reply: FastifyReply): Promise<FastifyReply>
}

const YEAR_MS = 365 * 24 * 3_600_000

/**
 * Serves the built studio: its page at `/t/{tenant}`, its files, and `/studio`, where issuers send users back to. Gives
 * null where the studio was not built (from sources, in tests); then there are none of these routes.
 */
export async function serveStudio(app: FastifyInstance, options: StudioOptions): Promise<Studio | null> {
  const folder = studioFolder()
  const template = folder && (await readFile(join(folder, 'index.html'), 'utf8').catch(() => null))
  if (!folder || !template) return null
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/studio/assets/',
    index: false,
    preCompressed: true,
    decorateReply: false,
    // Their names hold a hash of their content.
    maxAge: YEAR_MS,
    immutable: true,
    setHeaders: (response) => {
      response.setHeader('vary', 'Accept-Encoding')
      // A worker has the policy of its own file, not that of the page.
      response.setHeader('content-security-policy', "default-src 'none'; connect-src 'self'")
    },
  })
  app.get<{ Params: { tenant: string } }>(
    '/t/:tenant',
    { schema: { hide: true } },
    async (request, reply) => {
      const { tenant } = request.params
      if (!isTenantId(tenant)) return reply.redirect('/')
      return sendPage(reply, template, await settingsOf(tenant, options))
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    '/studio',
    { schema: { hide: true } },
    async (request, reply) => {
      return reply.redirect(afterSignIn(request.query))
    },
  )
  return {
    sendFrontPage: async (reply) =>
      options.defaultTenant === null
        ? sendPage(reply, template, { tenant: null, sign_in: null, issuer_unavailable: false })
        : reply.redirect(`/t/${options.defaultTenant}`),
  }
}

/** Where the build has put the studio; null where it was not built. */
function studioFolder(): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve('@semmai/studio/index.html'))
  } catch {
    return null
  }
}

async function settingsOf(
  tenant: string,
  { database, findSignInMetadata }: StudioOptions,
): Promise<PageSettings> {
  const { issuer, studio_client_id: clientId, audience } = await findSignIn(database, tenant)
  if (issuer === null || clientId === null) return { tenant, sign_in: null, issuer_unavailable: false }
  const metadata = await findSignInMetadata(issuer)
  if (metadata === null) return { tenant, sign_in: null, issuer_unavailable: true }
  return {
    tenant,
    sign_in: { ...metadata, client_id: clientId, audience: audience ?? '' },
    issuer_unavailable: false,
  }
}

function sendPage(reply: FastifyReply, template: string, settings: PageSettings): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const origins = settings.sign_in === null ? [] : [new URL(settings.sign_in.token_endpoint).origin]
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': securityPolicy(origins, nonce),
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    .send(fillPage(template, settings, nonce))
}

/** One address for all tenants is registered at their issuers; `state` begins with the tenant. */
export function afterSignIn(query: Readonly<Record<string, unknown>>): string {
  const tenant = String(query.state ?? '').split('.')[0] ?? ''
  if (!isTenantId(tenant)) return '/'
  const answer = new URLSearchParams()
  for (const name of ['code', 'state', 'iss', 'error', 'error_description']) {
    const value = query[name]
    if (typeof value === 'string') answer.set(name, value)
  }
  return `/t/${tenant}?${answer}`
}
