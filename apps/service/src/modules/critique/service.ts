import type { Answer, Call } from '../../http/call.ts'
import type { Dispatch } from '../operations/dispatch.ts'
import type { Job } from '../operations/work.ts'
import type { PrepareProviderCall } from '../tenants/provider-call.ts'

export interface EssayCritique {
  critique(call: Call, essay: string): Promise<Answer>
}

export function createEssayCritique(dispatch: Dispatch): EssayCritique {
  return {
    critique: (call, essay) =>
      dispatch(call, { endpoint: 'essay-critique', text: essay, payload: { essay }, messageLanguage: 'ta' }),
  }
}

/** How an operation of the endpoint `essay-critique` is carried out. Its feedback is always Tamil (decision A8). */
export function essayCritiqueJob(prepare: PrepareProviderCall, deadlineMs: number): Job {
  return {
    deadlineMs,
    enveloped: true,
    async run({ tenantId, payload }, context) {
      const { provider, call } = await prepare({ ...context, tenantId, messageLanguage: 'ta' })
      return provider.critique(String(payload.essay), call)
    },
  }
}
