import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'

const ESSAY = [
  'திருக்குறளின் சிறப்பு',
  'திருக்குறள் உலகப் பொதுமறை. இக்கட்டுரையில் திருக்குறளின் சிறப்பைக் காண்போம்.',
  'திருக்குறளில் 1330 குறள்கள் உள்ளன. “கற்க கசடறக் கற்பவை கற்றபின் நிற்க அதற்குத் தக” என்று வள்ளுவர் கூறுகிறார்.',
  'எனவே, திருக்குறளைக் கற்று அதன்படி வாழ்வோம்.',
].join('\n\n')

let harness: TestHarness
let service: TestService
let admin: string

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  admin = await harness.token({ sub: 'boss', roles: ['tenant_admin'] })
})

const critique = (essay: string, headers: Record<string, string> = {}, on = service) =>
  on.call('/v1/essay-critique', { body: { essay, language: 'ta' }, headers })

describe('POST /v1/essay-critique', () => {
  describe('200', () => {
    it('gives the envelope and the four sections, in Tamil whatever the caller asks for (A8)', async () => {
      const { status, body, headers } = await critique(ESSAY, { 'accept-language': 'en' })
      expect(status).toBe(200)
      expect(headers.get('content-language')).toBe('ta')
      expect(body).toMatchObject({ tenant_id: 'demo', status: 'succeeded', provider: 'builtin' })
      expect(Object.keys(body.result.sections)).toEqual(['structure', 'clarity', 'facts', 'citations'])
      expect(body.result.summary).toMatch(/^\p{Script=Tamil}/u)
    })

    it('verifies a couplet and a count from its own records, with their sources (A11)', async () => {
      const { sections } = (await critique(ESSAY)).body.result
      expect(sections.citations.items).toContainEqual(
        expect.objectContaining({ badge: 'verified', sourceUrl: expect.stringMatching(/^https:/) }),
      )
      expect(sections.facts.items).toContainEqual(expect.objectContaining({ badge: 'verified' }))
      for (const { items } of Object.values<{
        items: { location: { from: number; to: number; excerpt: string } }[]
      }>(sections)) {
        for (const { location } of items) {
          expect(ESSAY.slice(location.from, location.to)).toBe(location.excerpt)
        }
      }
    })

    it('can be fetched as the operation that it was (C1, C2)', async () => {
      const { body } = await critique(ESSAY)
      const operation = (await service.call(`/v1/operations/${body.operation_id}`)).body
      expect(operation).toMatchObject({ endpoint: 'essay-critique', status: 'succeeded' })
      expect(operation.result).toEqual(body)
    })
  })

  describe('202', () => {
    it('goes asynchronous beyond 1200 characters, to the same result as a synchronous call would give', async () => {
      const long = `${ESSAY}\n\n${'நூல்கள் நம் நண்பர்கள். '.repeat(60)}`
      const accepted = await critique(long)
      expect(accepted.status).toBe(202)
      const ended = await service.call(accepted.body.poll_url, { headers: { prefer: 'wait=30' } })
      expect(ended.body.status).toBe('succeeded')
      expect(ended.body.result.result.sections.structure).toBeDefined()
    })
  })

  describe('400', () => {
    it('takes 20,000 characters, not 20,001, and names the field', async () => {
      expect((await critique('அ'.repeat(20_000))).status).toBe(202)
      const { status, body } = await critique('அ'.repeat(20_001))
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'essay_too_long' })
      expect(body.errors).toContainEqual(expect.objectContaining({ pointer: '/essay' }))
    })
  })
})

describe('looking facts up outside', () => {
  const asked: string[] = []
  const source = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    asked.push(query.get('srsearch') ?? query.get('titles') ?? '')
    const title = query.get('srsearch') ?? query.get('titles')
    response.end(
      JSON.stringify(
        query.get('list') === 'search'
          ? { query: { search: [{ title }] } }
          : {
              query: {
                pages: [
                  { title, extract: 'இதன் உயரம் 4321 அடி ஆகும்.', fullurl: 'https://ta.wikipedia.org/wiki/Q' },
                ],
              },
            },
      ),
    )
  })
  let looking: TestService
  const STATEMENT = 'குட்டஞ்சேரி மலை 4321 அடி உயரம் கொண்டது.'

  beforeAll(async () => {
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
    const factLookupUrl = `http://127.0.0.1:${(source.address() as AddressInfo).port}/`
    looking = await harness.start({ factLookupContact: 'mail@example.org', factLookupUrl })
  })
  afterAll(() => source.close())

  const badges = async () =>
    (await critique(STATEMENT, {}, looking)).body.result.sections.facts.items.map(
      ({ badge, sourceUrl }: { badge: string; sourceUrl: string | null }) => [badge, sourceUrl],
    )

  it('asks no source until the tenant has switched it on, then confirms by the page', async () => {
    expect(await badges()).toEqual([['unverified', null]])
    expect(asked).toEqual([])
    await looking.call('/v1/admin/settings', { method: 'PATCH', token: admin, body: { fact_lookup: true } })
    expect(await badges()).toEqual([['verified', 'https://ta.wikipedia.org/wiki/Q']])
    expect(asked.join(' ')).not.toContain('4321')
  })
})
