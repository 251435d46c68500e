import type {
  EssayCritiqueEnvelope,
  EssayCritiqueRequest,
  Operation,
  OperationAcceptance,
  OperationResult,
  ProofreadEnvelope,
  ProofreadRequest,
} from '@semmai/contract'
import { OperationFailedError, UnexpectedAnswerError } from '../errors.ts'
import type { CallOptions, Transport } from '../transport.ts'
import { type WaitOptions, waitForOperation } from '../wait.ts'

/** Options of a text call. */
export interface TextCallOptions extends CallOptions {
  /** Ask for an acceptance at once (`Prefer: respond-async`). */
  respondAsync?: boolean
  /** Ask for an acceptance after so many seconds (`Prefer: wait=N`). */
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
  /**
   * One call. Answers with the result (`status` `succeeded`), or with an acceptance (`queued`) for a long text, for
   * `respondAsync`, or when the call takes too long.
   *
   * @param body the text and `language: 'ta'`
   * @param options `respondAsync`, `waitSeconds`, signal, idempotency key, language of messages
   * @throws {InvalidRequestError} for an empty text
   * @throws {TextTooLongError} `EssayTooLongError` of an essay
   * @throws {RateLimitedError} too many calls of the tenant in this minute
   * @throws {TooManyOperationsError} too many open operations
   * @throws {ServerError} when the provider fails; its class says how
   *
   * @example
   * const answer = await semmai.proofread.create({ text: 'அவன் நேற்று வந்தாள்.', language: 'ta' })
   * if (answer.status === 'succeeded') console.log(answer.result.corrected_text) // அவன் நேற்று வந்தான்.
   */
  async function create(body: Body, options: TextCallOptions = {}): Promise<Envelope | OperationAcceptance> {
    const request = { ...options, body, prefer: preferences(options) }
    const { body: answer } = await transport.send<Envelope | OperationAcceptance>('POST', path, request)
    const known = answer?.status === 'succeeded' ? 'result' in answer : answer?.status === 'queued'
    if (!known) throw new UnexpectedAnswerError(`POST ${path}: not an answer of Semmai; check baseUrl`)
    return answer
  }

  /**
   * One call, followed to its end: gives the result however long it takes.
   *
   * @param body the text and `language: 'ta'`
   * @param options those of `create`, and long poll, progress and `cancelOnAbort`
   * @throws {OperationFailedError} when the operation failed or was cancelled
   * @throws all that `create` throws
   *
   * @example
   * const essay = 'தமிழ் மொழி தொன்மையானது. அதன் இலக்கியம் வளமானது.'
   * const { result } = await semmai.essayCritique.run({ essay, language: 'ta' })
   * console.log(Object.keys(result.sections).join()) // structure,clarity,facts,citations
   */
  async function run(body: Body, options: TextCallOptions & WaitOptions = {}): Promise<Envelope> {
    const answer = await create(body, options)
    if (answer.status === 'succeeded') return answer
    const operation: Operation = await waitForOperation(transport, answer.operation_id, options)
    if (operation.status !== 'succeeded' || !operation.result) throw new OperationFailedError(operation)
    return operation.result as Envelope
  }

  return { create, run }
}

/** Proofreading: `create` is one call, `run` also follows the operation to its end. */
export const proofreading = (transport: Transport) =>
  textCall<ProofreadRequest, ProofreadEnvelope>(transport, '/v1/proofread')

/**
 * Essay critique: the same two methods as proofreading.
 *
 * @example
 * const essay = 'தமிழ் மொழி தொன்மையானது. அதன் இலக்கியம் வளமானது.'
 * const answer = await semmai.essayCritique.create({ essay, language: 'ta' }, { respondAsync: true })
 * console.log(answer.status) // queued
 */
export const essayCritiques = (transport: Transport) =>
  textCall<EssayCritiqueRequest, EssayCritiqueEnvelope>(transport, '/v1/essay-critique')
