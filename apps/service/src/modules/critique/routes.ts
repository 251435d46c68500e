import { EssayCritiqueEnvelope, EssayCritiqueRequest, OperationAcceptance, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Dispatch } from '../operations/dispatch.ts'
import { HEADERS_OF_TEXT_CALLS, PREFER_OF_TEXT_CALLS } from '../operations/documented-headers.ts'
import { CRITIQUE_LANGUAGE, type CritiquePayload } from './critique-job.ts'

export function essayCritique(dispatch: Dispatch): Route {
  return defineRoute({
    method: 'POST',
    path: '/v1/essay-critique',
    tag: 'Essay critique',
    summary: 'Critique a Tamil essay',
    description:
      'Structure, clarity, facts and quotations; every badge rests on evidence that the service looked up itself. ' +
      'Up to 1200 characters the answer is the result (200); longer essays, and every essay with ' +
      '`Prefer: respond-async`, become an operation to poll (202).',
    body: ref(EssayCritiqueRequest),
    requestHeaders: { Prefer: PREFER_OF_TEXT_CALLS },
    answerHeaders: HEADERS_OF_TEXT_CALLS,
    refusals: ['essay_too_long'],
    answers: { 200: ref(EssayCritiqueEnvelope), 202: ref(OperationAcceptance) },
    handle(call) {
      const { essay, profile = null } = call.body
      return dispatch(call, {
        endpoint: 'essay-critique',
        text: essay,
        payload: { essay, profile } satisfies CritiquePayload,
        messageLanguage: CRITIQUE_LANGUAGE,
      })
    },
  })
}
