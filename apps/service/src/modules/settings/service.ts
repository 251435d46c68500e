import type { Settings, SettingsPatch } from '@semmai/contract'
import type { Database, Transaction } from '../../database/database.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import { findSettings, putSettings } from './repository.ts'

/** What a tenant decides about every proofread of its own (decision E). */
export interface TenantSettings {
  get(tenantId: string): Promise<Settings>
  /** An absent member stays as it is, a present one replaces the list. In the caller's transaction. */
  patch(tx: Transaction, cause: Cause, tenantId: string, patch: SettingsPatch): Promise<Settings>
  /** To be called after a change has been committed, so that the next proofread of this node knows of it. */
  forget(tenantId: string): void
}

export function createTenantSettings(database: Database, forget: (tenantId: string) => void): TenantSettings {
  return {
    forget,

    get: (tenantId) => database.transaction('tenant', tenantId, (tx) => findSettings(tx, tenantId)),

    async patch(tx, cause, tenantId, patch) {
      const before = await findSettings(tx, tenantId)
      const after: Settings = {
        disabled_rules: [...new Set(patch.disabled_rules ?? before.disabled_rules)],
        dictionary: [...new Set(patch.dictionary ?? before.dictionary)],
        fact_lookup: patch.fact_lookup ?? before.fact_lookup,
      }
      await putSettings(tx, tenantId, after)
      await appendAuditEvent(tx, tenantId, cause, {
        type: 'tenant_settings_changed',
        // The words stay out: a dictionary may hold names.
        details: {
          disabled_rules: after.disabled_rules,
          dictionary_words: after.dictionary.length,
          fact_lookup: after.fact_lookup,
        },
      })
      return after
    },
  }
}
