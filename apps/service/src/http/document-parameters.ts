import { CREDENTIAL_PROVIDERS, LIMITS } from '@semmai/contract'

const UUID = { type: 'string', format: 'uuid' }

/**
 * Parameters as they are meant. Validation takes any string for an id, so that a wrong one is answered as one that does
 * not exist, and a number as its digits, for queries are text.
 */
const MEANT: ReadonlyMap<string, object> = new Map(
  Object.entries({
    access_token_id: UUID,
    integration_id: UUID,
    operation_id: UUID,
    webhook_id: UUID,
    provider: { type: 'string', enum: [...CREDENTIAL_PROVIDERS] },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: LIMITS.pageItems,
      description: `${LIMITS.pageItemsDefault} when absent.`,
    },
  }),
)

/** The schema of a path or a query with its parameters as they are meant, for clients with types. */
export function documentParameters(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return schema
  const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [
    name,
    MEANT.get(name) ?? one,
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}
