import { ref, Settings, SettingsPatch } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { TenantSettings } from './service.ts'

const TAG = 'Settings'

/** The defaults where the tenant has never set anything. */
export function getSettings(settings: TenantSettings): Route {
  return defineRoute({
    method: 'GET',
    operationId: 'getSettings',
    path: '/v1/admin/settings',
    tag: TAG,
    summary: 'Get the settings of the tenant',
    answers: { 200: ref(Settings) },
    handle: async ({ tenantId }) => ({ status: 200, body: await settings.get(tenantId) }),
  })
}

/**
 * Throws `invalid_request` for a name that is no rule. This node knows of a change at once, the others by
 * notification.
 */
export function patchSettings(settings: TenantSettings): Route {
  return defineRoute({
    method: 'PATCH',
    operationId: 'updateSettings',
    path: '/v1/admin/settings',
    tag: TAG,
    summary: 'Change the settings of the tenant',
    description: 'They apply to every proofread from then on.',
    body: ref(SettingsPatch),
    answers: { 200: ref(Settings) },
    async handle(call) {
      const answer = await call.commit(async (tx) => ({
        status: 200,
        body: await settings.patch(tx, call, call.tenantId, call.body),
      }))
      settings.forget(call.tenantId)
      return answer
    },
  })
}
