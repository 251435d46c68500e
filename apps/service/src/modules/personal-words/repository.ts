import { LIMITS } from '@semmai/contract'
import type { Transaction } from '../../database/database.ts'

/** In the order in which they were given; empty where the principal has none. */
export async function findWords(tx: Transaction, tenantId: string, principal: string): Promise<string[]> {
  const { rows } = await tx.query<{ words: string[] }>(
    'select words from personal_words where tenant_id = $1 and principal = $2',
    [tenantId, principal],
  )
  return rows[0]?.words ?? []
}

/** Replaces the list. Doubles and limits are not looked at here. */
export async function putWords(
  tx: Transaction,
  tenantId: string,
  principal: string,
  words: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into personal_words (tenant_id, principal, words) values ($1, $2, $3)
     on conflict (tenant_id, principal) do update set words = excluded.words`,
    [tenantId, principal, words],
  )
}

/** Adds one word; false where it was there, or there is no room for it. */
export async function addWord(
  tx: Transaction,
  tenantId: string,
  principal: string,
  word: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into personal_words as p (tenant_id, principal, words) values ($1, $2, array[$3])
     on conflict (tenant_id, principal) do update set words = p.words || excluded.words
     where not p.words @> excluded.words and cardinality(p.words) < ${LIMITS.personalWords}`,
    [tenantId, principal, word],
  )
  return rowCount === 1
}

/** Removes one word; false where it was not there. */
export async function removeWord(
  tx: Transaction,
  tenantId: string,
  principal: string,
  word: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update personal_words set words = array_remove(words, $3)
     where tenant_id = $1 and principal = $2 and words @> array[$3]`,
    [tenantId, principal, word],
  )
  return rowCount === 1
}
