import type {
  Credential,
  CredentialProvider,
  CredentialUploadRequest,
  OnboardingState,
  Validation,
} from '@semmai/contract'
import { PROBLEM_CODES } from '@semmai/contract'
import type { BaseLogger } from 'pino'
import type { Database, Transaction } from '../../database/database.ts'
import type { Answer, Call } from '../../http/call.ts'
import { Problem } from '../../problem.ts'
import { ProviderError } from '../../providers/text-provider.ts'
import { Secret } from '../../secrets/secret.ts'
import { SecretStoreUnavailable } from '../../secrets/secret-store.ts'
import type { SecretStores } from '../../secrets/secret-stores.ts'
import { appendAuditEvent } from '../audit/append-event.ts'
import { moveOnboarding, stateConflict } from '../tenants/onboarding.ts'
import { findOnboarding } from '../tenants/repository.ts'
import { requireCredentialFormat, requireProvider } from './credential-format.ts'
import { fingerprint } from './fingerprint.ts'
import {
  type CheckResult,
  type CredentialRow,
  findCredential,
  forgetRetired,
  insertCredential,
  listSecretRefs,
  recordCheck,
  rotateCredential,
} from './repository.ts'

export interface CredentialsOptions {
  database: Database
  stores: SecretStores
  fingerprintKey: Secret
  /** One small call to the provider with the key; throws `ProviderError`, or the signal's reason. */
  testCall(credential: Secret, signal: AbortSignal): Promise<void>
  testTimeoutMs: number
  /** Called when the key, or what is known of it, is another. */
  onChanged(tenantId: string): void
  log: BaseLogger
}

/** The tenant's own provider key (interface 4.5, 4.6; decisions E). */
export interface Credentials {
  upload(call: Call, provider: string, request: CredentialUploadRequest): Promise<Answer>
  validate(call: Call, provider: string): Promise<Answer>
  /** Destroys every key of a tenant that is to be removed. Throws `secret_store_unavailable`. */
  destroySecrets(tenantId: string): Promise<void>
}

