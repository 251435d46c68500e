import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Says once in the log that forwarded addresses arrive which nothing lets the service believe (decision B9): behind
 * a proxy that is not in `TRUSTED_PROXIES` every caller seems to have the proxy's address.
 */
export function warnOfForwardedHeaders(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && ignoresForwardedAddress(request)) warn(request)
    done()
  })

  function warn(request: FastifyRequest): void {
    warned = true
    request.log.warn(
      { peer: request.socket.remoteAddress },
      'Ignored the forwarded address of a caller: the peer is not in TRUSTED_PROXIES, or sends no X-Forwarded-For. ' +
        'Network restrictions, throttling and audit events see the address of the peer. Further ones are not logged.',
    )
  }
}

/** `ips` holds the peer, and the addresses that trusted peers have forwarded. */
function ignoresForwardedAddress({ headers, ips = [] }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded
  return forwarded !== undefined && ips.length <= 1
}
