import Type, { type Static, type TSchema, type TUnsafe } from 'typebox'

/**
 * A reference to a component by its `$id`, typed as the component is. The server registers all of
 * `COMPONENTS`, so that validation, serialising and the OpenAPI document share one named schema.
 */
export function ref<S extends TSchema & { $id?: string }>(schema: S): TUnsafe<Static<S>> {
  if (!schema.$id) throw new TypeError('only a schema with an $id can be referred to')
  return Type.Unsafe<Static<S>>({ $ref: `${schema.$id}#` })
}

/** A closed set of strings, rendered as `{type: 'string', enum}`. */
export function oneOf<const V extends readonly string[]>(
  values: V,
  options: { description?: string } = {},
): TUnsafe<V[number]> {
  return Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...options })
}

/** A closed set of strings, or null. */
export function oneOfOrNull<const V extends readonly string[]>(
  values: V,
  options: { description?: string } = {},
): TUnsafe<V[number] | null> {
  return Type.Unsafe<V[number] | null>({ type: ['string', 'null'], enum: [...values, null], ...options })
}

/** A string or null, rendered as `{type: ['string', 'null']}`. */
export function stringOrNull(
  options: { description?: string; format?: string } = {},
): TUnsafe<string | null> {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], ...options })
}

/** RFC 3339 in UTC with milliseconds and `Z` (decision B12). */
export const Timestamp = Type.String({ format: 'date-time', examples: ['2026-01-31T09:30:00.000Z'] })
/** A `Timestamp`, or null where it has not happened. */
export const TimestampOrNull = stringOrNull({ format: 'date-time' })

/** UUIDv7 (decision B12). */
export const Uuid = Type.String({ format: 'uuid' })
/** A UUID, or null where there is none. */
export const UuidOrNull = stringOrNull({ format: 'uuid' })

/** The id to quote in a report; it is in the log of the service. */
export const RequestId = Type.String({ description: 'Made by the server; equal in body and X-Request-Id.' })

/** 1 to 63 lower-case letters, digits and hyphens, the first no hyphen. */
export const TENANT_ID_PATTERN = '^[a-z0-9][a-z0-9-]{0,62}$'
/** The name of a tenant, chosen by the operator; also the claim `tenant_id` of its tokens. */
export const TenantId = Type.String({ pattern: TENANT_ID_PATTERN, examples: ['demo'] })

/** The language of the text; there is one (`unsupported_language` for all others). */
export const Language = Type.Literal('ta', { description: 'Must be `ta`.' })
