import { TENANT_ID_PATTERN } from '@semmai/contract'

const TENANT_ID = new RegExp(TENANT_ID_PATTERN)

/** Whether a tenant can have this id; nobody need have it. */
export function isTenantId(text: string): boolean {
  return TENANT_ID.test(text)
}
