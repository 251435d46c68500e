import { expect, it } from 'vitest'
import { createTenantLabel } from './tenant-label.ts'

it('gives so many tenants a label of their own, and never more', () => {
  const label = createTenantLabel(2)
  expect(['a', 'b', 'c', 'a', 'd'].map(label)).toEqual(['a', 'b', 'other', 'a', 'other'])
  expect(label(null)).toBe('')
})
