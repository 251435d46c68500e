import type { Page, PageQuery, UsageItem } from '@semmai/contract'
import type { Database } from '../../database/database.ts'
import { pageOf, pageStart } from '../../database/page-cursor.ts'
import { listUsage } from './repository.ts'

export interface Usage {
  list(tenantId: string, query: PageQuery): Promise<Page<UsageItem>>
}

type Key = [day: string, endpoint: string]

function isKey(key: unknown): key is Key {
  return Array.isArray(key) && /^\d{4}-\d{2}-\d{2}$/.test(String(key[0])) && typeof key[1] === 'string'
}

/** Operations and tokens of a tenant, by day (UTC) and endpoint. */
export function createUsage(database: Database): Usage {
  return {
    async list(tenantId, query) {
      const { limit, after } = pageStart(query, isKey)
      const before = after && { day: after[0], endpoint: after[1] }
      const rows = await database.transaction('tenant', tenantId, (tx) =>
        listUsage(tx, tenantId, before, limit + 1),
      )
      return pageOf(rows, limit, ({ day, endpoint }): Key => [day, endpoint])
    },
  }
}
