import { expect, it } from 'vitest'
import { undocumentedBody } from './documented-bodies.ts'
import type { OpenApiDocument } from './documented-statuses.ts'
import { testHarness } from './test-service.ts'

it('the answer of a text call that lacks a member, or has one that is not documented, is noticed', async () => {
  const harness = await testHarness()
  const service = await harness.start()
  const document = JSON.parse(JSON.stringify(service.service.app?.swagger())) as OpenApiDocument
  const faultOf = (body: unknown) => undocumentedBody(document, '/v1/proofread', 200, body)
  const { body } = await service.call('/v1/proofread', {
    body: { text: 'அவன் நேற்று வந்தாள்.', language: 'ta' },
  })
  expect(faultOf(body)).toBeNull()
  const { latency_ms: _, ...without } = body
  expect(faultOf(without)).toContain('latency_ms')
  expect(faultOf({ ...body, internal: 1 })).toContain('internal')
  const [issue] = body.result.issues
  expect(faultOf({ ...body, result: { ...body.result, issues: [{ ...issue, place: 1 }] } })).toContain(
    'place',
  )
})
