import type { FastifyReply } from 'fastify'
import { ClientGone } from './call.ts'

/**
 * Calls `listener` when the connection closes before the answer is sent; gives what stops listening. A client that only
 * closes its sending side has hung up too, except where half-closed connections are answered (`half-closed.ts`).
 */
export function onHangUp({ raw }: FastifyReply, listener: (reason: ClientGone) => void): () => void {
  const closed = () => {
    if (!raw.writableFinished) listener(new ClientGone('The client hung up'))
  }
  raw.once('close', closed)
  return () => raw.off('close', closed)
}

/** Aborted when the client hangs up before the answer is sent. */
export function hangUpSignal(reply: FastifyReply): AbortSignal {
  const hungUp = new AbortController()
  onHangUp(reply, (reason) => hungUp.abort(reason))
  return hungUp.signal
}
