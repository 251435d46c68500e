import { ref, SecretRewrap } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { EmbeddedStore } from '../../secrets/embedded-store.ts'

/** For the operator, after a change of the master key (docs/secrets.md). */
export function rewrapSecrets(store: EmbeddedStore): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'rewrapSecrets',
    path: '/v1/operator/secrets/rewrap',
    tag: 'Operator',
    summary: 'Wrap all data keys of the embedded secret store under the present master key',
    refusals: ['secret_store_unavailable'],
    answers: { 200: ref(SecretRewrap) },
    async handle(call) {
      const body = await store.rewrapAll()
      return call.commit(async () => ({ status: 200, body }))
    },
  })
}
