import { afterEach } from 'vitest'
import { type ScriptedProvider, scriptedProvider } from './scripted-provider.ts'
import { type Reply, type TestHarness, type TestService, testHarness } from './test-service.ts'

export interface LimitedTenants {
  harness: TestHarness
  provider: ScriptedProvider
  /** Adds a live tenant with limits out of the way, or these; gives a token of it. */
  tenant(tenantId: string, limits: { calls?: number; open?: number }): Promise<string>
  call(service: TestService, token: string, text?: string, prefer?: string): Promise<Reply>
}

/** A harness whose tenants have limits of the test's choice, and a provider that it lets go of after each test. */
export async function limitedTenants(): Promise<LimitedTenants> {
  const harness = await testHarness()
  const provider = scriptedProvider()
  afterEach(() => provider.release())
  return {
    harness,
    provider,
    async tenant(tenantId, { calls = 100_000, open = 20 }) {
      await harness.addTenant(tenantId)
      await harness.database.transaction('operator', null, (tx) =>
        tx.query(
          'update tenants set text_calls_per_minute = $2, max_open_operations = $3 where tenant_id = $1',
          [tenantId, calls, open],
        ),
      )
      return harness.token({ tenant_id: tenantId })
    },
    call: (service, token, text = 'அ', prefer) =>
      service.call('/v1/proofread', {
        body: { text, language: 'ta' },
        token,
        headers: prefer ? { prefer } : {},
      }),
  }
}

/** As many at once as a slow machine's connections serve in time; more would be shed as overload, which is another test. */
export async function inRounds<T>(
  rounds: number,
  atOnce: number,
  one: (i: number) => Promise<T>,
): Promise<T[]> {
  const all: T[] = []
  for (let round = 0; round < rounds; round++)
    all.push(...(await Promise.all(Array.from({ length: atOnce }, (_, i) => one(round * atOnce + i)))))
  return all
}
