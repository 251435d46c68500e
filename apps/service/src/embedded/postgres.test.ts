import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres.ts'
import { createSymlinks, executableBy, postgresAccount, postgresBinaries } from './postgres-binaries.ts'
import { isRunningPostmaster, readPostmaster } from './postmaster.ts'

const settings = { fsync: 'off' }
const running: EmbeddedPostgres[] = []
const folders: string[] = []
let dataDir: string

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'semmai-launcher-'))
  folders.push(folder)
  return folder
}

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir: folder, settings })
  running.push(started)
  return started
}

async function ask<T extends pg.QueryResultRow>(postgres: EmbeddedPostgres, sql: string): Promise<T[]> {
  const client = new pg.Client(postgres.superuserUrl('postgres'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** What a `kill -9` of the program leaves behind: Postgres runs on, and nobody holds it. */
async function orphan(postgres: EmbeddedPostgres): Promise<void> {
  running.splice(running.indexOf(postgres), 1)
  await ask(
    postgres,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where application_name = 'semmai-launcher' and pid <> pg_backend_pid()`,
  )
}

const pidOf = async (folder = dataDir) => (await readPostmaster(join(folder, 'postgres')))?.pid ?? 0

beforeEach(async () => {
  dataDir = await temporaryFolder()
})
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

describe('the embedded Postgres', () => {
  it('counts and matches Tamil letters, whatever the locale of the shell', async () => {
    const before = { ...process.env }
    Object.assign(process.env, { LANG: 'C', LC_ALL: 'C', PGPORT: '1', PGDATA: '/nowhere' })
    try {
      const rows = await ask(
        await start(),
        `select length('தமிழ்') as length, 'அ' ~ '^[[:alpha:]]$' as letter, current_setting('server_encoding') as encoding`,
      )
      expect(rows).toEqual([{ length: 5, letter: true, encoding: 'UTF8' }])
    } finally {
      process.env = before
    }
  })

  it('is reached by password on 127.0.0.1 only, with no socket file, and keeps its password to itself', async () => {
    const postgres = await start()
    const rows = await ask(
      postgres,
      `select current_setting('listen_addresses') as address, current_setting('unix_socket_directories') as sockets,
         (select array_agg(distinct auth_method order by auth_method) from pg_hba_file_rules) as methods`,
    )
    expect(rows).toEqual([{ address: '127.0.0.1', sockets: '', methods: ['scram-sha-256'] }])
    const stranger = new pg.Client(postgres.superuserUrl('postgres').replace(/:[^:@]+@/, ':password@'))
    await expect(stranger.connect()).rejects.toThrow('password authentication failed')
    const { mode } = await stat(join(dataDir, 'postgres-password'))
    expect(mode & 0o777).toBe(0o600)
  })

  it('keeps its data over a stop and a start', async () => {
    const first = await start()
    await ask(first, `create table kept as select 'அறம்' as word`)
    await first.stop()
    expect(await pidOf()).toBe(0)
    expect(await ask(await start(), 'select word from kept')).toEqual([{ word: 'அறம்' }])
  })

  it('works below a folder that is closed to other accounts', async () => {
    await chmod(dataDir, 0o700)
    expect(await ask(await start(join(dataDir, 'below')), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('takes over a Postgres that outlived its program, and stops it', async () => {
    const first = await start()
    await ask(first, 'create table survivor as select 1 as one')
    const pid = await pidOf()
    await orphan(first)
    const second = await start()
    expect(second.port).toBe(first.port)
    expect(await ask(second, 'select one from survivor')).toEqual([{ one: 1 }])
    await second.stop()
    expect(isRunningPostmaster(pid, join(dataDir, 'postgres'))).toBe(false)
  })

  it('starts again after Postgres itself was killed', async () => {
    const first = await start()
    await ask(first, 'create table crashed as select 1 as one')
    running.splice(0)
    process.kill(await pidOf(), 'SIGKILL')
    expect(await ask(await start(), 'select one from crashed')).toEqual([{ one: 1 }])
  })

  it('is refused to a second program on the same folder, which does no harm', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow('Another program is running on DATA_DIR')
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses data of another major version and says what to do', async () => {
    await mkdir(join(dataDir, 'postgres'))
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/PostgreSQL 17.*PostgreSQL 18.*dump it/s)
    expect(await readdir(join(dataDir, 'postgres'))).toEqual(['PG_VERSION'])
  })

  it('says which setting is wrong where the data folder cannot be made', async () => {
    const file = join(await temporaryFolder(), 'file')
    await writeFile(file, '')
    await expect(start(join(file, 'data'))).rejects.toThrow(/DATA_DIR: .*file\/data cannot be used/)
  })

  it('starts over where the first start was interrupted', async () => {
    await mkdir(join(dataDir, 'postgres.new', 'data'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.new', 'data', 'PG_VERSION'), '18\n')
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await readdir(dataDir)).not.toContain('postgres.new')
  })
})

describe('a postmaster.pid that is not of a running Postgres', () => {
  const claim = async (pid: number) => {
    await (await start()).stop()
    running.splice(0)
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid}\n${dataDir}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
    )
  }

  it('is of a program that got the number meanwhile', async () => {
    await claim(process.pid)
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is of a zombie, which a container may keep for ever', async () => {
    // The shell becomes a program that never asks after the child it left.
    const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line.toString())
    try {
      await claim(pid)
      expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
    } finally {
      parent.kill('SIGKILL')
    }
  })
})

describe('the binaries', () => {
  it('get their symbolic links also where no install script ran', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'native', 'lib'), { recursive: true })
    await writeFile(join(folder, 'native', 'lib', 'libx.so.1.2'), 'x')
    await symlink('libx.so.1.2', join(folder, 'native', 'lib', 'libx.so'))
    const links = ['libx.so', 'libx.so.1'].map((name) => ({
      ...{ source: 'native/lib/libx.so.1.2', target: `native/lib/${name}` },
    }))
    await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
    await createSymlinks(folder)
    expect(await readlink(join(folder, 'native', 'lib', 'libx.so.1'))).toBe('libx.so.1.2')
    expect(await readFile(join(folder, 'native', 'lib', 'libx.so.1'), 'utf8')).toBe('x')
    await createSymlinks(folder)
  })

  it('are copied where they lie below a folder that the lent account cannot enter, and used in place otherwise', async () => {
    const account = postgresAccount()
    const native = await postgresBinaries(account)
    const copy = join(await temporaryFolder(), 'copy')
    expect(await executableBy(account, native, copy)).toBe(native)
    // Only root lends an account; everybody else runs Postgres as themselves, from where it lies.
    if (account === null) return expect(process.getuid?.()).not.toBe(0)
    await chmod(join(copy, '..'), 0o755)
    await cp(native, join(dataDir, 'native'), { recursive: true, verbatimSymlinks: true })
    await chmod(dataDir, 0o700)
    expect(await executableBy(account, join(dataDir, 'native'), copy)).toBe(copy)
    expect(await executableBy(account, join(dataDir, 'native'), copy)).toBe(copy)
  })

  it('run as another account where this program is root, and as itself otherwise', () => {
    expect(postgresAccount(1000)).toBeNull()
    if (process.platform !== 'linux') return
    expect(postgresAccount(0)?.uid).toBeGreaterThan(0)
  })
})
