import type { Settings, SettingsPatch } from '@semmai/contract'
import type { Database, Transaction } from '../../database/database.ts'
import { SHOWN_ERRORS } from '../../http/validation-problem.ts'
import { Problem } from '../../problem.ts'
import { appendAuditEvent, type Cause } from '../audit/append-event.ts'
import { findSettings, putSettings } from './repository.ts'

/** What a tenant decides about every proofread of its own (decision E). */
export interface TenantSettings {
  get(tenantId: string): Promise<Settings>
  /**
   * An absent member stays as it is, a present one replaces the list. In the caller's transaction. Throws
   * `invalid_request` where `disabled_rules` names what is no rule.
   */
  patch(tx: Transaction, cause: Cause, tenantId: string, patch: SettingsPatch): Promise<Settings>
  /** To be called after a change has been committed, so that the next proofread of this node knows of it. */
  forget(tenantId: string): void
}

export interface TenantSettingsOptions {
  database: Database
  forget(tenantId: string): void
  /** Whether this is the id of a rule, or the beginning of ids, now or in an earlier release. */
  namesRule(name: string): boolean
}

/**
 * Doubles are dropped from lists. The audit event of a change has the number of words in the dictionary,
 * never the words.
 */
export function createTenantSettings({ database, forget, namesRule }: TenantSettingsOptions): TenantSettings {
  return {
    forget,

    get: (tenantId) => database.transaction('tenant', tenantId, (tx) => findSettings(tx, tenantId)),

    async patch(tx, cause, tenantId, patch) {
      requireRules(patch.disabled_rules ?? [], namesRule)
      const before = await findSettings(tx, tenantId)
      const given: Settings = { ...before, ...patch }
      const after: Settings = {
        ...given,
        disabled_rules: [...new Set(given.disabled_rules)],
        dictionary: [...new Set(given.dictionary)],
      }
      await putSettings(tx, tenantId, after)
      await appendAuditEvent(tx, tenantId, cause, {
        type: 'tenant_settings_changed',
        details: detailsOf(after),
      })
      return after
    },
  }
}

/** The words stay out: a dictionary may hold names. */
function detailsOf({ dictionary, ...settings }: Settings): Record<string, unknown> {
  return { ...settings, dictionary_words: dictionary.length }
}

/** Refuses names that switch nothing off, such as misspelt ones, and says which they are. */
function requireRules(names: readonly string[], namesRule: (name: string) => boolean): void {
  const errors = names.flatMap((name, i) => {
    const detail = 'This is neither the id of a rule nor the beginning of one (docs/rules.md).'
    return namesRule(name) ? [] : [{ pointer: `/disabled_rules/${i}`, code: 'unknown_rule', detail }]
  })
  const [first] = errors
  if (!first) return
  const shown = errors.slice(0, SHOWN_ERRORS)
  throw new Problem('invalid_request', `${first.pointer}: ${first.detail}`, { errors: shown })
}
