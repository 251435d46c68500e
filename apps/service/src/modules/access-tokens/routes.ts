import {
  AccessTokenCreated,
  AccessTokenCreateRequest,
  AccessTokenPage,
  AccessTokenPath,
  PageQuery,
  ref,
} from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { AccessTokens } from './service.ts'

const TAG = 'Access tokens'

/** Decision F6. The answer kept for an `Idempotency-Key` has null in place of the token. */
export function createAccessToken(accessTokens: AccessTokens): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'createAccessToken',
    path: '/v1/access-tokens',
    tag: TAG,
    summary: 'Make an access token for a program that cannot sign in',
    description:
      'For the routes of LanguageTool’s protocol only, as this very user. The token is shown once. The tenant ' +
      'switches access tokens on with the setting `access_tokens`.',
    body: ref(AccessTokenCreateRequest),
    refusals: ['access_tokens_off', 'too_many_access_tokens'],
    answers: { 201: ref(AccessTokenCreated) },
    handle: (call) =>
      call.commit(async (tx) => {
        const { token, value } = await accessTokens.create(tx, call, call.body)
        return { status: 201, body: { ...token, token: value }, keptBody: { ...token, token: null } }
      }),
  })
}

/** Names, scopes and dates. Neither a token nor its hash is shown. */
export function listAccessTokens(accessTokens: AccessTokens): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'listAccessTokens',
    path: '/v1/access-tokens',
    tag: TAG,
    summary: 'List access tokens with their last use',
    description: 'One’s own, newest first; a tenant_admin sees all of the tenant.',
    query: PageQuery,
    answers: { 200: ref(AccessTokenPage) },
    handle: async ({ tenantId, principal, query }) => ({
      status: 200,
      body: await accessTokens.list(tenantId, principal, query),
    }),
  })
}

/** Another's token is `access_token_not_found`, unless the caller is a `tenant_admin`. */
export function revokeAccessToken(accessTokens: AccessTokens): Route {
  return defineRoute({
    method: 'DELETE',
    operationId: 'revokeAccessToken',
    path: '/v1/access-tokens/{access_token_id}',
    tag: TAG,
    summary: 'Revoke an access token',
    description: 'One’s own; a tenant_admin any of the tenant. No node accepts it after 5 s.',
    params: AccessTokenPath,
    answers: { 204: null },
    handle: (call) =>
      call.commit(async (tx) => {
        await accessTokens.revoke(tx, call, call.path.access_token_id)
        return { status: 204 }
      }),
  })
}
