// Decisions E: what a tenant sets for its own texts.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { anError, expectProblem } from './shapes.ts'
import { tenantIn } from './tenant.ts'

const SETTINGS = '/v1/admin/settings'
const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'
const service = await runningService()

describe('settings', () => {
  it('are empty at first; present members replace, absent ones stay', async () => {
    const { admin, viewer } = await tenantIn(service, 'byok_pending')
    const empty = {
      disabled_rules: [],
      dictionary: [],
      fact_lookup: false,
      profile: 'general',
      access_tokens: false,
      languagetool_api: false,
      external_model: 'allowed',
    }
    expect(await viewer.get(SETTINGS)).toMatchObject({ status: 200, body: empty })
    const changed = await admin.patch(SETTINGS, { dictionary: ['செம்மை'] })
    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({ ...empty, dictionary: ['செம்மை'] })
    const both = await admin.patch(SETTINGS, { disabled_rules: ['style/'], fact_lookup: true })
    expect(both.body).toEqual({
      ...empty,
      disabled_rules: ['style/'],
      dictionary: ['செம்மை'],
      fact_lookup: true,
    })
    expect((await viewer.get(SETTINGS)).body).toEqual(both.body)
  })

  it.each([
    ['a rule', { disabled_rules: ['grammar/agreement-gender'] }, FAULTY],
    ['all rules of a prefix', { disabled_rules: ['grammar/'] }, FAULTY],
    ['a word', { dictionary: ['பள்லி'] }, 'நான் பள்லி பார்த்தேன்.'],
  ])('take %s out of the very next proofread', async (_what, change, text) => {
    const { admin, user } = await tenantIn(service, 'byok_pending')
    const issues = async () => (await user.post('/v1/proofread', { text, language: 'ta' })).body.result.issues
    expect(await issues()).toHaveLength(1)
    await admin.patch(SETTINGS, change)
    expect(await issues()).toEqual([])
  })

  it('refuse too many words and unknown members', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    const dictionary = Array.from({ length: 10_001 }, (_, i) => `சொல்${i}`)
    const many = await admin.patch(SETTINGS, { dictionary })
    expectProblem(many, 400, 'invalid_request', { errors: [anError('/dictionary', 'max_items')] })
    expect((await admin.patch(SETTINGS, { dictionary: dictionary.slice(1) })).status).toBe(200)
    const unknown = await admin.patch(SETTINGS, { rules: [] })
    expectProblem(unknown, 400, 'unknown_field', { errors: [anError('/rules', 'unknown_field')] })
    const empty = await admin.patch(SETTINGS, {})
    expectProblem(empty, 400, 'invalid_request', { errors: [anError('', 'min_properties')] })
  })
})
