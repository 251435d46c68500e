// Interface 2.3, 2.4 and 4.2; decisions A10 to A13.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aNumber, anError, aString, aUuid, expectProblem, tamilText } from './shapes.ts'
import { tenantIn } from './tenant.ts'

/** A correct count, a wrong one, a couplet of the Thirukkural, and a verb that does not agree. */
const ESSAY = [
  'திருக்குறளின் சிறப்பு',
  'திருக்குறள் தமிழின் பெருமை. திருக்குறளில் 1330 குறள்கள் உள்ளன. திருக்குறளில் 120 அதிகாரங்கள் உள்ளன.',
  '“அகர முதல எழுத்தெல்லாம் ஆதி பகவன் முதற்றே உலகு” என்று வள்ளுவர் தொடங்குகிறார்.',
  'அவன் நேற்று பள்ளிக்கு வந்தாள்.',
].join('\n\n')

const service = await runningService()
const tenant = await tenantIn(service, 'byok_pending')
const { id: tenantId, user } = tenant
const critique = (essay: unknown, headers = {}) =>
  user.post('/v1/essay-critique', { essay, language: 'ta' }, headers)

interface Item {
  id: string
  category: string
  severity: string
  location: { from: number; to: number; excerpt: string }
  suggestion: { meaningMayChange: boolean; canAutoApply: boolean }
  badge: string | null
  sourceUrl: string | null
  sourceTitle: string | null
}

describe('POST /v1/essay-critique', () => {
  it('answers 200 with every field of the result', async () => {
    const { status, headers, body } = await critique(ESSAY)
    expect(status).toBe(200)
    expect(body).toEqual({
      request_id: headers.get('x-request-id'),
      tenant_id: tenantId,
      operation_id: aUuid,
      status: 'succeeded',
      provider: 'builtin',
      model: expect.stringMatching(/^semmai-tamil-/),
      latency_ms: aNumber,
      result: {
        summary: tamilText,
        topFixes: expect.any(Array),
        sections: Object.fromEntries(
          ['structure', 'clarity', 'facts', 'citations'].map((name) => [
            name,
            { title: tamilText, summary: tamilText, items: expect.any(Array) },
          ]),
        ),
        safetyFlags: expect.any(Array),
        scores: expect.any(Array),
        strengths: expect.any(Array),
        wordCount: aNumber,
        genre: { value: 'essay', given: false },
        mechanics: { spelling: aNumber, grammar: aNumber, style: aNumber, clarity: aNumber },
      },
    })
    const { sections, topFixes, safetyFlags } = body.result
    const items: Item[] = Object.values<{ items: Item[] }>(sections).flatMap((section) => section.items)
    expect(items.length).toBeGreaterThan(2)
    for (const item of items) {
      expect(item).toEqual({
        id: aString,
        category: expect.stringMatching(/^(structure|clarity|facts|citations)$/),
        severity: expect.stringMatching(/^(high|medium|low)$/),
        title: tamilText,
        description: tamilText,
        location: { from: aNumber, to: aNumber, excerpt: aString },
        suggestion: {
          text: aString,
          canAutoApply: expect.any(Boolean),
          meaningMayChange: expect.any(Boolean),
        },
        badge: item.badge === null ? null : expect.stringMatching(/^(verified|unverified|conflicting)$/),
        sourceUrl: item.sourceUrl === null ? null : aString,
        sourceTitle: item.sourceTitle === null ? null : aString,
      })
      expect(ESSAY.slice(item.location.from, item.location.to)).toBe(item.location.excerpt)
      expect(sections[item.category].items).toContainEqual(item)
    }
    expect(topFixes.length).toBeLessThanOrEqual(5)
    expect(safetyFlags).toEqual(expectedFlags(items))
  })

  it('gives badges from its own records, with their sources, in facts and citations only', async () => {
    const { sections } = (await critique(ESSAY)).body.result
    const badges = (name: string) => sections[name].items.map(({ badge }: Item) => badge)
    expect(badges('citations')).toContain('verified')
    expect(badges('facts')).toEqual(expect.arrayContaining(['verified', 'conflicting']))
    for (const name of ['structure', 'clarity'])
      expect(new Set([null, ...badges(name)])).toEqual(new Set([null]))
    for (const { badge, sourceUrl, sourceTitle } of [...sections.facts.items, ...sections.citations.items]) {
      const sourced = badge === 'verified' || badge === 'conflicting'
      expect([sourceUrl !== null, sourceTitle !== null]).toEqual([sourced, sourced])
    }
  })

  it('is in Tamil whatever the requested language', async () => {
    const { headers, body } = await critique(ESSAY, { 'accept-language': 'en' })
    expect(headers.get('content-language')).toBe('ta')
    expect(body.result.summary).toEqual(tamilText)
  })

  it('is asynchronous beyond 1200 characters, or with Prefer: respond-async', async () => {
    const long = `${ESSAY}\n\n${'மழை பெய்தது. '.repeat(100)}`
    for (const answer of [await critique(long), await critique(ESSAY, { prefer: 'respond-async' })]) {
      const { status, headers, body } = answer
      expect(status).toBe(202)
      expect(body).toEqual({
        ...{ request_id: headers.get('x-request-id'), tenant_id: tenantId, operation_id: aUuid },
        ...{ status: 'queued', poll_url: `/v1/operations/${body.operation_id}` },
      })
      const operation = await tenant.ended(body.operation_id)
      expect(operation).toMatchObject({ endpoint: 'essay-critique', status: 'succeeded' })
      expect(operation.result).toMatchObject({ status: 'succeeded', operation_id: body.operation_id })
      expect(operation.result.result.summary).toEqual(tamilText)
    }
  })

  it('accepts 20,000 characters', async () => {
    expect((await critique('க'.repeat(20_000))).status).toBe(202)
  })

  it.each([
    [
      '20,001 characters',
      { essay: 'க'.repeat(20_001), language: 'ta' },
      'essay_too_long',
      '/essay',
      'essay_too_long',
    ],
    ['an empty essay', { essay: '', language: 'ta' }, 'invalid_request', '/essay', 'min_length'],
    [
      'another language',
      { essay: 'அ', language: 'TA' },
      'unsupported_language',
      '/language',
      'unsupported_language',
    ],
    [
      'an unknown field',
      { essay: 'அ', language: 'ta', text: 'அ' },
      'unknown_field',
      '/text',
      'unknown_field',
    ],
  ])('refuses %s', async (_what, body, code, pointer, error) => {
    expectProblem(await user.post('/v1/essay-critique', body), 400, code, {
      errors: [anError(pointer, error)],
    })
  })
})

/** Decision A12: one for each item that may change the meaning, one for each badge that asks for care. */
function expectedFlags(items: readonly Item[]): unknown {
  const flags = items.flatMap(({ id, badge, suggestion }) => [
    ...(suggestion.meaningMayChange ? [{ itemId: id, type: 'meaning-change', message: tamilText }] : []),
    ...(badge === 'unverified' || badge === 'conflicting'
      ? [{ itemId: id, type: badge, message: tamilText }]
      : []),
  ])
  return expect.toSatisfy((actual: unknown[]) => {
    expect(actual).toHaveLength(flags.length)
    expect(actual).toEqual(expect.arrayContaining(flags))
    return true
  })
}
