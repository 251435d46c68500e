import pg from 'pg'
import { hasCode } from '../has-code.ts'
import { DatabaseStartError, explainStart } from './database-start-error.ts'

/** The roles that the first migration makes, one for each purpose of a transaction. */
const PURPOSE_ROLES = ['semmai_tenant', 'semmai_worker', 'semmai_identity', 'semmai_operator']

/**
 * Creates the role that the service logs in with, where it is missing, and lets it take the role of each purpose.
 * It inherits none of their rights: before a transaction says what it is for, it may do nothing.
 * @throws DatabaseStartError where it names the owner, or the server lacks the roles of a database that was restored to it
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
  await requirePurposeRoles(owner)
  const name = pg.escapeIdentifier(role)
  if (rows[0]?.found !== true) {
    const password = pg.escapeLiteral(decodeURIComponent(url.password))
    await unlessMeanwhileDone(() => owner.query(`create role ${name} login noinherit password ${password}`))
  }
  for (const purpose of PURPOSE_ROLES) {
    await unlessMeanwhileDone(() =>
      owner.query(`
        do $$ begin
          if not exists (
            select from pg_auth_members
            where roleid = '${purpose}'::regrole and member = to_regrole(${pg.escapeLiteral(name)}) and set_option
          ) then
            grant ${purpose} to ${name} with inherit false, set true;
          end if;
        end $$`),
    )
  }
}

/** Roles are in no dump: a database restored to another server has its migrations, but not what they made there. */
async function requirePurposeRoles(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regrole(name) is null',
    [PURPOSE_ROLES],
  )
  if (rows.length === 0) return
  throw new DatabaseStartError(
    `this server lacks the roles ${rows.map(({ name }) => name).join(', ')}, though the database has its migrations: it was ` +
      'restored here without them, and its rights and policies are missing, too. Make an empty database, run ' +
      '--role migrate on it, then restore into another empty one (docs/database.md)',
  )
}

/** Roles belong to the whole cluster, so a start on another of its databases may do the same at the same time. */
async function unlessMeanwhileDone(change: () => Promise<unknown>): Promise<void> {
  try {
    await change()
  } catch (error) {
    const raced = error instanceof Error && error.message === 'tuple concurrently updated'
    const done = raced || hasCode(error, '42710') || hasCode(error, '23505')
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
