/** Roles that a tenant's identity provider may give (interface 5.2). */
export const TENANT_ROLES = ['tenant_admin', 'tenant_viewer'] as const
export type TenantRole = (typeof TENANT_ROLES)[number]

/** Roles that only the platform's own issuer may give (decision D3). */
export const OPERATOR_ROLES = ['platform_operator'] as const

/** Every role; a role that is in neither list does not exist. */
export const ROLES = [...TENANT_ROLES, ...OPERATOR_ROLES] as const
export type Role = (typeof ROLES)[number]
