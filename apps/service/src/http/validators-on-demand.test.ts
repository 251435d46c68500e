import AjvCompiler from '@fastify/ajv-compiler'
import { COMPONENTS } from '@semmai/contract'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { AJV_OPTIONS, validatorsOnDemand } from './validators-on-demand.ts'

const word = {
  $id: 'Word',
  type: 'object',
  properties: { word: { type: 'string', maxLength: 5 }, count: { type: 'integer' } },
  required: ['word'],
  additionalProperties: false,
}

async function statusOf(payload?: object): Promise<number> {
  const app = Fastify()
  app.setValidatorCompiler(validatorsOnDemand([word]))
  app.addSchema(word)
  app.post('/', { schema: { body: { $ref: 'Word#' } } }, async ({ body }) => body)
  const { statusCode } = await app.inject({ method: 'POST', url: '/', ...(payload ? { payload } : {}) })
  return statusCode
}

it('inputs are validated by schemas that refer to components, and never changed', async () => {
  expect(await statusOf({ word: 'அறம்', count: 1 })).toBe(200)
  expect(await statusOf({ word: 'அறம்', count: '1' })).toBe(400)
  expect(await statusOf({ word: 'நெடுஞ்சொல்' })).toBe(400)
  expect(await statusOf({})).toBe(400)
  expect(await statusOf()).toBe(400)
})

it('every fault of an input is told', () => {
  const validate = validatorsOnDemand([])({ schema: word, method: 'POST', url: '/', httpPart: 'body' })
  expect(validate({ count: 'x', other: 1 })).toMatchObject({
    error: [{ keyword: 'required' }, { keyword: 'additionalProperties' }, { keyword: 'type' }],
  })
  expect(validate({ word: 'அறம்' })).toBe(true)
})

it('a schema is compiled when it is first asked', () => {
  const compiler = validatorsOnDemand([])
  const validate = compiler({ schema: { type: 'no-such-type' }, method: 'POST', url: '/', httpPart: 'body' })
  expect(() => validate({})).toThrow('type')
})

it('the components are right schemas, which no start checks', () => {
  const schemas = Object.fromEntries(COMPONENTS.map((each) => [each.$id, each]))
  const compile = AjvCompiler()(schemas, { customOptions: { ...AJV_OPTIONS, validateSchema: true } })
  for (const { $id } of COMPONENTS) expect(() => compile({ schema: { $ref: `${$id}#` } })).not.toThrow()
})
