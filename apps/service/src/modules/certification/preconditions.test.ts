import { describe, expect, it } from 'vitest'
import { type CertificationFacts, unmetPreconditions } from './preconditions.ts'

const MET: CertificationFacts = {
  credential: 'passed',
  integrationActive: true,
  authActive: true,
  connectivityVerified: true,
  otherRunOpen: false,
}
const codes = (change: Partial<CertificationFacts>) =>
  unmetPreconditions({ ...MET, ...change }).map(({ code }) => code)

describe('unmetPreconditions', () => {
  it('is empty when all are met', () => {
    expect(codes({})).toEqual([])
  })

  it.each([
    [{ credential: 'none' }, ['credential_not_configured', 'credential_not_validated']],
    [{ credential: 'pending' }, ['credential_not_validated']],
    [{ credential: 'failed' }, ['credential_not_validated']],
    [{ integrationActive: false }, ['integration_inactive']],
    [{ authActive: false }, ['integration_auth_inactive']],
    [{ connectivityVerified: false }, ['connectivity_not_verified']],
    [{ otherRunOpen: true }, ['certification_in_progress']],
  ] as const)('%j gives %j', (change, expected) => {
    expect(codes(change)).toEqual(expected)
  })

  it('lists all at once', () => {
    const none = { credential: 'none', integrationActive: false, authActive: false } as const
    expect(codes({ ...none, connectivityVerified: false, otherRunOpen: true })).toHaveLength(6)
  })
})
