import type { MessageLanguage } from '@semmai/contract'
import type { Transaction } from '../database/database.ts'
import type { Principal } from '../modules/identity/principal.ts'
import type { Preferences } from './prefer.ts'

/** What a handler answers with; only 2xx, refusals are thrown as `Problem`. */
export interface Answer {
  status: 200 | 201 | 202 | 204
  body?: object
  /** `body` as JSON in UTF-8, where it has been encoded before: then it is sent as it stands, past the route's schema. */
  encoded?: Buffer
  /** What is kept under an idempotency key in place of `body`, where that holds a secret (decisions F6, F8). */
  keptBody?: object
  headers?: Readonly<Record<string, string>>
  /**
   * The operation whose stored result is the body of this answer. A replay then reads it there, so that the
   * submitted text is kept once (decision B5).
   */
  resultOf?: string
}

/** The caller hung up: nobody waits for an answer. An abort reason of `Call.signal`, never a failure of ours. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone'
}

/** One request after authentication and validation: all that a module gets to see of HTTP. */
export interface Call<Body = unknown, Query = unknown, Path = unknown> {
  requestId: string
  principal: Principal
  /** The caller's tenant; an empty string for the platform's operator, who has none. */
  tenantId: string
  body: Body
  query: Query
  path: Path
  preferences: Preferences
  /** Language of messages (decision A8). */
  messageLanguage: MessageLanguage
  /** Caller's address, behind the proxies that the configuration trusts. */
  address: string
  /** W3C trace context to send on with calls made for this request. */
  traceparent: string
  /** Told when the client hangs up; never when it sent an `Idempotency-Key` (decision B5). */
  onHangUp(listener: (reason: ClientGone) => void): void
  /** Aborted then. Made when it is first asked for. */
  readonly signal: AbortSignal
  /** From now on a hang-up of the client is told to no one. */
  detach(): void
  /** Whether an idempotency key is claimed: then the answer has to be kept with it, by `commit`. */
  keyed: boolean
  /**
   * The one transaction of a POST, PUT, PATCH or DELETE: whatever `effect` writes and the idempotency row
   * commit together or not at all. A call that lost its claim commits nothing and is refused.
   */
  commit(effect: (tx: Transaction) => Promise<Answer>): Promise<Answer>
}
