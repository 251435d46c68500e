import type { Profile, ProofreadEnvelope } from '@semmai/contract'
import { inEnvelope } from '../operations/definitions/envelope.ts'
import { profileOfPayload } from '../operations/definitions/profile-of-payload.ts'
import { defineJob, type RunnableJob } from '../operations/definitions/work.ts'
import type { PrepareProviderCall } from '../operations/working/provider-calls.ts'

/** What is stored with an operation of the endpoint `proofread`. */
export interface ProofreadPayload {
  text: string
  /** Null: the tenant's setting holds. */
  profile: Profile | null
}

/** Runs operations of the endpoint `proofread`: by the tenant's provider, under the tenant's settings. */
export function proofreadJob(
  prepare: PrepareProviderCall,
  deadlineMs: number,
): RunnableJob<ProofreadEnvelope> {
  return defineJob<ProofreadPayload, ProofreadEnvelope>({
    deadlineMs,
    readPayload(stored) {
      if (
        typeof stored === 'object' &&
        stored !== null &&
        'text' in stored &&
        typeof stored.text === 'string'
      ) {
        return { text: stored.text, profile: profileOfPayload(stored) }
      }
      throw new TypeError('The payload of a proofread operation has no text')
    },
    async run(work, context) {
      const { tenantId, payload, messageLanguage } = work
      const { provider, call } = await prepare({
        ...context,
        tenantId,
        messageLanguage,
        principal: work.principal,
        profile: payload.profile,
      })
      const { model, result } = await provider.proofread(payload.text, call)
      return inEnvelope(work, { provider: provider.name, model, result })
    },
  })
}
