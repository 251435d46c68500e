import { expect, it } from 'vitest'
import { Secret } from '../src/secrets/secret.ts'
import { byokHarness } from './byok-harness.ts'

// PROVIDER_SECRET_RESOLUTION_MODE=env, with a key whose answers cannot be mistaken for those of a tenant's.
const { tenantIn, servedTenant } = await byokHarness({
  secretResolution: 'env',
  providerApiKey: new Secret('quota-of-the-deployment'),
})

it('text calls use the key of the deployment, whether or not the tenant has one', async () => {
  for (const tenant of [await tenantIn('byok_pending'), await servedTenant()]) {
    expect((await tenant.proofread()).body.code).toBe('provider_quota_exceeded')
  }
})

it('validation and certification are about the key of the tenant', async () => {
  const refused = await tenantIn('byok_pending')
  await refused.upload('revoked-1')
  expect((await refused.validate()).body.error.code).toBe('provider_auth_failed')
  const tenant = await servedTenant()
  expect((await tenant.status()).onboarding_state).toBe('certification_pending')
  const { body } = await tenant.certify(await tenant.integration(), { body: { mode: 'full' } })
  expect(await tenant.ended(body.operation_id)).toMatchObject({
    provider: 'textmodel',
    result: { passed: true },
  })
  expect((await tenant.status()).onboarding_state).toBe('go_live_ready')
})
