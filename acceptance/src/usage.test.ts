// Operations and tokens of a tenant by day and endpoint.
import { describe, expect, it } from 'vitest'
import { runningService } from './running-service.ts'
import { aNumber } from './shapes.ts'
import { tenantIn } from './tenant.ts'

const service = await runningService()
const FAULTY = 'அவன் நேற்று பள்ளிக்கு வந்தாள்.'
const aDay = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)

describe('GET /v1/admin/usage', () => {
  it('sums operations and the tokens of the model, with every field', async () => {
    const { user, viewer } = await tenantIn(service, 'certification_pending')
    await user.post('/v1/proofread', { text: FAULTY, language: 'ta' })
    await user.post('/v1/proofread', { text: FAULTY, language: 'ta' })
    await user.post('/v1/essay-critique', { essay: FAULTY, language: 'ta' })
    const { status, body } = await viewer.get('/v1/admin/usage')
    expect(status).toBe(200)
    expect(body).toEqual({
      items: [
        { day: aDay, endpoint: 'proofread', operations: 2, input_tokens: aNumber, output_tokens: aNumber },
        {
          day: aDay,
          endpoint: 'essay-critique',
          operations: 1,
          input_tokens: aNumber,
          output_tokens: aNumber,
        },
      ],
      next_cursor: null,
    })
    expect(body.items[0].input_tokens).toBeGreaterThan(0)
    expect(body.items[0].output_tokens).toBeGreaterThan(0)
  })

  it('is empty without calls', async () => {
    const { admin } = await tenantIn(service, 'byok_pending')
    expect((await admin.get('/v1/admin/usage')).body).toEqual({ items: [], next_cursor: null })
  })
})
