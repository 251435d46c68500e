import { EXTERNAL_MODEL_CHOICES, PROFILES, type Settings } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

/** The defaults where the tenant has never set anything. */
export async function findSettings(tx: Transaction, tenantId: string): Promise<Settings> {
  const { rows } = await tx.query<Settings>(
    `select disabled_rules, dictionary, fact_lookup, profile, access_tokens, languagetool_api,
       external_model
     from tenant_settings where tenant_id = $1`,
    [tenantId],
  )
  return rows[0] ?? NEVER_SET
}

const NEVER_SET: Settings = {
  disabled_rules: [],
  dictionary: [],
  fact_lookup: false,
  profile: PROFILES[0],
  access_tokens: false,
  languagetool_api: false,
  external_model: EXTERNAL_MODEL_CHOICES[0],
}

/** Replaces all of them. Neither rules nor words are checked here. */
export async function putSettings(tx: Transaction, tenantId: string, settings: Settings): Promise<void> {
  await tx.query(
    `insert into tenant_settings (tenant_id, disabled_rules, dictionary, fact_lookup, profile, access_tokens,
       languagetool_api, external_model)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_id) do update set disabled_rules = excluded.disabled_rules,
       dictionary = excluded.dictionary, fact_lookup = excluded.fact_lookup,
       profile = excluded.profile, access_tokens = excluded.access_tokens,
       languagetool_api = excluded.languagetool_api,
       external_model = excluded.external_model, updated_at = now()`,
    [
      ...[tenantId, settings.disabled_rules, settings.dictionary, settings.fact_lookup, settings.profile],
      ...[settings.access_tokens, settings.languagetool_api, settings.external_model],
    ],
  )
}
