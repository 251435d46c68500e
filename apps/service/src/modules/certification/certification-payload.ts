import { CERTIFICATION_MODES, type CertificationMode, ROLES } from '@semmai/contract'
import { isRecord } from '../../is-record.ts'
import type { Cause } from '../audit/append-event.ts'
import type { Principal } from '../identity/principal.ts'

/** What is stored with an operation of the endpoint `onboarding-certify`; the cause is that of its audit events. */
export interface CertificationPayload {
  integration_id: string
  mode: CertificationMode
  credential_version: number
  cause: Cause
}

/** Reads a stored payload. Throws `TypeError` where it is not one of a certification. */
export function readCertificationPayload(stored: unknown): CertificationPayload {
  if (!isRecord(stored)) throw unreadable()
  const { integration_id, credential_version, cause } = stored
  const mode = CERTIFICATION_MODES.find((known) => known === stored.mode)
  if (typeof integration_id !== 'string' || typeof credential_version !== 'number' || !mode)
    throw unreadable()
  return { integration_id, mode, credential_version, cause: readCause(cause) }
}

function readCause(stored: unknown): Cause {
  if (!isRecord(stored)) throw unreadable()
  const { principal, address, requestId } = stored
  if (!isStringOrNull(address) || !isStringOrNull(requestId)) throw unreadable()
  return { principal: readPrincipal(principal), address, requestId }
}

function readPrincipal(stored: unknown): Principal {
  if (!isRecord(stored) || !Array.isArray(stored.roles)) throw unreadable()
  const { issuer, subject, clientId, tenantId, roles } = stored
  if (typeof issuer !== 'string' || typeof subject !== 'string') throw unreadable()
  if (!isStringOrNull(clientId) || !isStringOrNull(tenantId)) throw unreadable()
  return { issuer, subject, clientId, tenantId, roles: ROLES.filter((role) => roles.includes(role)) }
}

function isStringOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string'
}

function unreadable(): TypeError {
  return new TypeError('The payload of a certification cannot be read')
}
