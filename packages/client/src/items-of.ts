import type { Page } from '@semmai/contract'

/**
 * All items of a list, page after page. A page is fetched when its first item is asked for.
 *
 * @param fetchPage fetches one page; gets `{}` first, then `{ cursor }` of the page before
 * @throws what `fetchPage` throws
 *
 * @example
 * for await (const operation of itemsOf((cursor) => semmai.operations.list({ limit: 50, ...cursor }))) {
 *   console.log(operation.operation_id, operation.status)
 * }
 */
export async function* itemsOf<T>(
  fetchPage: (cursor: { cursor?: string }) => Promise<Page<T>>,
): AsyncGenerator<T> {
  for (let cursor: { cursor?: string } = {}; ; ) {
    const { items, next_cursor: next } = await fetchPage(cursor)
    yield* items
    if (next === null) return
    cursor = { cursor: next }
  }
}
