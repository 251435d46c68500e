import type { OnboardingStatus } from '@semmai/contract'
import type { CallOptions, Transport } from '../transport.ts'

export const onboarding = (transport: Transport) => ({
  async status(options: CallOptions = {}): Promise<OnboardingStatus> {
    return (await transport.send<OnboardingStatus>('GET', '/v1/admin/onboarding/status', options)).body
  },

  async goLive(options: CallOptions = {}): Promise<OnboardingStatus> {
    return (await transport.send<OnboardingStatus>('POST', '/v1/admin/onboarding/go-live', options)).body
  },
})
