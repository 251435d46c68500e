import Type, { type Static } from 'typebox'
import { OPERATION_ENDPOINTS } from './operation.ts'
import { page, pageQuery } from './page.ts'
import { oneOf } from './schema-parts.ts'

/** The operations of one day (UTC) and endpoint, and the tokens of the external model that they took. */
export const UsageItem = Type.Object(
  {
    day: Type.String({ format: 'date', description: 'UTC.' }),
    endpoint: oneOf(OPERATION_ENDPOINTS),
    operations: Type.Integer({ minimum: 0 }),
    input_tokens: Type.Integer({
      minimum: 0,
      description: 'Tokens of the external model, those of failed and of repeated attempts too.',
    }),
    output_tokens: Type.Integer({ minimum: 0 }),
  },
  { $id: 'UsageItem' },
)
export type UsageItem = Static<typeof UsageItem>

/** Body of GET /v1/admin/usage, newest day first. */
export const UsagePage = page('UsagePage', UsageItem)
export type UsagePage = Static<typeof UsagePage>

/** Query of GET /v1/admin/usage. */
export const UsageListQuery = Type.Object(pageQuery, { additionalProperties: false })
export type UsageListQuery = Static<typeof UsageListQuery>
