import { expect, it } from 'vitest'
import { rolesIn } from './roles-in-token.ts'

const tokenOf = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`

it.each([
  [{ roles: ['tenant_admin'] }, ['tenant_admin']],
  [{ realm_access: { roles: ['other', 'tenant_viewer'] } }, ['tenant_viewer']],
  [{ 'https://school.example/roles': 'tenant_viewer tenant_admin' }, ['tenant_admin', 'tenant_viewer']],
  [{ roles: ['not_tenant_admin', 'tenant_administrator'] }, []],
])('finds the roles of %j', (claims, roles) => {
  expect(rolesIn(tokenOf(claims))).toEqual(roles)
})

it('finds none in what is no token', () => {
  expect(['', 'opaque', 'a.%%%.c'].map(rolesIn)).toEqual([[], [], []])
})
