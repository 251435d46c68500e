import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silent, type TestDatabase, testDatabase } from '../../test/test-database.ts'
import { createListener, type Listener } from './listener.ts'

let test: TestDatabase
let listener: Listener

beforeAll(async () => {
  test = await testDatabase()
  listener = createListener({ url: test.url, log: silent, firstPauseMs: 1 })
})
afterAll(() => listener.close())

const notify = (payload: string) =>
  test.database.transaction('worker', null, (tx) =>
    tx.query('select pg_notify($1, $2)', ['greetings', payload]),
  )

it('hears a notification, and after a lost connection says that some may be missing and hears again', async () => {
  const heard: string[] = []
  let wake = () => {}
  listener.subscribe('greetings', {
    notified: (payload) => {
      heard.push(payload)
      wake()
    },
    missed: () => {
      heard.push('missed')
      wake()
    },
  })
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  await listener.ready()

  const first = next()
  await notify('one')
  await first

  const again = next()
  const other = new pg.Client(test.url)
  await other.connect()
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'semmai-listener' and datname = current_database()`)
  await other.end()
  await again

  const second = next()
  await notify('two')
  await second
  expect(heard).toEqual(['one', 'missed', 'two'])
})