export function createCredentials(options: CredentialsOptions): Credentials {
  const { database, stores, log } = options
  const asTenant = <T>(tenantId: string, work: (tx: Transaction) => Promise<T>) =>
    database.transaction('tenant', tenantId, work)
  const find = (tenantId: string, provider: CredentialProvider) =>
    asTenant(tenantId, (tx) => findCredential(tx, tenantId, provider))

  /** Whatever a store has not destroyed stays in `retired_refs`, for the next time. */
  async function destroyRetired(tenantId: string, refs: readonly string[]): Promise<void> {
    for (const ref of refs) {
      try {
        await stores.destroy(tenantId, ref)
        await asTenant(tenantId, (tx) => forgetRetired(tx, tenantId, ref))
      } catch (err) {
        log.warn({ err, tenant_id: tenantId }, 'A replaced key cannot be destroyed yet')
      }
    }
  }

  /** A key that nothing refers to; where the commit's fate is unknown, it is left rather than lost. */
  async function discard(tenantId: string, provider: CredentialProvider, ref: string): Promise<void> {
    try {
      const row = await find(tenantId, provider)
      if (row?.secret_ref !== ref) await stores.destroy(tenantId, ref)
    } catch (err) {
      log.warn({ err, tenant_id: tenantId }, 'An unused key cannot be destroyed')
    }
  }

  async function readKey(tenantId: string, row: CredentialRow): Promise<Secret> {
    const secret = await reachStore(() => stores.get(tenantId, row.secret_ref))
    if (secret) return secret
    throw new Problem('credential_changed', 'The key was replaced meanwhile; validate again.')
  }

  async function check(secret: Secret): Promise<CheckResult> {
    const signal = AbortSignal.timeout(options.testTimeoutMs)
    try {
      await options.testCall(secret, signal)
      return { status: 'passed', checkedAt: new Date(), error: null }
    } catch (error) {
      if (!(error instanceof ProviderError) && !signal.aborted) throw error
      const code = error instanceof ProviderError ? error.code : 'provider_timeout'
      return { status: 'failed', checkedAt: new Date(), error: { code, message: PROBLEM_CODES[code].title } }
    }
  }

  return {
    async upload(call, providerName, { credential, mode, label }) {
      requireCredentialFormat(credential)
      const provider = requireProvider(providerName)
      const { tenantId } = call
      requireMode(mode, await find(tenantId, provider))
      const secret = new Secret(credential)
      const secretRef = await reachStore(() => stores.put(tenantId, provider, secret))
      const stored = {
        provider,
        secretRef,
        label: label ?? null,
        fingerprint: fingerprint(tenantId, provider, secret, options.fingerprintKey),
      }
      let retired: readonly string[] = []
      try {
        const answer = await call.commit(async (tx) => {
          const write = mode === 'create' ? insertCredential : rotateCredential
          const row = await write(tx, tenantId, stored)
          if (!row) throw mode === 'create' ? alreadyExists() : notConfigured()
          retired = row.retired_refs
          const state = await moveOnboarding(tx, tenantId, 'upload_credential', call, {
            type: mode === 'create' ? 'byok_credential_create' : 'byok_credential_rotate',
            target: { type: 'credential', id: provider },
            details: { fingerprint: row.fingerprint, label: row.label, version: row.version },
          })
          return { status: mode === 'create' ? 201 : 200, body: toCredential(tenantId, mode, row, state) }
        })
        options.onChanged(tenantId)
        await destroyRetired(tenantId, retired)
        return answer
      } catch (error) {
        await discard(tenantId, provider, secretRef)
        throw error
      }
    },

    async validate(call, providerName) {
      const provider = requireProvider(providerName)
      const { tenantId } = call
      // A client that hangs up does not lose the result.
      call.detach()
      const row = await find(tenantId, provider)
      if (!row) throw notConfigured()
      await asTenant(tenantId, (tx) => requirePending(tx, tenantId))
      const result = await check(await readKey(tenantId, row))
      const answer = await call.commit(async (tx) => {
        if (!(await recordCheck(tx, tenantId, provider, row.version, result))) throw changed()
        const details = {
          fingerprint: row.fingerprint,
          version: row.version,
          code: result.error?.code ?? null,
        }
        const target = { type: 'credential', id: provider }
        if (result.status === 'passed') {
          await moveOnboarding(tx, tenantId, 'pass_validation', call, {
            ...{ type: 'byok_validation_passed', target, details },
          })
        } else {
          await requirePending(tx, tenantId)
          const event = { type: 'byok_validation_failed', outcome: 'failure' as const, target, details }
          await appendAuditEvent(tx, tenantId, call, event)
        }
        return { status: 200, body: toValidation(tenantId, provider, result) }
      })
      options.onChanged(tenantId)
      return answer
    },

    async destroySecrets(tenantId) {
      const refs = await asTenant(tenantId, (tx) => listSecretRefs(tx, tenantId))
      for (const ref of refs) await reachStore(() => stores.destroy(tenantId, ref))
    },
  }
}

const alreadyExists = () =>
  new Problem('credential_already_exists', 'A credential is stored already; use the mode rotate.')
const notConfigured = () =>
  new Problem('credential_not_configured', 'No credential is stored; upload one with the mode create.')
const changed = () =>
  new Problem('credential_changed', 'The credential was rotated during the test call; validate again.')

/** Before a key is stored anywhere; the transaction decides. */
function requireMode(mode: CredentialUploadRequest['mode'], row: CredentialRow | null): void {
  if (mode === 'create' && row) throw alreadyExists()
  if (mode === 'rotate' && !row) throw notConfigured()
}

async function requirePending(tx: Transaction, tenantId: string): Promise<void> {
  const state = (await findOnboarding(tx, tenantId))?.onboarding_state
  if (state !== 'validation_pending') throw stateConflict(state ?? 'created')
}

/** A store that is away says nothing about the key: nothing is recorded. */
async function reachStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SecretStoreUnavailable)) throw error
    throw new Problem('secret_store_unavailable', 'The secret store cannot be used now; try again shortly.', {
      headers: { 'Retry-After': '5' },
    })
  }
}

function toCredential(
  tenantId: string,
  mode: Credential['mode'],
  row: CredentialRow,
  state: OnboardingState,
): Credential {
  return {
    tenant_id: tenantId,
    provider: row.provider,
    mode,
    label: row.label,
    fingerprint: row.fingerprint,
    validation_status: 'pending',
    onboarding_state: state,
    uploaded_at: row.uploaded_at.toISOString(),
    rotated_at: row.rotated_at?.toISOString() ?? null,
  }
}

function toValidation(tenantId: string, provider: CredentialProvider, result: CheckResult): Validation {
  return {
    tenant_id: tenantId,
    provider,
    validation_status: result.status,
    onboarding_state: result.status === 'passed' ? 'certification_pending' : 'validation_pending',
    checked_at: result.checkedAt.toISOString(),
    error: result.error,
  }
}
