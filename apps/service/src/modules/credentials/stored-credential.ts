import type { CredentialProvider } from '@semmai/contract'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../problem.ts'
import { type CredentialRow, findCredential } from './repository.ts'

/** The credential as it stands now, in a transaction of its own; null where none is stored. */
export function storedCredential(
  database: Database,
  tenantId: string,
  provider: CredentialProvider,
): Promise<CredentialRow | null> {
  return database.transaction('tenant', tenantId, (tx) => findCredential(tx, tenantId, provider))
}

/** The refusal of a change to a credential that is not stored. */
export const notConfigured = () =>
  new Problem('credential_not_configured', 'No credential is stored. Upload one with the mode create.')
