import { beforeAll, describe, expect, it } from 'vitest'
import { type TestHarness, type TestService, testHarness } from './test-service.ts'
import { waitFor } from './wait-for.ts'

const INITIAL = {
  disabled_rules: [],
  dictionary: [],
  fact_lookup: false,
  profile: 'general',
  access_tokens: false,
  languagetool_api: false,
  external_model: 'allowed',
}
const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'

let harness: TestHarness
let service: TestService
let admin: string

beforeAll(async () => {
  harness = await testHarness()
  service = await harness.start()
  admin = await harness.token({ roles: ['tenant_admin'] })
})

const change = (body: object, token = admin) =>
  service.call('/v1/admin/settings', { method: 'PATCH', token, body })

async function rulesThatFire(node: TestService, tenantId = 'demo', text = FAULTY): Promise<string[]> {
  const token = await harness.token({ tenant_id: tenantId })
  const { body } = await node.call('/v1/proofread', { token, body: { text, language: 'ta' } })
  return body.result.issues.map((issue: { rule: string }) => issue.rule)
}

describe('settings', () => {
  it('are empty at first, and a present member replaces its list while an absent one stays', async () => {
    const viewer = await harness.token({ roles: ['tenant_viewer'] })
    const read = () => service.call('/v1/admin/settings', { token: viewer })
    expect((await read()).body).toEqual(INITIAL)
    expect((await change({ dictionary: ['செம்மை', 'செம்மை', 'கணினி'] })).body.dictionary).toEqual([
      'செம்மை',
      'கணினி',
    ])
    expect((await change({ disabled_rules: ['style/'] })).body).toEqual({
      ...INITIAL,
      disabled_rules: ['style/'],
      dictionary: ['செம்மை', 'கணினி'],
    })
    expect((await read()).body.disabled_rules).toEqual(['style/'])
    expect((await change({ disabled_rules: [], dictionary: [] })).status).toBe(200)
  })

  it('apply to the very next proofread of the tenant, by rule or prefix, and to no other tenant', async () => {
    const [rule = ''] = await rulesThatFire(service)
    expect(rule).toMatch(/^grammar\//)
    for (const disabled of [rule, 'grammar/', 'grammar']) {
      await change({ disabled_rules: [disabled] })
      expect([disabled, await rulesThatFire(service)]).toEqual([disabled, []])
      expect(await rulesThatFire(service, 'demo2')).toEqual([rule])
    }
    await change({ disabled_rules: [] })
    expect(await rulesThatFire(service)).toEqual([rule])
  })

  it('choose the profile of texts that name none, asynchronous ones too', async () => {
    const text = 'அவர் வரும் போது மழை பெய்தது.'
    const token = await harness.token()
    const rulesOf = async (profile?: string, headers = {}) => {
      const { body } = await service.call('/v1/proofread', {
        token,
        headers,
        body: { text, language: 'ta', ...(profile && { profile }) },
      })
      if (body.result) return body.result.issues.map((issue: { rule: string }) => issue.rule)
      const operation = () => service.call(body.poll_url, { token })
      await waitFor(async () => (await operation()).body.status === 'succeeded')
      const { result } = (await operation()).body
      return result.result.issues.map((issue: { rule: string }) => issue.rule)
    }
    const later = { prefer: 'respond-async' }
    expect(await rulesOf()).toEqual([])
    expect(await rulesOf('school')).toEqual(['style/join-when'])
    expect(await rulesOf('school', later)).toEqual(['style/join-when'])
    expect((await change({ profile: 'school' })).body.profile).toBe('school')
    expect(await rulesOf()).toEqual(['style/join-when'])
    expect(await rulesOf(undefined, later)).toEqual(['style/join-when'])
    expect(await rulesOf('general')).toEqual([])
    expect((await change({ profile: 'college' })).status).toBe(400)
    await change({ profile: 'general' })
  })

  it('let the words of the dictionary pass', async () => {
    const word = 'பள்லி'
    const text = `நான் ${word} பார்த்தேன்.`
    const before = await rulesThatFire(service, 'demo', text)
    expect(before.some((rule) => rule.startsWith('spelling/'))).toBe(true)
    await change({ dictionary: [word] })
    expect(await rulesThatFire(service, 'demo', text)).toEqual([])
    await change({ dictionary: [] })
  })

  it('hold 10,000 words and refuse 10,001, changing nothing', async () => {
    const words = (count: number) => Array.from({ length: count }, (_, i) => `சொல்${i}`)
    expect((await change({ dictionary: words(10_000) })).status).toBe(200)
    const refused = await change({ dictionary: words(10_001) })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    const kept = await service.call('/v1/admin/settings', { token: admin })
    expect(kept.body.dictionary).toHaveLength(10_000)
    await change({ dictionary: [] })
  })

  it('refuse an unknown rule, naming its place, and change nothing', async () => {
    await change({ disabled_rules: ['style/'] })
    const refused = await change({ disabled_rules: ['grammar/', 'grammar/agrement', 'style/x', 'textmodel'] })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(refused.body.errors).toMatchObject([
      { pointer: '/disabled_rules/1', code: 'unknown_rule' },
      { pointer: '/disabled_rules/2', code: 'unknown_rule' },
    ])
    const { body } = await service.call('/v1/admin/settings', { token: admin })
    expect(body.disabled_rules).toEqual(['style/'])
    expect((await change({ disabled_rules: ['textmodel'] })).status).toBe(200)
    await change({ disabled_rules: [] })
  })

  it.each([
    {},
    { dictionary: [''] },
    { dictionary: 'செம்மை' },
    { dictionary: [1] },
    { words: [] },
    { disabled_rules: null },
  ])('refuse %j', async (body) => {
    expect((await change(body)).status).toBe(400)
  })

  it('leave the words themselves out of the audit log', async () => {
    await change({ dictionary: ['இரகசியச்சொல்'] })
    const { body } = await service.call('/v1/admin/audit-events?type=tenant_settings_changed&limit=1', {
      token: admin,
    })
    const { dictionary: _words, ...others } = INITIAL
    expect(body.items[0].details).toEqual({ ...others, dictionary_words: 1 })
    expect(JSON.stringify(body)).not.toContain('இரகசியச்சொல்')
    await change({ dictionary: [] })
  })
})
