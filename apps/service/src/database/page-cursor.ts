import { LIMITS, type Page, type PageQuery } from '@semmai/contract'
import { validate as isUuid } from 'uuid'
import { Problem } from '../problem.ts'

/** Where a page begins: `after` is the key of the last item of the page before, null for the first page. */
export interface PageStart<Key> {
  limit: number
  after: Key | null
}

/** Reads `limit` and `cursor`. `isKey` says what this list's keys look like; anything else is no cursor of it. */
export function pageStart<Key>(query: PageQuery, isKey: (value: unknown) => value is Key): PageStart<Key> {
  const limit = Number(query.limit ?? LIMITS.pageItemsDefault)
  if (query.cursor === undefined) return { limit, after: null }
  try {
    const after: unknown = JSON.parse(Buffer.from(query.cursor, 'base64url').toString('utf8'))
    if (isKey(after)) return { limit, after }
  } catch {
    // The same refusal as for a key of another list.
  }
  const detail = 'cursor is not one that this list gave: leave it out to begin with the first page.'
  throw new Problem('invalid_request', detail, { errors: [{ pointer: 'cursor', code: 'invalid', detail }] })
}

/** Whether a key is an id, as most lists are sorted by. */
export const isId = (value: unknown): value is string => isUuid(value)

/** Makes the page from one item more than the limit, if there is one. `keyOf` gives what the list is sorted by. */
export function pageOf<T, Key>(items: readonly T[], limit: number, keyOf: (item: T) => Key): Page<T> {
  const page = items.slice(0, limit)
  const last = page.at(-1)
  const more = items.length > limit && last !== undefined
  return {
    items: page,
    next_cursor: more ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : null,
  }
}
