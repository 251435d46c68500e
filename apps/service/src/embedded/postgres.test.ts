import { spawn, spawnSync } from 'node:child_process'
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
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from '../../test/wait-for.ts'
import { CLAIM_FILE } from './claim.ts'
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './postgres.ts'
import { createSymlinks, executableBy, postgresAccount, postgresBinaries } from './postgres-binaries.ts'
import { launchPostgres, type PostgresProcess } from './postgres-process.ts'
import { isRunningPostmaster, readPostmaster } from './postmaster.ts'
import { StartError } from './start-error.ts'

const settings = { fsync: 'off' }
const running: EmbeddedPostgres[] = []
const folders: string[] = []
let dataDir: string

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'semmai-launcher-'))
  folders.push(folder)
  return folder
}

async function start(
  folder = dataDir,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir: folder, settings, ...options })
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

/** What a `kill -9` of the program leaves behind: a Postgres without a supervisor, and a lock of an ended program. */
async function orphan(): Promise<PostgresProcess> {
  const { pid } = spawnSync('true')
  await writeFile(join(dataDir, CLAIM_FILE), JSON.stringify({ pid, startedAt: '1' }))
  const account = postgresAccount()
  const environment = { PATH: process.env.PATH ?? '' }
  return launchPostgres(
    { native: await postgresBinaries(account), cluster: clusterOf(dataDir), account, environment },
    settings,
  )
}

const clusterOf = (folder: string) => join(folder, 'postgres')
const pidOf = async (folder = dataDir) => (await readPostmaster(clusterOf(folder)))?.pid ?? 0

/** Processes of the Postgres of this folder. */
async function postgresIn(folder: string): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
  const found = processes.map(async (pid) => ({
    pid,
    folder: await readlink(`/proc/${pid}/cwd`).catch(() => ''),
  }))
  return (await Promise.all(found)).filter((one) => one.folder === clusterOf(folder)).map(({ pid }) => pid)
}

let template: string

beforeAll(async () => {
  template = await temporaryFolder()
  await (await start(template)).stop()
  running.splice(0)
})
beforeEach(async () => {
  dataDir = await temporaryFolder()
})
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** Fills the data folder with a cluster that was created once for all tests; owner and mode stay as they are. */
function useTemplate(): void {
  for (const name of ['postgres', 'postgres-password']) {
    const { status, stderr } = spawnSync('cp', ['-a', join(template, name), join(dataDir, name)])
    if (status !== 0) throw new Error(stderr.toString())
  }
}

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
    useTemplate()
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
    useTemplate()
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
    useTemplate()
    const { pid, port } = await orphan()
    const second = await start()
    expect(second.port).toBe(port)
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(isRunningPostmaster(pid, clusterOf(dataDir))).toBe(false)
  })

  it('is started again on the same port when it was killed, and keeps what was committed', async () => {
    useTemplate()
    const postgres = await start()
    await ask(postgres, 'create table crashed as select 1 as one')
    const killed = await pidOf()
    process.kill(killed, 'SIGKILL')
    await waitFor(() =>
      ask(postgres, 'select one from crashed').then(
        (rows) => rows.length === 1,
        () => false,
      ),
    )
    expect(await pidOf()).not.toBe(killed)
  })

  it('is given up, with the reason, when it ends and does not start again', async () => {
    useTemplate()
    let givenUp: Error | null = null
    await start(dataDir, {
      onGivenUp(error) {
        givenUp = error
      },
    })
    await writeFile(join(clusterOf(dataDir), 'postgresql.conf'), 'not a setting')
    process.kill(await pidOf(), 'SIGKILL')
    await waitFor(() => givenUp !== null)
    expect(givenUp).toBeInstanceOf(StartError)
    expect(String(givenUp)).toMatch(
      /ended 6 times .* is not started again .*postgresql\.conf.*: see .*postgres\.log/s,
    )
  })

  it('is refused to a second program on the same folder, also after a crash of a backend', async () => {
    useTemplate()
    const first = await start()
    await expect(start()).rejects.toThrow('Another program (process')
    const lost = ask(first, 'select pg_backend_pid() as pid, pg_sleep(60)').catch(() => 'lost')
    let backend = 0
    await waitFor(async () => {
      const rows = await ask<{ pid: number }>(
        first,
        `select pid from pg_stat_activity where query like '%pg_sleep(60)' and pid <> pg_backend_pid()`,
      )
      backend = rows[0]?.pid ?? 0
      return backend > 0
    })
    process.kill(backend, 'SIGKILL')
    expect(await lost).toBe('lost')
    await expect(start()).rejects.toThrow('Another program (process')
    await waitFor(() =>
      ask(first, 'select 1').then(
        () => true,
        () => false,
      ),
    )
    await expect(start()).rejects.toThrow('Another program (process')
    expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.runIf(process.platform === 'linux')(
    'leaves no process behind where the password file does not fit, and names the file',
    async () => {
      useTemplate()
      await writeFile(join(dataDir, 'postgres-password'), 'another')
      await expect(start()).rejects.toThrow(
        /postgres-password does not hold the password .* restore the file/,
      )
      expect(await postgresIn(dataDir)).toEqual([])
    },
  )

  it('names an empty password file and what to do', async () => {
    useTemplate()
    await writeFile(join(dataDir, 'postgres-password'), '')
    await expect(start()).rejects.toThrow(/postgres-password is empty: restore it/)
  })

  it.each([
    ['a folder without data', (path: string) => mkdir(join(path, 'notes'), { recursive: true })],
    ['a file', (path: string) => writeFile(path, '')],
  ])('refuses %s in the place of its data, and leaves it as it is', async (_, make) => {
    await make(clusterOf(dataDir))
    await expect(start()).rejects.toThrow(/postgres .*(choose another DATA_DIR)/)
    expect(await readdir(dataDir)).toContain('postgres')
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
    useTemplate()
    await writeFile(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${pid}\n${dataDir}\n0\n5432\n\n127.0.0.1\n0 0\nready\n`,
    )
  }

  it('is of a program that got the number meanwhile', async () => {
    await claim(process.pid)
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is of a zombie, which a container may never remove', async () => {
    // The shell becomes a program that never waits for its child.
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
      source: 'native/lib/libx.so.1.2',
      target: `native/lib/${name}`,
    }))
    await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
    await createSymlinks(folder)
    expect(await readlink(join(folder, 'native', 'lib', 'libx.so.1'))).toBe('libx.so.1.2')
    expect(await readFile(join(folder, 'native', 'lib', 'libx.so.1'), 'utf8')).toBe('x')
    await createSymlinks(folder)
  })

  it('are copied where the other account cannot enter their folder, and used in place otherwise', async () => {
    const account = postgresAccount()
    const native = await postgresBinaries(account)
    const copy = join(await temporaryFolder(), 'copy')
    expect(await executableBy(account, native, copy)).toBe(native)
    // Only root uses another account; every other account runs Postgres itself, from the original folder.
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
