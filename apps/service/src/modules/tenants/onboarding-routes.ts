import { OnboardingStatus, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Tenants } from './service.ts'

const TAG = 'Onboarding'

/** Interface 4.4. A blocked tenant reads it too: the block is among its blockers. */
export function getOnboardingStatus(tenants: Tenants): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getOnboardingStatus',
    path: '/v1/admin/onboarding/status',
    tag: TAG,
    summary: 'Where the tenant stands, what is done and what is in the way',
    answers: { 200: ref(OnboardingStatus) },
    handle: async ({ tenantId }) => ({ status: 200, body: await tenants.status(tenantId) }),
  })
}

/** The last move of the onboarding (interface 3.2); a second call is refused too. */
export function goLive(tenants: Tenants): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'goLive',
    path: '/v1/admin/onboarding/go-live',
    tag: TAG,
    summary: 'Go live',
    description: 'From `go_live_ready` to `live`.',
    refusals: ['onboarding_state_conflict'],
    answers: { 200: ref(OnboardingStatus) },
    handle: (call) =>
      call.commit(async (tx) => ({ status: 200, body: await tenants.goLive(tx, call, call.tenantId) })),
  })
}
