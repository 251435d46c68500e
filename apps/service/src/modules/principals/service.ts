import { LIMITS, type PrincipalErasure, type PrincipalExport, type PrincipalRequest } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'
import { listTokens } from '../access-tokens/repository.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import { principalId } from '../identity/principal-id.ts'
import { toOperation } from '../operations/definitions/operation.ts'
import { listOperations } from '../operations/storing/repository.ts'
import { findWords } from '../personal-words/repository.ts'
import {
  cancelTextCalls,
  deleteKeptAnswers,
  deleteTokens,
  deleteWords,
  eraseTextCalls,
} from './repository.ts'

type PrincipalCall = Cause & { tenantId: string }

/** More tokens than one principal can have at a time, expired ones included, for a month of making ten a day. */
const TOKENS = 1_000

/** What the service has of one person, the newest operations only (decision F12). In the caller's transaction; both are audited. */
export async function exportPrincipal(
  tx: Transaction,
  call: PrincipalCall,
  { issuer, subject }: PrincipalRequest,
  now: Date,
): Promise<PrincipalExport> {
  const { tenantId } = call
  const principal = principalId({ issuer, subject })
  const limit = LIMITS.exportedOperations
  const filter = { principal, status: null, endpoint: null, before: null, limit: limit + 1 }
  const operations = await listOperations(tx, tenantId, filter)
  const words = await findWords(tx, tenantId, principal)
  const tokens = await listTokens(tx, tenantId, { principal, before: null, limit: TOKENS })
  await appendAuditEvent(tx, tenantId, call, {
    type: 'principal_exported',
    target: { type: 'principal', id: principal },
    details: { issuer, subject },
  })
  return {
    tenant_id: tenantId,
    issuer,
    subject,
    exported_at: now.toISOString(),
    words,
    access_tokens: tokens,
    operations: operations.slice(0, limit).map(toOperation),
    more_operations: operations.length > limit,
  }
}

/** Erases texts, results, words and access tokens of one person; calls under way are cancelled. Audit events stay. */
export async function erasePrincipal(
  tx: Transaction,
  call: PrincipalCall,
  { issuer, subject }: PrincipalRequest,
): Promise<PrincipalErasure> {
  const { tenantId } = call
  const principal = principalId({ issuer, subject })
  await cancelTextCalls(tx, tenantId, principal)
  const erased = {
    operations: await eraseTextCalls(tx, tenantId, principal),
    access_tokens: await deleteTokens(tx, tenantId, principal),
    words: await deleteWords(tx, tenantId, principal),
  }
  await deleteKeptAnswers(tx, tenantId, principal)
  await appendAuditEvent(tx, tenantId, call, {
    type: 'principal_erased',
    target: { type: 'principal', id: principal },
    details: { issuer, subject, ...erased },
  })
  return erased
}
