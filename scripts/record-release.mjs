// Records what a release leaves in a database and what it says to it, for `apps/service/test/upgrade.test.ts`: the rows of the
// tenant `demo`, the migrations, and every statement of the service with the role that it ran under.
//   node scripts/record-release.mjs begin DATA_DIR       on a running `npm start` of that release; then make it do its work
//   node scripts/record-release.mjs end DATA_DIR FILE
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const pg = createRequire(new URL('../apps/service/package.json', import.meta.url))('pg')
const TENANT = 'demo'
const LOGIN_ROLE = 'semmai_app'
const EXPLAINABLE = /^(select|insert|update|delete|with)\b/i

const [step, dataDir, file] = process.argv.slice(2)
if (!['begin', 'end'].includes(step) || !dataDir || (step === 'end') !== (file !== undefined)) {
  process.stderr.write('Usage: node scripts/record-release.mjs begin DATA_DIR | end DATA_DIR FILE\n')
  process.exit(2)
}

const client = new pg.Client({
  host: '127.0.0.1',
  port: Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]),
  user: 'postgres',
  password: readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim(),
  database: 'semmai',
})
await client.connect()
if (step === 'begin') await logStatements()
else writeFileSync(file, `${JSON.stringify(await record(), null, 1)}\n`)
await client.end()

async function logStatements() {
  const settings = { log_statement: 'all', log_line_prefix: '%p %u|', log_parameter_max_length: '40' }
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter system set ${name} = '${value}'`)
  await client.query('select pg_reload_conf()')
}

async function record() {
  const { rows: migrations } = await client.query(
    'select number, name, checksum from schema_migrations order by number',
  )
  const { rows: named } = await client.query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where a.attname = 'tenant_id' and c.relkind = 'r' and not c.relispartition order by c.relname = 'tenants' desc, 1`,
  )
  const tables = {}
  for (const { name } of named) {
    const { rows } = await client.query(`select to_json(t) as row from ${name} t where tenant_id = $1`, [
      TENANT,
    ])
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row)
  }
  const { rows: times } = await client.query('select now() as at')
  return {
    recordedAt: times[0].at,
    // So that keys of that release can be used again.
    fingerprintKey: readFileSync(join(dataDir, 'fingerprint-key'), 'utf8').trim(),
    migrations,
    tables,
    statements: statementsOf(readFileSync(join(dataDir, 'postgres.log'), 'utf8')),
  }
}

/** Each statement once for each role. A transaction names its role when it begins, and some take another on the way. */
function statementsOf(log) {
  const roles = new Map()
  const found = new Map()
  for (const entry of log.split(/\n(?=\d+ \S*\|)/)) {
    const [, pid, user, kind, text] = /^(\d+) (\S*)\|(LOG|DETAIL): {2}([\s\S]*)$/.exec(entry) ?? []
    if (user !== LOGIN_ROLE) continue
    const sql = text
      .replace(/^(statement|execute [^:]*): /, '')
      .trim()
      .replace(/\s+/g, ' ')
    const taken = /set_config\('role', '(\w+)'/.exec(sql) ?? /^Parameters: \$1 = '(semmai_\w+)'/i.exec(sql)
    if (taken) roles.set(pid, taken[1])
    else if (/^(commit|rollback)/.test(sql)) roles.delete(pid)
    else if (kind === 'LOG' && roles.has(pid) && EXPLAINABLE.test(sql)) {
      found.set(`${roles.get(pid)} ${sql}`, { role: roles.get(pid), sql })
    }
  }
  return [...found.keys()].sort().map((key) => found.get(key))
}
