import { ref, StudioSignIn, StudioSignInQuery } from '@semmai/contract'
import type { Database } from '../../database/database.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { findSignIn } from './find-sign-in.ts'

/** Where the studio sends a tenant's user to sign in. */
export function studioSignIn(database: Database): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getStudioSignIn',
    path: '/v1/studio/sign-in',
    tag: 'Studio',
    summary: 'Where users of a tenant sign in',
    description: 'Both members are null for a tenant that has no sign-in, or does not exist.',
    query: StudioSignInQuery,
    answers: { 200: ref(StudioSignIn) },
    handle: async ({ query }) => {
      const { issuer, studio_client_id } = await findSignIn(database, query.tenant)
      return { status: 200, body: { issuer, studio_client_id } }
    },
  })
}
