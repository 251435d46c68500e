import { CRITIQUE_CATEGORIES, type EssayCritiqueEnvelope, type OperationResult } from '@semmai/contract'
import type { Call } from '../../http/call.ts'
import type { EarlierItem } from '../../providers/text-provider.ts'
import type { Operations } from '../operations/service.ts'

/**
 * What the critique of an earlier draft asked for. Null where the operation is unknown, foreign, unfinished, expired or
 * none of an essay: the caller cannot tell which (decision F1).
 */
export async function earlierDraft(
  operations: Pick<Operations, 'ownResult'>,
  { tenantId, principal }: Pick<Call, 'tenantId' | 'principal'>,
  operationId: string,
): Promise<EarlierItem[] | null> {
  const result = await operations.ownResult(tenantId, principal, operationId, 'essay-critique')
  return result === null || !isCritique(result) ? null : comparable(result)
}

function isCritique(result: OperationResult): result is EssayCritiqueEnvelope {
  return 'result' in result && 'sections' in result.result
}

/** Verified items are no faults: a later draft can neither resolve nor keep them. */
function comparable({ result: { sections } }: EssayCritiqueEnvelope): EarlierItem[] {
  return CRITIQUE_CATEGORIES.flatMap((category) => sections[category].items)
    .filter(({ badge }) => badge !== 'verified')
    .map(({ id, category, title, location: { excerpt } }) => ({ id, category, title, excerpt }))
}
