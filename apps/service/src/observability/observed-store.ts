import type { BaseLogger } from 'pino'
import { type SecretStore, SecretStoreUnavailable } from '../secrets/secret-store.ts'
import type { DependencyMetrics } from './dependency-metrics.ts'
import { inSpan } from './spans.ts'

/**
 * The secret store with every request measured and traced, and the reason logged where it does not answer (a master key
 * that is not configured, a Vault that cannot be reached); no name of a secret is told.
 */
export function observeStore(
  store: SecretStore,
  metrics: Pick<DependencyMetrics, 'storeAsked'>,
  log: Pick<BaseLogger, 'warn'>,
): SecretStore {
  const observe = <T>(call: string, ask: () => Promise<T>) =>
    inSpan(`secret store ${call}`, { 'semmai.secret_store': store.scheme }, async () => {
      const began = performance.now()
      let outcome: 'ok' | 'unavailable' = 'ok'
      try {
        return await ask()
      } catch (error) {
        if (error instanceof SecretStoreUnavailable) {
          outcome = 'unavailable'
          log.warn({ store: store.scheme, call, reason: error.message }, 'The secret store is unavailable')
        }
        throw error
      } finally {
        metrics.storeAsked({ store: store.scheme, call, outcome, latencyMs: performance.now() - began })
      }
    })
  return {
    scheme: store.scheme,
    put: (tenantId, provider, secret) => observe('put', () => store.put(tenantId, provider, secret)),
    get: (tenantId, secretRef) => observe('get', () => store.get(tenantId, secretRef)),
    destroy: (tenantId, secretRef) => observe('destroy', () => store.destroy(tenantId, secretRef)),
  }
}
