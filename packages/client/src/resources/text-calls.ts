import type {
  EssayCritiqueEnvelope,
  EssayCritiqueRequest,
  Operation,
  OperationAcceptance,
  OperationResult,
  ProofreadEnvelope,
  ProofreadRequest,
} from '@semmai/contract'
import { OperationFailedError } from '../errors.ts'
import type { CallOptions, Transport } from '../transport.ts'
import { type WaitOptions, waitForOperation } from '../wait.ts'

export interface TextCallOptions extends CallOptions {
  /** `Prefer: respond-async`: answer 202 at once. */
  respondAsync?: boolean
  /** `Prefer: wait=N`: go asynchronous after so many seconds. */
  waitSeconds?: number
}

function preferences(options: TextCallOptions): string[] {
  const prefer: string[] = []
  if (options.respondAsync) prefer.push('respond-async')
  if (options.waitSeconds !== undefined) prefer.push(`wait=${options.waitSeconds}`)
  return prefer
}

function textCall<Body, Envelope extends OperationResult & { status: 'succeeded' }>(
  transport: Transport,
  path: string,
) {
  async function create(body: Body, options: TextCallOptions = {}): Promise<Envelope | OperationAcceptance> {
    const request = { ...options, body, prefer: preferences(options) }
    return (await transport.send<Envelope | OperationAcceptance>('POST', path, request)).body
  }

  async function run(body: Body, options: TextCallOptions & WaitOptions = {}): Promise<Envelope> {
    const answer = await create(body, options)
    if (answer.status === 'succeeded') return answer
    const operation: Operation = await waitForOperation(transport, answer.operation_id, options)
    if (operation.status !== 'succeeded' || !operation.result) throw new OperationFailedError(operation)
    return operation.result as Envelope
  }

  return { create, run }
}

/**
 * Proofreading. `create` gives what the service answered: the result (`status` `succeeded`) or an
 * acceptance (`queued`); `run` also follows the operation to its end.
 */
export const proofreading = (transport: Transport) =>
  textCall<ProofreadRequest, ProofreadEnvelope>(transport, '/v1/proofread')

/** Essay critique, with the same two ways as proofreading. */
export const essayCritiques = (transport: Transport) =>
  textCall<EssayCritiqueRequest, EssayCritiqueEnvelope>(transport, '/v1/essay-critique')
