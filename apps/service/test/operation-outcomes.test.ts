import { describe, expect, it } from 'vitest'
import { Problem } from '../src/problem.ts'
import { ProviderError } from '../src/providers/text-provider.ts'
import { expectProblem } from './expect-problem.ts'
import { operationsHarness } from './operations-harness.ts'
import { waitFor } from './wait-for.ts'

const at = await operationsHarness()
const { harness, provider, begin, ended, begins, sql, superuser } = at

describe('an outcome that cannot be written ends as failed', () => {
  it.each([
    ['a fraction of a token', 1.5],
    ['tokens above int32', 2 ** 31],
    ['no number', Number.NaN],
  ])('%s', async (what, tokens) => {
    provider.behave(async (_, { onUsage }) => onUsage?.({ input_tokens: tokens, output_tokens: 1 }))
    const { body } = await ended(await begin(what))
    expect(body).toMatchObject({ status: 'failed', error: { code: 'internal' } })
    expect(provider.begun.filter((text) => text === what)).toHaveLength(1)
  })

  it('tokens that cannot be kept with a retry', async () => {
    provider.behave(async (_, { onUsage }) => {
      onUsage?.({ input_tokens: 0.5, output_tokens: 1 })
      throw new ProviderError('provider_unreachable', 'unavailable')
    })
    const { body } = await ended(await begin('no retry'))
    expect(body).toMatchObject({ status: 'failed', error: { code: 'internal' } })
  })

  it('what a job cannot do at its end, such as a certification whose payload cannot be read', async () => {
    const operationId = '0199b6a0-6e4c-7cc3-8000-3a2f1b0c9d8e'
    await sql(
      `insert into operation (tenant_id, operation_id, request_id, endpoint, status, principal, payload, deadline_ms)
       values ('demo', $1, 'request', 'onboarding-certify', 'queued', 'principal', '{}', 60000)`,
      [operationId],
    )
    const row = async () =>
      (await sql('select status, error from operation where operation_id = $1', [operationId])).rows[0]
    await waitFor(async () => (await row())?.status === 'failed')
    expect(await row()).toMatchObject({ error: { code: 'internal' } })
  })
})

describe('the deadline', () => {
  it('holds while an operation waits for a retry: a provider that asks for an hour', async () => {
    const node = await harness.start({ proofreadDeadlineMs: 700 }, provider.dependencies)
    await at.service.stop()
    at.service = node
    provider.behave(async () => {
      throw new ProviderError('provider_rate_limited', 'too fast', 3_600)
    })
    const { body } = await ended(await begin('in an hour'))
    expect(body).toMatchObject({ status: 'failed', error: { code: 'deadline_exceeded' } })
    expect(provider.begun.filter((text) => text === 'in an hour')).toHaveLength(1)
    await node.stop()
    at.service = await harness.start({ syncTimeoutMs: 60_000 }, provider.dependencies)
  })
})

describe('a database that is full', () => {
  /** Every write of an operation fails with this SQLSTATE, as the server's own errors would. */
  const failWrites = (sqlstate: string) =>
    superuser(`create function fail_write() returns trigger language plpgsql as
      $$ begin raise exception 'no write' using errcode = '${sqlstate}'; end $$;
      create trigger fail_write before insert or update of status, result on operation
        for each statement execute function fail_write()`)
  const heal = () => superuser('drop function fail_write cascade')

  it.each(['53100', '53200', '57P03', '25006', '58030'])(
    '%s: a call is told 503, and acknowledged work ends well afterwards',
    async (sqlstate) => {
      provider.hold()
      const text = `before ${sqlstate}`
      const accepted = await begin(text)
      await begins(text)
      await failWrites(sqlstate)
      try {
        provider.release()
        for (const prefer of ['wait=5', 'respond-async']) {
          const body = { text: 'refused', language: 'ta' }
          const refused = await at.service.call('/v1/proofread', { body, headers: { prefer } })
          expectProblem(refused, 'database_unavailable')
          expect(refused.headers.get('retry-after')).toBe('1')
        }
      } finally {
        await heal()
      }
      expect((await ended(accepted)).body).toMatchObject({ status: 'succeeded' })
      expect(provider.begun.filter((one) => one === text)).toHaveLength(1)
    },
  )

  it('work that finds the database unavailable is begun again', async () => {
    let failures = 2
    provider.behave(async () => {
      if (failures-- > 0) throw new Problem('database_unavailable', 'not now')
    })
    const { body } = await ended(await begin('begun again'))
    expect(body.status).toBe('succeeded')
    expect(provider.begun.filter((text) => text === 'begun again')).toHaveLength(3)
  })
})
