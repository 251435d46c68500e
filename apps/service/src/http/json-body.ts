import { LIMITS } from '@semmai/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { ClientGone } from './call.ts'
import { parseStrictJson } from './strict-json.ts'

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*(?:;\s*)?|;\s*)?$/i

/** Takes bodies only as uncompressed JSON in UTF-8 of at most 256 KiB, parsed strictly. */
export function takeJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    checkBodyHeaders(request)
    done()
  })
  app.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: LIMITS.bodyBytes },
    (_request, bytes, done) => {
      try {
        done(null, bytes.length === 0 ? undefined : parseStrictJson(bytes))
      } catch (error) {
        done(error instanceof Error ? error : new Error('unreadable body'))
      }
    },
  )
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of any type come, and the route's own parser says what may be in them. */
    takesAnyBody?: boolean
  }
}

/** 415 comes before 413 (decision B4), and both before a byte of the body is read. */
function checkBodyHeaders(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (request.routeOptions.config.takesAnyBody) return
  // A body whose stream has already ended in an error would be waited for without end.
  if (request.raw.destroyed) throw new ClientGone('The client hung up')
  const { headers } = request
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new Problem('unsupported_media_type', 'Send the body without Content-Encoding.')
  }
  const length = Number(headers['content-length'] ?? 0)
  const hasBody = headers['transfer-encoding'] !== undefined || length > 0
  const type = headers['content-type']
  if (hasBody && (type === undefined || !JSON_TYPE.test(type))) {
    throw new Problem('unsupported_media_type', 'Send the body as application/json in UTF-8.')
  }
  if (length > LIMITS.bodyBytes) {
    throw new Problem('body_too_large', `The body must be at most ${LIMITS.bodyBytes} bytes.`, {
      headers: { Connection: 'close' },
    })
  }
}
