import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const BLOCK = Buffer.alloc(1024 * 1024)
/** A file system of more than this is not one that was made for this purpose. */
const SMALL = 1024 ** 3

/** Whether the folder is on a file system that may be filled up. */
export async function isOnSmallDisk(folder: string): Promise<boolean> {
  const { bsize, blocks } = await statfs(folder)
  return bsize * blocks <= SMALL
}

/** Writes until the file system has no space left, and frees it after so many milliseconds. */
export async function fillDisk(folder: string, forMs: number): Promise<void> {
  const path = join(folder, 'ballast')
  const file = await open(path, 'w')
  try {
    await writeUntilFull(file)
    await wait(forMs)
  } finally {
    await file.close()
    await rm(path)
  }
}

async function writeUntilFull(file: Awaited<ReturnType<typeof open>>): Promise<void> {
  for (let size = BLOCK.length; size >= 1024; ) {
    try {
      await file.write(BLOCK, 0, size)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      size /= 4
    }
  }
}
