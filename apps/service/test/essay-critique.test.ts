import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'

const ESSAY = [
  'திருக்குறளின் சிறப்பு',
  'திருக்குறள் உலகப் பொதுமறை. இக்கட்டுரையில் திருக்குறளின் சிறப்பைக் காண்போம்.',
  'திருக்குறளில் 1330 குறள்கள் உள்ளன. “கற்க கசடறக் கற்பவை கற்றபின் நிற்க அதற்குத் தக” என்று வள்ளுவர் கூறுகிறார்.',
  'உலகின் பல மொழிகளில் இந்நூல் மொழிபெயர்க்கப்பட்டுள்ளது. எனவே, திருக்குறளைக் கற்று அதன்படி வாழ்வோம்.',
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

describe('what a teacher asks for (F1, F2)', () => {
  const asked = (members: object, headers: Record<string, string> = {}) =>
    service.call('/v1/essay-critique', { body: { essay: ESSAY, language: 'ta', ...members }, headers })

  it('gives scores that rest on items, strengths, counts and the kind of text', async () => {
    const { result } = (await critique(ESSAY)).body
    expect(result.scores.map(({ dimension }: { dimension: string }) => dimension)).toEqual([
      ...Object.keys(result.sections),
      'mechanics',
    ])
    expect(result.wordCount).toBe(ESSAY.split(/\s+/u).length)
    expect(result.genre).toEqual({ value: 'essay', given: false })
    expect(result.strengths.length).toBeGreaterThan(0)
    expect(result).not.toHaveProperty('onTopic')
    expect(result).not.toHaveProperty('changes')
    const { issues } = (await service.call('/v1/proofread', { body: { text: ESSAY, language: 'ta' } })).body
      .result
    const counted = Object.values<number>(result.mechanics).reduce((sum, count) => sum + count, 0)
    expect(counted).toBe(issues.length)
  })

  it('takes title, task, limit, kind and level, also on the asynchronous path', async () => {
    const members = {
      title: 'திருக்குறளின் சிறப்பு',
      prompt: 'திருக்குறளின் சிறப்பு குறித்து எழுதுக.',
      word_limit: { min: 200, max: 300 },
      genre: 'report',
      level: 'school',
    }
    const { result } = (await asked(members)).body
    expect(result).toMatchObject({ genre: { value: 'report', given: true }, onTopic: { value: true } })
    expect(result.sections.structure.items.map(({ title }: { title: string }) => title)).toContain(
      'சொற்கள் குறைவு',
    )
    const accepted = (await asked(members, { prefer: 'respond-async' })).body
    const ended = await service.call(accepted.poll_url, { headers: { prefer: 'wait=30' } })
    expect(ended.body.result.result).toEqual(result)
  })

  it.each([
    [{ word_limit: { min: 9, max: 8 } }, '/word_limit/min'],
    [{ word_limit: {} }, '/word_limit'],
    [{ genre: 'novel' }, '/genre'],
    [{ title: 'அ'.repeat(301) }, '/title'],
    [{ prompt: 'அ'.repeat(2_001) }, '/prompt'],
    [{ previous_operation_id: 'x' }, '/previous_operation_id'],
  ])('refuses %j and names the field', async (members, pointer) => {
    const { status, body } = await asked(members)
    expect(status).toBe(400)
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer }))
  })
})

describe('a second draft (F1, F2)', () => {
  const BETTER = ESSAY.replace('கூறுகிறார்.', 'கூறுகிறார். திருக்குறளில் 120 அதிகாரங்கள் உள்ளன.')
  const second = async (previous: string, token?: string) =>
    (
      await service.call('/v1/essay-critique', {
        body: { essay: BETTER, language: 'ta', previous_operation_id: previous },
        ...(token === undefined ? {} : { token }),
      })
    ).body

  it('is compared with the first', async () => {
    const { operation_id: first } = (await critique(ESSAY)).body
    const { result, warnings } = await second(first)
    expect(warnings).toBeUndefined()
    const wrong = result.sections.facts.items.find(({ badge }: { badge: string }) => badge === 'conflicting')
    expect(result.changes.added).toContain(wrong.id)
  })

  it('is not compared with what is foreign, erased, of another endpoint or unknown: the same answer for all', async () => {
    const { operation_id: own } = (await critique(ESSAY)).body
    const proofread = await service.call('/v1/proofread', { body: { text: ESSAY, language: 'ta' } })
    const erased = (await critique(ESSAY)).body.operation_id
    await service.call(`/v1/operations/${erased}`, { method: 'DELETE' })
    const answers = [
      await second(own, admin),
      await second(erased),
      await second(proofread.body.operation_id),
      await second('01890000-0000-7000-8000-000000000000'),
    ]
    for (const { warnings, result } of answers) {
      expect(warnings).toEqual([expect.objectContaining({ code: 'previous_operation_unavailable' })])
      expect(result).not.toHaveProperty('changes')
    }
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
