import { type CritiqueWarning, type EssayCritiqueEnvelope, PROBLEM_CODES } from '@semmai/contract'
import type { Critiqued, EssayBrief } from '../../providers/text-provider.ts'
import { inEnvelope } from '../operations/definitions/envelope.ts'
import { defineJob, type RunnableJob } from '../operations/definitions/work.ts'
import type { PrepareProviderCall } from '../operations/working/provider-calls.ts'
import { type CritiquePayload, readPayload } from './critique-payload.ts'

/** The feedback on an essay is always Tamil (decision A8). */
export const CRITIQUE_LANGUAGE = 'ta'

/** Runs operations of the endpoint `essay-critique`. */
export function essayCritiqueJob(
  prepare: PrepareProviderCall,
  deadlineMs: number,
): RunnableJob<EssayCritiqueEnvelope> {
  return defineJob<CritiquePayload, EssayCritiqueEnvelope>({
    deadlineMs,
    readPayload,
    async run(work, context) {
      const { tenantId, payload } = work
      const { provider, call } = await prepare({
        ...context,
        tenantId,
        messageLanguage: CRITIQUE_LANGUAGE,
        principal: work.principal,
        profile: payload.profile,
      })
      const critiqued = await provider.critique(payload.essay, { ...call, brief: briefOf(payload) })
      const { result, ...served } = inEnvelope(work, critiqued)
      const warnings = warningsOf(critiqued, payload)
      const members = warnings.length === 0 ? {} : { warnings }
      return { ...served, result: (latencyMs) => ({ ...result(latencyMs), ...members }) }
    },
  })
}

function briefOf({ title, prompt, word_limit: wordLimit, genre, earlier }: CritiquePayload): EssayBrief {
  return {
    ...(title === undefined ? {} : { title }),
    ...(prompt === undefined ? {} : { prompt }),
    ...(wordLimit === undefined ? {} : { wordLimit }),
    ...(genre === undefined ? {} : { genre }),
    ...(earlier ? { earlier } : {}),
  }
}

function warningsOf({ modelFailure }: Critiqued, { earlier }: CritiquePayload): CritiqueWarning[] {
  return [
    ...(modelFailure === undefined ? [] : [withoutModel(modelFailure)]),
    ...(earlier === null ? [WITHOUT_COMPARISON] : []),
  ]
}

const WITHOUT_COMPARISON: CritiqueWarning = {
  code: 'previous_operation_unavailable',
  detail: 'There is no critique of yours under previous_operation_id, so nothing is compared.',
}

/** Decision B3: the built-in critique stands in for the model's, and says why. */
function withoutModel(code: NonNullable<Critiqued['modelFailure']>): CritiqueWarning {
  return { code, detail: `This is the built-in critique, without the model: ${PROBLEM_CODES[code].title}.` }
}
