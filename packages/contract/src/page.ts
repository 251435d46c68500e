import Type, { type Static, type TSchema } from 'typebox'
import { ref, stringOrNull } from './schema-parts.ts'

/** The one shape of every list (decision B12): `next_cursor` is null on the last page. */
export function page<S extends TSchema & { $id?: string }>($id: string, item: S) {
  return Type.Object(
    { items: Type.Array(ref(item)), next_cursor: stringOrNull({ description: 'Null on the last page.' }) },
    { $id },
  )
}

/** One page of a list: pass `next_cursor` as `cursor` for the next, until it is null. */
export interface Page<T> {
  items: T[]
  next_cursor: string | null
}

/** Query parameters arrive as strings and are not coerced: `limit` is 1 to 100, 50 when absent. */
export const pageQuery = {
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$', description: '1 to 100, default 50.' })),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 512, description: 'The next_cursor of the page before.' }),
  ),
}

/** Query of a list without filters. */
export const PageQuery = Type.Object(pageQuery, { additionalProperties: false })
export type PageQuery = Static<typeof PageQuery>
