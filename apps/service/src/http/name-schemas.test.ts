import { OPERATION_STATUSES, SCORE_BANDS } from '@semmai/contract'
import { describe, expect, it } from 'vitest'
import { nameSchemas } from './name-schemas.ts'

const status = { type: 'string', enum: [...OPERATION_STATUSES], description: 'Now.' }

describe('nameSchemas', () => {
  it('refers to a closed set by its name, with the description of its place', () => {
    const { components } = nameSchemas({ components: { schemas: { Thing: { properties: { status } } } } })
    expect(components?.schemas).toMatchObject({
      Thing: {
        properties: { status: { $ref: '#/components/schemas/OperationStatus', description: 'Now.' } },
      },
      OperationStatus: { type: 'string', enum: [...OPERATION_STATUSES] },
    })
  })

  it('refers to one that may be null, and leaves one without a name as it is', () => {
    const band = { type: ['string', 'null'], enum: [...SCORE_BANDS, null] }
    const unnamed = { type: 'string', enum: ['one', 'two'] }
    const { paths } = nameSchemas({ paths: { a: [{ schema: band }, { schema: unnamed }] } })
    expect(paths).toEqual({
      a: [
        { schema: { anyOf: [{ $ref: '#/components/schemas/ScoreBand' }, { type: 'null' }] } },
        { schema: unnamed },
      ],
    })
  })

  it('makes a set of one a constant, and keeps a member that is called enum', () => {
    const paths = {
      a: { type: 'string', enum: ['ta'], description: 'Only.' },
      b: { properties: { enum: {} } },
    }
    expect(nameSchemas({ paths }).paths).toEqual({
      a: { type: 'string', const: 'ta', description: 'Only.' },
      b: { properties: { enum: {} } },
    })
  })

  it('says what the result of an operation may be', () => {
    const schemas: Record<string, object> = {
      Operation: { properties: { result: { type: 'object' }, error: {} } },
    }
    const named = nameSchemas({ components: { schemas } }).components?.schemas
    expect(named?.Operation).toEqual({
      properties: { result: { $ref: '#/components/schemas/OperationResult' }, error: {} },
    })
    expect(named?.OperationResult).toMatchObject({
      anyOf: ['ProofreadEnvelope', 'EssayCritiqueEnvelope', 'CertificationResult'].map((name) => ({
        $ref: `#/components/schemas/${name}`,
      })),
    })
  })
})
