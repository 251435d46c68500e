import { expect, it } from 'vitest'
import { requireTenant } from './tenant-policy.ts'

it('refuses the token of a tenant that does not exist, and says what to use', async () => {
  const refused = requireTenant({ find: async () => null }, 'nobody')
  await expect(refused).rejects.toMatchObject({
    code: 'invalid_token',
    status: 401,
    message: expect.stringContaining('use a token of a registered tenant'),
  })
})
