import { type SecretStore, SecretStoreUnavailable } from '../secrets/secret-store.ts'
import type { DependencyMetrics } from './dependency-metrics.ts'
import { inSpan } from './spans.ts'

/** The secret store with every request measured and traced; no name of a secret is told. */
export function observeStore(
  store: SecretStore,
  metrics: Pick<DependencyMetrics, 'storeAsked'>,
): SecretStore {
  const observe = <T>(call: string, ask: () => Promise<T>) =>
    inSpan(`secret store ${call}`, { 'semmai.secret_store': store.scheme }, async () => {
      const began = performance.now()
      let outcome: 'ok' | 'unavailable' = 'ok'
      try {
        return await ask()
      } catch (error) {
        if (error instanceof SecretStoreUnavailable) outcome = 'unavailable'
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
