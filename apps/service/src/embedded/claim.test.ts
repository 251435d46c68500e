import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CLAIM_FILE, claimDataFolder } from './claim.ts'
import { StartError } from './start-error.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'semmai-claim-')))
  file = join(folder, CLAIM_FILE)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockOf = (pid: number, startedAt: string | null) => writeFile(file, JSON.stringify({ pid, startedAt }))

/** A process that runs until the test ends it. */
async function withProcess(work: (pid: number) => Promise<void>): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e9); console.log(1)'])
  try {
    await once(other.stdout, 'data')
    await work(other.pid ?? 0)
  } finally {
    other.kill('SIGKILL')
  }
}

async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  return stat.replace(/^.*\) /s, '').split(' ')[19] ?? ''
}

describe('the claim on a data folder', () => {
  it('is refused to a second one until it is released, and leaves nothing behind', async () => {
    const claim = await claimDataFolder(folder)
    await expect(claimDataFolder(folder)).rejects.toThrow(StartError)
    await claim.release()
    expect(await readdir(folder)).toEqual([])
    await (await claimDataFolder(folder)).release()
  })

  it('goes to exactly one of many that ask at once', async () => {
    await lockOf(spawnSync('true').pid, '1')
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => claimDataFolder(folder)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.runIf(process.platform === 'linux')('is refused while another process holds it', () =>
    withProcess(async (pid) => {
      await lockOf(pid, await startOf(pid))
      const before = await readFile(file, 'utf8')
      await expect(claimDataFolder(folder)).rejects.toThrow(`process ${pid}`)
      expect(await readFile(file, 'utf8')).toBe(before)
      expect(await readdir(folder)).toEqual([CLAIM_FILE])
    }),
  )

  it('passes on from a process that has ended', async () => {
    await lockOf(spawnSync('true').pid, '1')
    await (await claimDataFolder(folder)).release()
    expect(await readdir(folder)).toEqual([])
  })

  it.runIf(process.platform === 'linux')('passes on from an ended process whose number another one has', () =>
    withProcess(async (pid) => {
      await lockOf(pid, '1')
      await (await claimDataFolder(folder)).release()
    }),
  )

  it('passes on from an earlier process with the number of this one, as in a container', async () => {
    await lockOf(process.pid, '1')
    await (await claimDataFolder(folder)).release()
  })

  it('passes on from a file that is no lock', async () => {
    await writeFile(file, '{"pid":')
    await (await claimDataFolder(folder)).release()
  })
})
