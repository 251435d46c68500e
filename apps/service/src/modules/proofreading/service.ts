import type { Answer, Call } from '../../http/call.ts'
import type { Dispatch } from '../operations/dispatch.ts'
import type { Job } from '../operations/work.ts'
import type { PrepareProviderCall } from '../tenants/provider-call.ts'

export interface Proofreading {
  proofread(call: Call, text: string): Promise<Answer>
}

export function createProofreading(dispatch: Dispatch): Proofreading {
  return {
    proofread: (call, text) => dispatch(call, { endpoint: 'proofread', text, payload: { text } }),
  }
}

/** How an operation of the endpoint `proofread` is carried out: by the tenant's provider, under its settings. */
export function proofreadJob(prepare: PrepareProviderCall, deadlineMs: number): Job {
  return {
    deadlineMs,
    enveloped: true,
    async run({ tenantId, payload, messageLanguage }, context) {
      const { provider, call } = await prepare({ ...context, tenantId, messageLanguage })
      const { model, result } = await provider.proofread(String(payload.text), call)
      return { provider: provider.name, model, result }
    },
  }
}
