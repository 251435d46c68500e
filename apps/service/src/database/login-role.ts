import pg from 'pg'
import { DatabaseStartError, explainStart } from './database-start-error.ts'

const PURPOSES = ['tenant', 'worker', 'identity', 'operator']

/**
 * Creates the role that the service logs in with, where it is missing, and lets it take the role of each purpose.
 * It inherits none of their rights: before a transaction says what it is for, it may do nothing.
 */
export async function prepareLoginRole(owner: pg.Client, url: URL): Promise<void> {
  const role = decodeURIComponent(url.username)
  const { rows } = await owner.query<{ owner: string; found: boolean }>(
    'select current_user as owner, exists (select from pg_roles where rolname = $1) as found',
    [role],
  )
  if (rows[0]?.owner === role) {
    throw new DatabaseStartError(
      `DATABASE_URL and DATABASE_MIGRATION_URL must name different roles (both are ${role})`,
    )
  }
  const name = pg.escapeIdentifier(role)
  if (rows[0]?.found !== true) {
    const password = pg.escapeLiteral(decodeURIComponent(url.password))
    await unlessMeanwhileDone(() => owner.query(`create role ${name} login noinherit password ${password}`))
  }
  for (const purpose of PURPOSES) {
    await unlessMeanwhileDone(() =>
      owner.query(`
        do $$ begin
          if not exists (
            select from pg_auth_members
            where roleid = 'semmai_${purpose}'::regrole and member = to_regrole(${pg.escapeLiteral(name)}) and set_option
          ) then
            grant semmai_${purpose} to ${name} with inherit false, set true;
          end if;
        end $$`),
    )
  }
}

/** Roles belong to the whole cluster, so a start on another of its databases may do the same at the same time. */
async function unlessMeanwhileDone(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    const done = code === '42710' || code === '23505' || message === 'tuple concurrently updated'
    if (!done) throw error
  }
}

/** Refuses a login role that row-level security does not bind. Called once at start. */
export async function requireBoundLogin(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'semmai-start' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string; free: boolean }>(
      'select rolname as name, rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
    )
    if (rows[0]?.free === false) return
    throw new DatabaseStartError(
      `DATABASE_URL must name a role without SUPERUSER and BYPASSRLS (${rows[0]?.name} has one of them)`,
    )
  } catch (error) {
    throw explainStart(error, 'DATABASE_URL', url)
  } finally {
    await client.end().catch(() => undefined)
  }
}
