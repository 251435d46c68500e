import type { Page } from '@semmai/contract'

/**
 * Walks a list to its end:
 * `for await (const operation of itemsOf((cursor) => client.operations.list({ ...cursor })))`.
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
