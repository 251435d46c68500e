import { OperationAcceptance, ProofreadEnvelope, ProofreadRequest, ref } from '@semmai/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import type { Proofreading } from './service.ts'

export function proofread(proofreading: Proofreading): Route {
  return defineRoute({
    method: 'POST',
    path: '/v1/proofread',
    tag: 'Proofreading',
    summary: 'Proofread a Tamil text',
    description:
      'Up to 1200 characters the answer is the result (200); longer texts, and every text with ' +
      '`Prefer: respond-async`, become an operation to poll (202).',
    body: ref(ProofreadRequest),
    answers: { 200: ref(ProofreadEnvelope), 202: ref(OperationAcceptance) },
    handle: (call) => proofreading.proofread(call, call.body.text),
  })
}
