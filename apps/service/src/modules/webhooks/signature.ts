import { createHmac, randomBytes } from 'node:crypto'
import { Secret } from '../../secrets/secret.ts'

const PREFIX = 'whsec_'
const BYTES = 32

/** A new secret in the form of Standard Webhooks. */
export function newWebhookSecret(): Secret {
  return new Secret(PREFIX + randomBytes(BYTES).toString('base64'))
}

/** The headers of Standard Webhooks; `secrets` are those that hold now, the newest first. */
export function signedHeaders(
  message: { id: string; seconds: number; body: string },
  secrets: readonly Secret[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.reveal().slice(PREFIX.length), 'base64')
    const signed = `${message.id}.${message.seconds}.${message.body}`
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  })
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.seconds),
    'webhook-signature': signatures.join(' '),
  }
}
