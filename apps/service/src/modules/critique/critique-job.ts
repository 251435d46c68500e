import {
  type CritiqueWarning,
  type EssayCritiqueEnvelope,
  PROBLEM_CODES,
  type Profile,
} from '@semmai/contract'
import { inEnvelope } from '../operations/envelope.ts'
import { profileOfPayload } from '../operations/profile-of-payload.ts'
import { defineJob, type RunnableJob } from '../operations/work.ts'
import type { PrepareProviderCall } from '../tenants/provider-call.ts'

/** What is stored with an operation of the endpoint `essay-critique`. */
export interface CritiquePayload {
  essay: string
  /** Null: the tenant's setting holds. */
  profile: Profile | null
}

/** The feedback on an essay is always Tamil (decision A8). */
export const CRITIQUE_LANGUAGE = 'ta'

/** Runs operations of the endpoint `essay-critique`. */
export function essayCritiqueJob(
  prepare: PrepareProviderCall,
  deadlineMs: number,
): RunnableJob<EssayCritiqueEnvelope> {
  return defineJob<CritiquePayload, EssayCritiqueEnvelope>({
    deadlineMs,
    readPayload(stored) {
      if (
        typeof stored === 'object' &&
        stored !== null &&
        'essay' in stored &&
        typeof stored.essay === 'string'
      ) {
        return { essay: stored.essay, profile: profileOfPayload(stored) }
      }
      throw new TypeError('The payload of an essay-critique operation has no essay')
    },
    async run(work, context) {
      const { tenantId, payload } = work
      const { provider, call } = await prepare({
        ...context,
        tenantId,
        messageLanguage: CRITIQUE_LANGUAGE,
        profile: payload.profile,
      })
      const critiqued = await provider.critique(payload.essay, call)
      const { result, ...served } = inEnvelope(work, critiqued)
      const warnings = critiqued.modelFailure ? { warnings: [warningOf(critiqued.modelFailure)] } : {}
      return { ...served, result: (latencyMs) => ({ ...result(latencyMs), ...warnings }) }
    },
  })
}

/** Decision B3: the built-in critique stands in for the model's, and says why. */
function warningOf(code: CritiqueWarning['code']): CritiqueWarning {
  return { code, detail: `This is the built-in critique, without the model: ${PROBLEM_CODES[code].title}.` }
}
