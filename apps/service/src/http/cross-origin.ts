import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const EXPOSED = [
  ...[
    'X-Request-Id',
    'Retry-After',
    'Location',
    'Link',
    'Link-Template',
    'Preference-Applied',
    'Content-Language',
  ],
  ...['Idempotent-Replayed', 'RateLimit', 'RateLimit-Policy', 'traceparent'],
]
const ALLOWED = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Prefer',
  'Accept-Language',
  'traceparent',
]
const PREFLIGHT_SECONDS = 600

/** Off unless origins are configured (decision B10); then for exactly those, without cookies. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ALLOWED,
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
  })
}
