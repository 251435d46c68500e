import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConfigError } from '../config.ts'
import { makeDataFolder } from './data-folder.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semmai-folder-'))
  await writeFile(join(folder, 'file'), '')
})
afterAll(() => rm(folder, { recursive: true }))

it('makes a folder with its parents, however many want it at once, and again', async () => {
  const path = join(folder, 'a', 'b', 'c')
  await Promise.all(Array.from({ length: 10 }, () => makeDataFolder(path)))
  await makeDataFolder(path)
  expect((await stat(path)).isDirectory()).toBe(true)
})

it.runIf(process.platform === 'linux')(
  'ends where a folder takes no other, and names the setting',
  async () => {
    const made = makeDataFolder('/proc/semmai/data')
    await expect(made).rejects.toThrow(ConfigError)
    await expect(made).rejects.toThrow(/DATA_DIR: \/proc\/semmai\/data cannot be used as a folder/)
  },
)

it.each(['file', 'file/data'])('refuses %s, where a file is in the way', async (name) => {
  await expect(makeDataFolder(join(folder, name))).rejects.toThrow(/DATA_DIR: .*cannot be used as a folder/)
})
