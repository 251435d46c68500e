import { auditEvents } from './resources/audit-events.ts'
import { credentials } from './resources/credentials.ts'
import { integrations } from './resources/integrations.ts'
import { onboarding } from './resources/onboarding.ts'
import { operations } from './resources/operations.ts'
import { secrets } from './resources/secrets.ts'
import { settings } from './resources/settings.ts'
import { studio } from './resources/studio.ts'
import { tenants } from './resources/tenants.ts'
import { essayCritiques, proofreading } from './resources/text-calls.ts'
import { usage } from './resources/usage.ts'
import { type ClientOptions, createTransport } from './transport.ts'

/**
 * A client of the Semmai service, for browsers and Node.
 *
 * ```ts
 * const semmai = createClient({ baseUrl: 'http://localhost:8080', token })
 * const { result } = await semmai.proofread.run({ text: 'அவன் வந்தாள்.', language: 'ta' })
 * ```
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
    auditEvents: auditEvents(transport),
    usage: usage(transport),
    studio: studio(transport),
    tenants: tenants(transport),
    secrets: secrets(transport),
  }
}

export type Client = ReturnType<typeof createClient>
