import { accessTokens } from './resources/access-tokens.ts'
import { auditEvents } from './resources/audit-events.ts'
import { credentials } from './resources/credentials.ts'
import { integrations } from './resources/integrations.ts'
import { me } from './resources/me.ts'
import { onboarding } from './resources/onboarding.ts'
import { operations } from './resources/operations.ts'
import { principals } from './resources/principals.ts'
import { secrets } from './resources/secrets.ts'
import { settings } from './resources/settings.ts'
import { studio } from './resources/studio.ts'
import { tenants } from './resources/tenants.ts'
import { essayCritiques, proofreading } from './resources/text-calls.ts'
import { usage } from './resources/usage.ts'
import { webhooks } from './resources/webhooks.ts'
import { type ClientOptions, createTransport } from './transport.ts'

/**
 * Makes a client of the Semmai service, for browsers and Node. It opens no connection.
 *
 * Every method answers with the body of the response. The client repeats a call after a 429, a 503 with `Retry-After`, or
 * a 409 `idempotency_in_progress`. After a lost connection or a time-out it repeats a GET, and a POST under the same
 * idempotency key, but no PUT, PATCH or DELETE, which may have taken effect: read the resource first. Every method throws:
 * - {@link ApiError}, or its subclass for the code, when the service answers with an error;
 * - {@link ConnectionError} when no answer comes, {@link TimeoutError} when none comes in time;
 * - {@link UnexpectedAnswerError} when the answer is not one of Semmai's;
 * - the reason of `signal` when the call is aborted.
 *
 * @param options address, token and retries
 *
 * @example
 * const semmai = createClient({ baseUrl, token })
 * const { result } = await semmai.proofread.run({ text: 'அவன் நேற்று வந்தாள்.', language: 'ta' })
 * console.log(result.corrected_text) // அவன் நேற்று வந்தான்.
 */
export function createClient(options: ClientOptions) {
  const transport = createTransport(options)
  return {
    proofread: proofreading(transport),
    essayCritique: essayCritiques(transport),
    operations: operations(transport),
    onboarding: onboarding(transport),
    credentials: credentials(transport),
    integrations: integrations(transport),
    settings: settings(transport),
    me: me(transport),
    accessTokens: accessTokens(transport),
    principals: principals(transport),
    webhooks: webhooks(transport),
    auditEvents: auditEvents(transport),
    usage: usage(transport),
    studio: studio(transport),
    tenants: tenants(transport),
    secrets: secrets(transport),
  }
}

/** What {@link createClient} gives: one member per resource. */
export type Client = ReturnType<typeof createClient>
