// Does what deploy/Dockerfile says, as processes in a temporary folder, where no Docker runs: copies what it copies, types its
// RUN commands, migrates and starts its ENTRYPOINT against a Postgres of its own, and asks its HEALTHCHECK.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startDatabaseServer } from '../apps/service/dist/chaos/database-server.js'
import { copyCheckout } from './copy-checkout.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ISSUER = 'https://issuer.example.org'
const HEALTHY_LIMIT_MS = 30_000
/** The port that the HEALTHCHECK asks; here it is a free one, for something else may have that. */
const HEALTH_PORT = '9080'

/** @returns {[instruction: string, rest: string][]} */
function instructionsOf(dockerfile) {
  return dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, instruction = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
      return [instruction, rest]
    })
}

/** One stage: a folder that stands for the image's root. */
function newStage(folder) {
  return { folder, workdir: '/', env: {}, entrypoint: [], healthcheck: [] }
}

function copy(rest, stage, stages, context) {
  const words = rest.split(/\s+/)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const to = paths.pop() ?? '.'
  const base = from === undefined ? context : stages.get(from).folder
  const target = join(stage.folder, stage.workdir, to)
  for (const path of paths.flatMap((one) => expand(one, base))) {
    const isFolder = spawnSync('test', ['-d', join(base, path)]).status === 0
    // A folder's content goes to the target, a file beside the others in it.
    const place = isFolder ? target : join(target, basename(path))
    mkdirSync(dirname(place), { recursive: true })
    cpSync(join(base, path), place, { recursive: true, verbatimSymlinks: true })
  }
}

function expand(path, base) {
  if (!path.includes('*')) return [path]
  const { stdout } = spawnSync('bash', ['-c', `ls -d ${path}`], { cwd: base, encoding: 'utf8' })
  return stdout.trim().split('\n')
}

function run(command, stage) {
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: join(stage.folder, stage.workdir),
    env: { ...process.env, ...stage.env },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}`)
}

/** Carries out all stages; gives the last. */
function build(dockerfile, context, scratch) {
  const stages = new Map()
  let stage = newStage(scratch)
  for (const [instruction, rest] of instructionsOf(dockerfile)) {
    if (instruction === 'FROM') {
      stage = newStage(join(scratch, `stage-${stages.size}`))
      stages.set(/ AS (\S+)$/.exec(rest)?.[1] ?? stages.size, stage)
    }
    if (instruction === 'WORKDIR') stage.workdir = rest
    if (instruction === 'ENV') for (const pair of rest.split(' ')) Object.assign(stage.env, entry(pair))
    if (instruction === 'COPY') copy(rest, stage, stages, context)
    if (instruction === 'RUN') run(rest, stage)
    if (instruction === 'ENTRYPOINT') stage.entrypoint = JSON.parse(rest)
    if (instruction === 'HEALTHCHECK') stage.healthcheck = JSON.parse(/CMD (.*)$/.exec(rest)?.[1] ?? '[]')
  }
  return stage
}

const entry = (pair) => Object.fromEntries([pair.split('=')])

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return String(port)
}

async function start(stage, scratch) {
  const server = await startDatabaseServer(join(scratch, 'database'))
  const cwd = join(stage.folder, stage.workdir)
  const [port, metricsPort] = [await freePort(), await freePort()]
  const healthcheck = stage.healthcheck.map((word) => word.replace(`:${HEALTH_PORT}/`, `:${metricsPort}/`))
  if (healthcheck.join() === stage.healthcheck.join())
    throw new Error(`HEALTHCHECK does not ask port ${HEALTH_PORT}`)
  const env = {
    ...{ PORT: port, METRICS_PORT: metricsPort },
    ...{ PATH: process.env.PATH, ...stage.env, DATA_DIR: join(scratch, 'data'), DATABASE_URL: server.url },
    ...{ AUDIENCE: 'semmai-api', OPERATOR_ISSUER: ISSUER, OPERATOR_JWKS_URI: `${ISSUER}/keys` },
    ...{ FINGERPRINT_KEY: 'a key of some length', SECRET_MASTER_KEY: Buffer.alloc(32, 7).toString('base64') },
  }
  const [command = '', ...args] = stage.entrypoint
  const migrated = spawnSync(command, [...args, '--role', 'migrate'], {
    ...{ cwd, stdio: 'inherit' },
    env: { ...env, DATABASE_MIGRATION_URL: server.migrationUrl },
  })
  if (migrated.status !== 0) throw new Error(`--role migrate ended with ${migrated.status}`)
  const service = spawn(command, [...args, '--role', 'all'], { cwd, env, stdio: 'inherit' })
  const ended = new Promise((resolve) => service.once('exit', resolve))
  try {
    await untilHealthy(healthcheck, { cwd, env })
  } finally {
    service.kill('SIGKILL')
    await ended
    await server.stop()
  }
}

async function untilHealthy([command = '', ...args], options) {
  const limit = Date.now() + HEALTHY_LIMIT_MS
  while (spawnSync(command, args, options).status !== 0) {
    if (Date.now() > limit) throw new Error('HEALTHCHECK does not succeed')
    await wait(500)
  }
}

const scratch = mkdtempSync(join(tmpdir(), 'semmai-image-'))
try {
  const context = join(scratch, 'context')
  copyCheckout(context)
  await start(build(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'), context, scratch), scratch)
  console.log('The Dockerfile builds, and what it builds migrates, starts and is healthy')
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
