import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/database/migrate.ts'
import { type EmbeddedDatabase, OWNER, startEmbeddedDatabase } from '../src/embedded/embedded-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file asks for a fresh database; the first to ask starts the cluster. */
    databaseClusterUrl: string
  }
}

export interface FreshDatabase {
  url: string
  migrationUrl: string
  /** To look past row-level security. */
  superuserUrl: string
}

/** Test databases are thrown away, so nothing has to reach the disk. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** One real Postgres for the whole test run, started when the first test file wants a database. */
export default async function databaseCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semmai-test-'))
  let cluster: Promise<EmbeddedDatabase> | null = null
  let copying: Promise<unknown> = Promise.resolve()
  let count = 0

  const server = createServer((_request, response) => {
    cluster ??= startTemplate(dataDir)
    count += 1
    const name = `test_${count}`
    // One after the other: Postgres copies a template only while no other session uses it.
    const copy = copying
      .then(() => cluster)
      .then((started) => copyTemplate(started as EmbeddedDatabase, name))
    copying = copy.catch(() => undefined)
    copy.then(
      (fresh) => response.end(JSON.stringify(fresh)),
      (error: Error) => {
        response.statusCode = 500
        response.end(String(error.stack))
      },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  project.provide('databaseClusterUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  return async () => {
    server.close()
    await (await cluster?.catch(() => null))?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startTemplate(dataDir: string): Promise<EmbeddedDatabase> {
  const cluster = await startEmbeddedDatabase({ dataDir, settings: FAST })
  try {
    await migrate({ ...cluster, log: pino({ level: 'silent' }) })
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function copyTemplate(cluster: EmbeddedDatabase, name: string): Promise<FreshDatabase> {
  const client = new pg.Client(cluster.superuserUrl('postgres'))
  await client.connect()
  try {
    await client.query(`create database ${name} template semmai owner ${OWNER} strategy file_copy`)
  } finally {
    await client.end()
  }
  const address = (url: string) => url.replace(/semmai$/, name)
  return {
    url: address(cluster.url),
    migrationUrl: address(cluster.migrationUrl),
    superuserUrl: cluster.superuserUrl(name),
  }
}
