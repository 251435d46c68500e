import Type, { type Static } from 'typebox'
import { page } from './page.ts'
import { oneOf, stringOrNull, Timestamp, TimestampOrNull, Uuid } from './schema-parts.ts'

/** What a webhook can be told of (decision F8). */
export const WEBHOOK_EVENTS = [
  'operation.succeeded',
  'operation.failed',
  'operation.cancelled',
  'onboarding.state_changed',
  'certification.completed',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

const Url = Type.String({
  minLength: 1,
  maxLength: 2048,
  description:
    'https, no private address, no redirect. The answer must be 2xx within 5 s; its body is not read.',
})
const Events = Type.Array(oneOf(WEBHOOK_EVENTS), { minItems: 1, maxItems: WEBHOOK_EVENTS.length })

/** Body of POST /v1/admin/webhooks. */
export const WebhookCreateRequest = Type.Object(
  { url: Url, events: Events },
  { $id: 'WebhookCreateRequest', additionalProperties: false },
)
export type WebhookCreateRequest = Static<typeof WebhookCreateRequest>

/** Body of PATCH /v1/admin/webhooks/{webhook_id}. */
export const WebhookPatch = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    active: Type.Optional(Type.Boolean({ description: 'True also ends a disabling after failures.' })),
    rotate_secret: Type.Optional(
      Type.Literal(true, {
        description: 'Makes a new secret; for 24 h messages are signed with both.',
      }),
    ),
  },
  { $id: 'WebhookPatch', additionalProperties: false, minProperties: 1 },
)
export type WebhookPatch = Static<typeof WebhookPatch>

const webhook = {
  webhook_id: Uuid,
  url: Type.String(),
  events: Events,
  active: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  last_success_at: TimestampOrNull,
  failing_since: TimestampOrNull,
  last_failure: stringOrNull({ description: 'Why the last try failed.' }),
  disabled_at: TimestampOrNull,
}

/** A webhook; never its secret. */
export const Webhook = Type.Object(webhook, { $id: 'Webhook' })
export type Webhook = Static<typeof Webhook>

/** A webhook with the secret that was made for it. */
export const WebhookWithSecret = Type.Object(
  {
    ...webhook,
    secret: stringOrNull({
      description:
        'Shown once, where it was made; null otherwise, and where the answer is given again under its Idempotency-Key.',
    }),
  },
  { $id: 'WebhookWithSecret' },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

/** Body of GET /v1/admin/webhooks, oldest first, without the secrets. */
export const WebhookPage = page('WebhookPage', Webhook)
export type WebhookPage = Static<typeof WebhookPage>

/** Path of one webhook. */
export const WebhookPath = Type.Object({ webhook_id: Type.String() })
export type WebhookPath = Static<typeof WebhookPath>

/** What arrives at the target, signed as Standard Webhooks says: ids and states, never a text. */
export interface WebhookMessage {
  type: WebhookEvent
  /** When it happened, not when it was sent. */
  timestamp: string
  data: Readonly<Record<string, unknown>>
}
