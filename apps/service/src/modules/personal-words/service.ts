import { LIMITS } from '@semmai/contract'
import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from '../../database/database.ts'
import type { Listener } from '../../database/listener.ts'
import { Problem } from '../../problem.ts'
import { TENANT_CHANGED } from '../tenants/tenant-cache.ts'
import type { TenantDirectory } from '../tenants/tenant-policy.ts'
import { addWord, findWords, putWords, removeWord } from './repository.ts'

/** Words that one user has accepted for their own texts. `principal` is that of `principalId`. */
export interface PersonalWords {
  /** At most seconds old; changes arrive by notification. */
  of(tenantId: string, principal: string): Promise<readonly string[]>
  /** As they are now. */
  read(tenantId: string, principal: string): Promise<string[]>
  /** In the caller's transaction; call `forget` once it has been committed. Gives the words without doubles. */
  replace(tx: Transaction, tenantId: string, principal: string, words: readonly string[]): Promise<string[]>
  /** Drops what this node knows of the tenant's users. */
  forget(tenantId: string): void
  /** Whether it was not there yet. Throws `invalid_request` for what is no word, and where there are 1,000. */
  add(tenantId: string, principal: string, word: string): Promise<boolean>
  /** Whether it was there. */
  remove(tenantId: string, principal: string, word: string): Promise<boolean>
}

export interface PersonalWordsOptions {
  database: Database
  directory: TenantDirectory
  listener: Listener
}

/** A lost notification delays a change by this much. */
const TTL_MS = 3_000
const MAX_USERS = 10_000

/** A list is remembered for seconds. For tenants without any words (`has_personal_words`) none is read. */
export function createPersonalWords({ database, directory, listener }: PersonalWordsOptions): PersonalWords {
  const known = new LRUCache<string, Promise<string[]>>({ max: MAX_USERS, ttl: TTL_MS })
  listener.subscribe(TENANT_CHANGED, { notified: forget, missed: () => known.clear() })

  function forget(tenantId: string): void {
    for (const key of [...known.keys()]) if (key.startsWith(`${tenantId}\n`)) known.delete(key)
    directory.forget(tenantId)
  }

  const read = (tenantId: string, principal: string) =>
    database.statement('tenant', tenantId, (tx) => findWords(tx, tenantId, principal))

  async function change(
    tenantId: string,
    work: Parameters<typeof database.statement<boolean>>[2],
  ): Promise<boolean> {
    const changed = await database.statement('tenant', tenantId, work)
    forget(tenantId)
    return changed
  }

  return {
    read,
    forget,

    async replace(tx, tenantId, principal, words) {
      const own = [...new Set(words)]
      await putWords(tx, tenantId, principal, own)
      return own
    },

    async of(tenantId, principal) {
      // Most tenants have none: then nothing is asked for a call.
      if (!(await directory.find(tenantId))?.has_personal_words) return []
      const key = `${tenantId}\n${principal}`
      const cached = known.get(key)
      if (cached) return cached
      const loaded = read(tenantId, principal)
      known.set(key, loaded)
      loaded.catch(() => known.delete(key))
      return loaded
    },

    async add(tenantId, principal, word) {
      requireWord(word)
      const added = await change(tenantId, (tx) => addWord(tx, tenantId, principal, word))
      if (added) return true
      const words = await read(tenantId, principal)
      if (words.includes(word) || words.length < LIMITS.personalWords) return false
      const detail = `At most ${LIMITS.personalWords} words can be kept. Delete one first.`
      throw new Problem('invalid_request', detail, {
        errors: [{ pointer: 'word', code: 'too_many', detail }],
      })
    },

    remove: (tenantId, principal, word) =>
      change(tenantId, (tx) => removeWord(tx, tenantId, principal, word)),
  }
}

function requireWord(word: string): void {
  if (word !== '' && !/\s/.test(word) && [...word].length <= LIMITS.dictionaryWord) return
  const detail = `A word has 1 to ${LIMITS.dictionaryWord} characters and no spaces.`
  throw new Problem('invalid_request', detail, { errors: [{ pointer: 'word', code: 'invalid', detail }] })
}
