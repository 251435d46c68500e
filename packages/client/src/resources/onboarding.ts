import type { OnboardingStatus } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

/** The tenant's way from `created` to `live`. */
export const onboarding = (transport: Transport) => ({
  /**
   * State, checklist, blockers, credential and certification of the tenant. For `tenant_admin`, `tenant_viewer`.
   *
   * @param options signal
   *
   * @example
   * const { onboarding_state, checklist } = await semmai.onboarding.status()
   * console.log(onboarding_state) // live
   */
  async status(options: CallOptions = {}): Promise<OnboardingStatus> {
    return (await transport.send<OnboardingStatus>('GET', '/v1/admin/onboarding/status', options)).body
  },

  /**
   * Moves the tenant from `go_live_ready` to `live`. For `tenant_admin`.
   *
   * @param options signal, idempotency key, language of messages
   * @throws {OnboardingStateConflictError} in any other state
   *
   * @example
   * const { onboarding_state } = await semmai.onboarding.goLive()
   * console.log(onboarding_state) // live
   */
  async goLive(options: CallOptions = {}): Promise<OnboardingStatus> {
    return (await transport.send<OnboardingStatus>('POST', '/v1/admin/onboarding/go-live', options)).body
  },
})
