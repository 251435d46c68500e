import { OperationAcceptance, ProofreadEnvelope, ProofreadRequest, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Dispatch } from '../operations/accepting/dispatch.ts'
import { HEADERS_OF_TEXT_CALLS, PREFER_OF_TEXT_CALLS } from '../operations/accepting/documented-headers.ts'
import type { ProofreadPayload } from './proofread-job.ts'

/** Interface 4.1. Without `profile` that of the tenant holds, as it is when the work begins. */
export function proofread(dispatch: Dispatch): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'proofread',
    path: '/v1/proofread',
    tag: 'Proofreading',
    summary: 'Proofread a Tamil text',
    description:
      'Up to 1200 characters the answer is the result (200); longer texts, and every text with ' +
      '`Prefer: respond-async`, become an operation to poll (202).',
    body: ref(ProofreadRequest),
    requestHeaders: {
      Prefer: PREFER_OF_TEXT_CALLS,
      'Accept-Language': 'Language of the messages: Tamil, or English where `en` is preferred to it.',
    },
    answerHeaders: HEADERS_OF_TEXT_CALLS,
    refusals: ['text_too_long'],
    answers: { 200: ref(ProofreadEnvelope), 202: ref(OperationAcceptance) },
    handle(call) {
      const { text, profile = null } = call.body
      const payload: ProofreadPayload = { text, profile }
      return dispatch(call, { endpoint: 'proofread', text, payload })
    },
  })
}
