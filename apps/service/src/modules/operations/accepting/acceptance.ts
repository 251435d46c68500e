import type { Answer } from '../../../http/call.ts'
import { pollUrl, toAcceptance } from '../definitions/operation.ts'
import type { Work } from '../definitions/work.ts'

/** Answer 202 (interface 2.5, decision B8); `applied` is the preference that led to it. */
export function acceptance(work: Work, applied: string | null = null): Answer {
  return {
    status: 202,
    headers: {
      location: pollUrl(work.operationId),
      'retry-after': '1',
      ...(applied === null ? {} : { 'preference-applied': applied }),
    },
    body: toAcceptance(work),
  }
}
