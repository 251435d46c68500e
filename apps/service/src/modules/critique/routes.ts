import {
  EssayCritiqueEnvelope,
  EssayCritiqueRequest,
  OperationAcceptance,
  ref,
  type WordLimit,
} from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { Problem } from '../../problem.ts'
import type { Dispatch } from '../operations/accepting/dispatch.ts'
import { HEADERS_OF_TEXT_CALLS, PREFER_OF_TEXT_CALLS } from '../operations/accepting/documented-headers.ts'
import type { Operations } from '../operations/service.ts'
import { CRITIQUE_LANGUAGE } from './critique-job.ts'
import { payloadOf } from './critique-payload.ts'
import { earlierDraft } from './earlier-draft.ts'

/**
 * Interface 4.2. Always in Tamil (decision A8). An earlier draft that cannot be had is no refusal; a word
 * limit with `min` above `max` is `invalid_request`.
 */
export function essayCritique(dispatch: Dispatch, operations: Operations): Route {
  return defineRoute({
    method: 'POST',
    operationId: 'critiqueEssay',
    path: '/v1/essay-critique',
    tag: 'Essay critique',
    summary: 'Critique a Tamil essay',
    description:
      'Structure, clarity, facts and quotations; every badge rests on evidence that the service looked up itself. ' +
      'Up to 1200 characters the answer is the result (200); longer essays, and every essay with ' +
      '`Prefer: respond-async`, become an operation to poll (202). Scores follow `docs/critique-rubric.md`; a task, ' +
      'a title, a word limit, the kind of text and an earlier draft may be given.',
    body: ref(EssayCritiqueRequest),
    requestHeaders: { Prefer: PREFER_OF_TEXT_CALLS },
    answerHeaders: HEADERS_OF_TEXT_CALLS,
    refusals: ['essay_too_long'],
    answers: { 200: ref(EssayCritiqueEnvelope), 202: ref(OperationAcceptance) },
    async handle(call) {
      const { essay, word_limit: limit, previous_operation_id: previous } = call.body
      if (limit) requireOrdered(limit)
      const earlier = previous === undefined ? undefined : await earlierDraft(operations, call, previous)
      return dispatch(call, {
        endpoint: 'essay-critique',
        text: essay,
        payload: payloadOf(call.body, earlier),
        messageLanguage: CRITIQUE_LANGUAGE,
      })
    },
  })
}

/** A schema cannot compare two members. */
function requireOrdered({ min = 0, max = Number.POSITIVE_INFINITY }: WordLimit): void {
  if (min <= max) return
  const detail = '/word_limit/min must not be greater than /word_limit/max.'
  throw new Problem('invalid_request', detail, {
    errors: [{ pointer: '/word_limit/min', code: 'greater_than_max', detail }],
  })
}
